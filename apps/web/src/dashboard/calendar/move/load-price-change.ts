import type { bookings, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import type { Money } from '../../../lib/format.ts'
import { isRefusal } from '../../../lib/refusal.ts'

type WireBooking = Infer<typeof bookings.Booking>

/** What changes when another staff member has another price; `by` is never negative. */
export type PriceChange = { from: Money; to: Money; by: Money; isDearer: boolean }

/** Compares the prices of a booking with two staff members; null if they are the same, or no price is a number. */
export async function loadPriceChange(
  client: Client,
  booking: WireBooking,
  [before, after]: readonly [string, string],
): Promise<PriceChange | null> {
  if (!before || !after || before === after) return null
  const [from, to] = await Promise.all([quote(client, booking, before), quote(client, booking, after)])
  if (!from || !to || from.currency !== to.currency) return null
  const difference = Number(to.value) - Number(from.value)
  if (difference === 0) return null
  const by = { value: Math.abs(difference).toFixed(3), currency: to.currency }
  return { from, to, by, isDearer: difference > 0 }
}

async function quote(client: Client, booking: WireBooking, resourceId: string): Promise<Money | undefined> {
  const { totalParticipants, participantsChoices, bookedAddOns, bookedEntity } = booking
  const { serviceId, location } = bookedEntity?.slot ?? {}
  try {
    const { payment } = await client.bookings.quoteBooking({
      serviceId: serviceId ?? '',
      resourceId,
      locationId: location?.id ?? null,
      ...(participantsChoices ? { participantsChoices } : { totalParticipants: totalParticipants ?? 1 }),
      ...(bookedAddOns ? { bookedAddOns } : {}),
    })
    return payment ? { value: payment.total, currency: payment.currency } : undefined
  } catch (error) {
    // A service that is no longer offered has no prices to compare.
    if (isRefusal(error, 404, 400)) return undefined
    throw error
  }
}
