/** Seats of a session or of a course. */
export interface SeatCount {
  readonly capacity: number
  /** Participants of bookings that take a place. */
  readonly taken: number
  /** Seats in live holds. */
  readonly held: number
  /** Seats under a waiting-list offer. */
  readonly offered: number
}

/** Seats open to a newcomer: capacity less taken, held and offered; never below 0, though overrides may go over capacity. */
export function openSeats({ capacity, taken, held, offered }: SeatCount): number {
  return Math.max(0, capacity - taken - held - offered)
}
