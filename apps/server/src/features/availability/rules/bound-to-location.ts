type Needs = {
  staffResourceIds: readonly string[]
  resourceTypes: readonly object[]
  options: { kind: string } | null
  addOnGroups: readonly object[]
  rental: object | null
}

/**
 * Returns true if the location's opening hours apply. A simple appointment needs the staff member's hours only; one
 * with further resources or a chosen duration needs the location open as well.
 */
export function isBoundToLocation(service: Needs): boolean {
  const needsMore = service.resourceTypes.length > 0 || service.staffResourceIds.length === 0
  return needsMore || service.options?.kind === 'DURATION' || service.addOnGroups.length > 0 || service.rental !== null
}
