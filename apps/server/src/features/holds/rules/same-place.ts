/** A slot, as compared with another choice of the same customer. Instants are epoch milliseconds. */
export type Place = {
  serviceId: string
  start: number
  end: number
  locationId: string | null
  /** Null: anyone. */
  resourceId: string | null
}

/** Returns true if the request matches the held slot. A request for any resource matches every held one. */
export function isSamePlace(kept: Place, requested: Place): boolean {
  return (
    kept.serviceId === requested.serviceId &&
    kept.start === requested.start &&
    kept.end === requested.end &&
    (requested.locationId === null || kept.locationId === requested.locationId) &&
    (requested.resourceId === null || kept.resourceId === requested.resourceId)
  )
}
