/** When a start may be booked, in elapsed minutes before it. */
export interface PolicyWindows {
  /** Not bookable earlier than this before the start; null: no limit. */
  readonly limitEarlyMinutes: number | null
  /** Not bookable later than this before the start; null: until the start. */
  readonly limitLateMinutes: number | null
  /** Bookable after the start (for sessions: until the end). Never combined with a late limit. */
  readonly bookAfterStart: boolean
}

/** When a booking may be cancelled or rescheduled. */
export interface ChangeWindow {
  readonly enabled: boolean
  /** Not later than this before the start; null: until the start. */
  readonly limitMinutes: number | null
}

/** The policy's decision about booking one start now. */
export interface BookingViolations {
  readonly tooEarlyToBook: boolean
  readonly tooLateToBook: boolean
  /** The instant from which booking is allowed; null without an early limit. */
  readonly earliestBookingAt: number | null
}
