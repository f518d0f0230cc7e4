import { DAY } from '@kalends/availability'

/** Until when a link to a booking opens it: 30 days after its end, for links live in e-mails. Epoch milliseconds. */
export function linkExpiry(booking: { endsAt: string | null; createdAt: string }): number {
  return Date.parse(booking.endsAt ?? booking.createdAt) + 30 * DAY
}
