type ResourcesRule = { enabled?: boolean | null | undefined; autoAssignAllowed?: boolean | null | undefined }

/** The policy wants the customer to choose a person, and does not let the house choose one. */
export function mustNameResource(rule: ResourcesRule | null | undefined): boolean {
  return rule?.enabled === true && rule.autoAssignAllowed !== true
}
