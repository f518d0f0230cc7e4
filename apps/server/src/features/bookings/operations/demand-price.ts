import { isDeepStrictEqual } from 'node:util'
import { MINUTE } from '@kalends/availability'
import { fail } from '../../../refusal.ts'
import { addOnMinutes } from '../../holds/index.ts'
import type { BookableService } from '../../services/index.ts'
import { bookedPrice, decimalText, minorUnits } from '../rules/booked-price.ts'
import type { AgreedPrice, BookingChanges, BookingRow } from '../store/rows.ts'

/** What of a booking's row bears on its price. */
type PricedRow = Pick<
  BookingRow,
  'starts_at' | 'ends_at' | 'booked_add_ons' | 'total_participants' | 'participants_choices' | 'resource_id'
>

/** What a booking costs by the service as it is now; null where the price is words. */
export function priceNow(service: BookableService, booking: PricedRow): AgreedPrice | null {
  const { starts_at, ends_at, booked_add_ons: addOns } = booking
  const span = starts_at && ends_at ? (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE : 0
  const price = bookedPrice(service, {
    ...{ participants: booking.total_participants, choices: booking.participants_choices },
    ...{ minutes: span - addOnMinutes(addOns), resourceId: booking.resource_id, addOns },
  })
  return price ? { value: decimalText(price.minor, price.currency), currency: price.currency } : null
}

/** What was agreed; of a booking older than that was kept, what it costs now. */
export function agreedPrice(service: BookableService, booking: BookingRow): AgreedPrice | null {
  return booking.agreed_price ?? priceNow(service, booking)
}

/**
 * What is agreed once a booking is changed. Whoever only comes at another time pays what was agreed, whatever the service
 * costs by now; other lengths, people, heads or add-ons are had at the prices of now, unless the business names another.
 */
export function agreedAfter(
  service: BookableService,
  booking: BookingRow,
  changes: BookingChanges,
  newPrice?: string | null,
): AgreedPrice | null {
  const [before, after] = [priceNow(service, booking), priceNow(service, { ...booking, ...changes })]
  const agreed = isDeepStrictEqual(before, after) ? (booking.agreed_price ?? before) : after
  const currency = (agreed ?? before)?.currency
  if (newPrice == null || !currency) return agreed
  return { value: decimalText(minorUnits(newPrice, currency), currency), currency }
}

/** What is paid, in whole or part, moves to another price only where that is decided. */
export function demandPrice(
  service: BookableService,
  booking: BookingRow,
  changes: BookingChanges,
  { newPrice, allowed }: { newPrice: string | null | undefined; allowed: boolean },
): void {
  const paid = booking.payment_status === 'PAID' || booking.payment_status === 'PARTIALLY_PAID'
  if (!paid || allowed) return
  const before = agreedPrice(service, booking)
  const stays = isDeepStrictEqual(agreedAfter(service, booking, changes), before)
  const named = newPrice == null || (before !== null && minorOf(newPrice, before) === minorOf(before.value, before))
  if (!stays || !named) fail('PRICE_CHANGE_NOT_ALLOWED')
}

function minorOf(value: string, { currency }: AgreedPrice): number {
  return minorUnits(value, currency)
}
