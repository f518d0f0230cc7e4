type SessionLocation = { locationType: string | null; locationId: string | null }

/** Business locations by id, and whether custom addresses count. */
type Locations = { locationIds: readonly string[]; custom: boolean }

/** Returns true if a session is at one of these locations. The customer's location never matches. */
export function isAt({ locationType, locationId }: SessionLocation, at: Locations | 'everywhere'): boolean {
  if (at === 'everywhere') return true
  if (locationType === 'OWNER_CUSTOM') return at.custom
  return locationType === 'OWNER_BUSINESS' && at.locationIds.includes(locationId ?? '')
}
