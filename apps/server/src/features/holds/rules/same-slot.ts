/** A time at a place, as far as two choices of one customer can be the same. Instants are epoch milliseconds. */
export type SlotLocation = {
  serviceId: string
  start: number
  end: number
  locationId: string | null
  /** Null: anyone. */
  resourceId: string | null
}

/** Choosing again what one keeps already is the same hold; asking for anyone fits whoever was kept. */
export function isSameLocation(held: SlotLocation, requested: SlotLocation): boolean {
  return (
    held.serviceId === requested.serviceId &&
    held.start === requested.start &&
    held.end === requested.end &&
    (requested.locationId === null || held.locationId === requested.locationId) &&
    (requested.resourceId === null || held.resourceId === requested.resourceId)
  )
}
