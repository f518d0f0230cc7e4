/** Seats of a session or of a course. */
export interface SeatCount {
  readonly capacity: number
  /** Participants of bookings that take a seat. */
  readonly taken: number
  /** Seats in live holds. */
  readonly held: number
  /** Seats under a waiting-list offer. */
  readonly offered: number
}

/**
 * Returns the seats available to a new customer: capacity minus taken, held and offered; never below 0, although
 * overrides may exceed capacity.
 */
export function openSeats({ capacity, taken, held, offered }: SeatCount): number {
  return Math.max(0, capacity - taken - held - offered)
}
