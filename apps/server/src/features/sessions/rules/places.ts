type There = { locationType: string | null; locationId: string | null }

/** Business locations by id, and a service's custom addresses. */
type Places = { locationIds: readonly string[]; custom: boolean }

/** Returns true if it takes place at one of these. A customer's address matches none. */
export function isAt({ locationType, locationId }: There, at: Places | 'everywhere'): boolean {
  if (at === 'everywhere') return true
  if (locationType === 'OWNER_CUSTOM') return at.custom
  return locationType === 'OWNER_BUSINESS' && at.locationIds.includes(locationId ?? '')
}
