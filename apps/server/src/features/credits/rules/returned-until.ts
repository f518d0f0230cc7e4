import { DAY } from '@kalends/availability'

const shortestMs = 30 * DAY

/**
 * Returns until when a credit is valid that the business returns after its cycle ended: as long as it had left when it was
 * spent, at least 30 days. Instants in epoch milliseconds.
 */
export function returnedUntil({ usedAt, endsAt, now }: { usedAt: number; endsAt: number; now: number }): number {
  return now + Math.max(endsAt - usedAt, shortestMs)
}
