import type { OutputOf } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../../lib/refusal.ts'

/** What a move does to the price of a booking, and what is then due or goes back. */
export type PriceChange = NonNullable<OutputOf<'previewBookingCharge'>['change']>

/** Another staff member, another length, or both. */
export type Considered = { resourceId?: string; durationMinutes?: number }

/** Asks what a move would change; null if the price stays, is no number, or is not shown to this person. */
export async function loadPriceChange(
  client: Client,
  bookingId: string,
  considered: Considered,
): Promise<PriceChange | null> {
  if (Object.keys(considered).length === 0) return null
  try {
    return (await client.bookings.previewBookingCharge({ bookingId, ...considered })).change
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}
