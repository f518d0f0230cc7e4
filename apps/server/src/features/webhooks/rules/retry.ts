import { HOUR } from '@kalends/availability'

/** Attempts to deliver an event, the first one included. */
export const maxAttempts = 5
const firstDelayMs = 30_000

/** Returns the delay in milliseconds before the next attempt, or undefined after the last one: it doubles each time. */
export function retryDelay(attempt: number): number | undefined {
  return attempt >= maxAttempts ? undefined : firstDelayMs * 2 ** (attempt - 1)
}

const deadAfterMs = 24 * HOUR
const deadAfterEvents = 5

/**
 * Returns true if a receiver is dead: for a day nothing could be delivered, and at least five events were given up. A
 * receiver that rarely gets events has longer, and a short outage pauses none.
 */
export function isDead({ failingSince, givenUp }: { failingSince: number; givenUp: number }, now: number): boolean {
  return givenUp >= deadAfterEvents && now - failingSince >= deadAfterMs
}
