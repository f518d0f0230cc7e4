/** A time at a place, as far as two choices of one customer can be the same. Instants are epoch milliseconds. */
export type Place = {
  serviceId: string
  start: number
  end: number
  locationId: string | null
  /** Null: anyone. */
  resourceId: string | null
}

/** Choosing again what one keeps already is the same hold; asking for anyone fits whoever was kept. */
export function isSamePlace(kept: Place, requested: Place): boolean {
  return (
    kept.serviceId === requested.serviceId &&
    kept.start === requested.start &&
    kept.end === requested.end &&
    (requested.locationId === null || kept.locationId === requested.locationId) &&
    (requested.resourceId === null || kept.resourceId === requested.resourceId)
  )
}
