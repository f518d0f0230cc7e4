type ResourcesRule = { enabled?: boolean | null | undefined; autoAssignAllowed?: boolean | null | undefined }

/** Returns true if the policy requires the customer to choose a resource. */
export function mustNameResource(rule: ResourcesRule | null | undefined): boolean {
  return rule?.enabled === true && rule.autoAssignAllowed !== true
}
