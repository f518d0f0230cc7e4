import { isDeepStrictEqual } from 'node:util'
import { MINUTE } from '@kalends/availability'
import { fail } from '../../../refusal.ts'
import { addOnMinutes } from '../../holds/index.ts'
import type { BookableService } from '../../services/index.ts'
import {
  type BookedPrice,
  bookedPrice,
  decimalText,
  minorUnits,
  type PricedBooking,
  withAgreedTotal,
} from '../rules/booked-price.ts'
import type { AgreedPrice, BookingChanges, BookingRow } from '../store/rows.ts'
import { type ItemisedPrice, itemisedPrice } from '../view/itemised-price.ts'

/** What of a booking's row bears on its price. */
type PricedRow = Pick<
  BookingRow,
  'starts_at' | 'ends_at' | 'booked_add_ons' | 'total_participants' | 'participants_choices' | 'resource_id'
>

/** What of a booking's row bears on its price, as the rule takes it. */
export function pricedBooking(booking: PricedRow): PricedBooking {
  const { starts_at, ends_at, booked_add_ons: addOns } = booking
  const span = starts_at && ends_at ? (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE : 0
  return {
    participants: booking.total_participants,
    choices: booking.participants_choices,
    minutes: span - addOnMinutes(addOns),
    resourceId: booking.resource_id,
    addOns,
  }
}

/** What a booking costs line by line, as agreed. */
export function bookingPrice(service: BookableService, booking: BookingRow): ItemisedPrice {
  return itemisedPrice(service, pricedBooking(booking), booking.agreed_price)
}

/** What a booking costs by the service as it is now; null where the price is words. */
export function priceNow(service: BookableService, booking: PricedRow): AgreedPrice | null {
  const price = bookedPrice(service, pricedBooking(booking))
  return price ? agreedOf(price) : null
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
  const changed = { ...booking, ...changes }
  const [before, after] = [priceNow(service, booking), priceNow(service, changed)]
  const agreed = isDeepStrictEqual(before, after) ? (booking.agreed_price ?? before) : after
  const currency = (agreed ?? before)?.currency
  if (newPrice == null || !currency) return agreed
  const minor = minorUnits(newPrice, currency)
  const price = bookedPrice(service, pricedBooking(changed))
  if (price?.currency === currency) return agreedOf(withAgreedTotal(price, minor))
  return { value: decimalText(minor, currency), currency }
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
  const stays = isSameAmount(agreedAfter(service, booking, changes), before)
  const named = newPrice == null || (before !== null && minorOf(newPrice, before) === minorOf(before.value, before))
  if (!stays || !named) fail('PRICE_CHANGE_NOT_ALLOWED')
}

function agreedOf({ currency, lines, minor }: BookedPrice): AgreedPrice {
  return {
    value: decimalText(minor, currency),
    currency,
    lines: lines.map(({ unitMinor, ...line }) => ({ ...line, price: decimalText(unitMinor, currency) })),
  }
}

function isSameAmount(one: AgreedPrice | null, other: AgreedPrice | null): boolean {
  return one?.value === other?.value && one?.currency === other?.currency
}

function minorOf(value: string, { currency }: AgreedPrice): number {
  return minorUnits(value, currency)
}
