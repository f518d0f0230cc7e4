type Needs = {
  staffResourceIds: readonly string[]
  resourceTypes: readonly object[]
  options: { kind: string } | null
  addOnGroups: readonly object[]
  rental: object | null
}

/**
 * Whether the opening hours of the place bind too. The hours of a person alone say when a simple appointment can be;
 * as soon as it needs something else, or its length is chosen, the place must be open as well.
 */
export function isBoundToLocation(service: Needs): boolean {
  const needsMore = service.resourceTypes.length > 0 || service.staffResourceIds.length === 0
  return needsMore || service.options?.kind === 'DURATION' || service.addOnGroups.length > 0 || service.rental !== null
}
