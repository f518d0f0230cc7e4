/** What two choices of one customer are compared by. Instants are epoch milliseconds. */
export type ComparableSlot = {
  serviceId: string
  start: number
  end: number
  locationId: string | null
  /** Null: anyone. */
  resourceId: string | null
}

/** Returns true if the held slot satisfies the request. A request for any resource or location matches any. */
export function isSameSlot(held: ComparableSlot, requested: ComparableSlot): boolean {
  return (
    held.serviceId === requested.serviceId &&
    held.start === requested.start &&
    held.end === requested.end &&
    (requested.locationId === null || held.locationId === requested.locationId) &&
    (requested.resourceId === null || held.resourceId === requested.resourceId)
  )
}
