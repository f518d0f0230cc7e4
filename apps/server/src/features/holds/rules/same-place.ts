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
export function isSamePlace(kept: Place, asked: Place): boolean {
  return (
    kept.serviceId === asked.serviceId &&
    kept.start === asked.start &&
    kept.end === asked.end &&
    (asked.locationId === null || kept.locationId === asked.locationId) &&
    (asked.resourceId === null || kept.resourceId === asked.resourceId)
  )
}
