import { DAY } from '@kalends/availability'

/** Returns when a link to a booking expires: 30 days after its end, since links stay in emails. Epoch milliseconds. */
export function linkExpiry(booking: { endsAt: string | null; createdAt: string }): number {
  return Date.parse(booking.endsAt ?? booking.createdAt) + 30 * DAY
}
