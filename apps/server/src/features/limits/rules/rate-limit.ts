/** At most `limit` actions within one window, counted under a key. */
export type RateLimit = {
  key: string
  limit: number
  windowMs: number
  /** More specific description than that of THROTTLED_FEATURE. */
  refusal?: string
}

/** Returns the seconds until the window that refused this action is over; at least one. */
export function retryAfterSeconds(windowStartedAt: number, { windowMs }: RateLimit, now: number): number {
  return Math.max(1, Math.ceil((windowStartedAt + windowMs - now) / 1000))
}
