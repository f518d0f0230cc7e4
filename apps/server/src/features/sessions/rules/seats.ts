type There = { locationType: string | null; locationId: string | null }

/** Places of the business by id, and addresses of a service's own. */
type Locations = { locationIds: readonly string[]; custom: boolean }

/** Whether something takes place at one of these. Where the customer says is nobody's place. */
export function isAt({ locationType, locationId }: There, at: Locations | 'everywhere'): boolean {
  if (at === 'everywhere') return true
  if (locationType === 'OWNER_CUSTOM') return at.custom
  return locationType === 'OWNER_BUSINESS' && at.locationIds.includes(locationId ?? '')
}
