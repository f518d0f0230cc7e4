import { isDeepStrictEqual } from 'node:util'
import { MINUTE } from '@kalends/availability'
import { decimalText, minorUnits } from '@kalends/contract'
import { fail } from '../../../../refusal.ts'
import { addOnMinutes } from '../../../holds/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { type BookedPrice, bookedPrice, type PricedBooking, withAgreedTotal } from '../../rules/booked-price.ts'
import { negotiatedTotal } from '../../rules/negotiated-price.ts'
import type { AgreedPrice, BookingChanges, BookingRow } from '../../store/rows.ts'
import { type ItemisedPrice, itemisedPrice } from '../../view/itemised-price.ts'

/** The columns of a booking that determine its price. */
type PricedRow = Pick<
  BookingRow,
  'starts_at' | 'ends_at' | 'booked_add_ons' | 'total_participants' | 'participants_choices' | 'resource_id'
>

/** Returns the input of the price rules for a booking row. */
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

/** Returns the agreed price of a booking line by line. */
export function bookingPrice(service: BookableService, booking: BookingRow): ItemisedPrice {
  return itemisedPrice(service, pricedBooking(booking), booking.agreed_price)
}

/** Returns the price of a booking at the service's current prices; null where the price is free text. */
export function priceNow(service: BookableService, booking: PricedRow): AgreedPrice | null {
  const price = bookedPrice(service, pricedBooking(booking))
  return price ? toAgreedPrice(price) : null
}

/** Returns the agreed price, or the current one for bookings from before agreed prices were stored. */
export function agreedPrice(service: BookableService, booking: BookingRow): AgreedPrice | null {
  return booking.agreed_price ?? priceNow(service, booking)
}

/**
 * Returns the agreed price after a change. A new time keeps the agreed price; another duration, staff member, number of
 * participants or other add-ons use current prices, unless the business sets one.
 */
export function agreedAfter(
  service: BookableService,
  booking: BookingRow,
  changes: BookingChanges,
  newPrice?: string | null,
): AgreedPrice | null {
  const changed = { ...booking, ...changes }
  const before = priceNow(service, booking)
  const after = priceNow(service, changed)
  const agreed = isDeepStrictEqual(before, after) ? (booking.agreed_price ?? before) : after
  const currency = (agreed ?? before)?.currency
  if (newPrice == null || !currency) return agreed
  const minor = minorUnits(newPrice, currency)
  const price = bookedPrice(service, pricedBooking(changed))
  if (price?.currency === currency) return toAgreedPrice(withAgreedTotal(price, minor))
  return { value: decimalText(minor, currency), currency }
}

/**
 * Returns the agreed price after a change by the customer. A total that the business set otherwise than its prices add up
 * is not undone: it follows the difference of the prices.
 */
export function agreedAfterNegotiation(
  service: BookableService,
  booking: BookingRow,
  changes: BookingChanges,
): AgreedPrice | null {
  const agreed = booking.agreed_price
  const isNegotiated = agreed?.lines?.some(({ kind }) => kind === 'ADJUSTMENT') ?? false
  const [before, after] = [priceNow(service, booking), priceNow(service, { ...booking, ...changes })]
  const isSameCurrency = before?.currency === agreed?.currency && after?.currency === agreed?.currency
  if (!isNegotiated || !agreed || !before || !after || !isSameCurrency || isDeepStrictEqual(before, after))
    return agreedAfter(service, booking, changes)
  const total = negotiatedTotal({
    agreed: toMinor(agreed.value, agreed),
    before: toMinor(before.value, agreed),
    after: toMinor(after.value, agreed),
  })
  return agreedAfter(service, booking, changes, decimalText(total, agreed.currency))
}

/** Refuses a change of price of a booking that is paid, in whole or part, unless the request decides about it. */
export function requireSamePrice(
  service: BookableService,
  booking: BookingRow,
  changes: BookingChanges,
  { newPrice, allowed }: { newPrice: string | null | undefined; allowed: boolean },
): void {
  const paid = booking.payment_status === 'PAID' || booking.payment_status === 'PARTIALLY_PAID'
  if (!paid || allowed) return
  const before = agreedPrice(service, booking)
  const stays = isSameAmount(agreedAfter(service, booking, changes), before)
  const named = newPrice == null || (before !== null && toMinor(newPrice, before) === toMinor(before.value, before))
  if (!stays || !named) fail('PRICE_CHANGE_NOT_ALLOWED')
}

function toAgreedPrice({ currency, lines, minor }: BookedPrice): AgreedPrice {
  return {
    value: decimalText(minor, currency),
    currency,
    lines: lines.map(({ unitMinor, ...line }) => ({ ...line, price: decimalText(unitMinor, currency) })),
  }
}

function isSameAmount(one: AgreedPrice | null, other: AgreedPrice | null): boolean {
  return one?.value === other?.value && one?.currency === other?.currency
}

function toMinor(value: string, { currency }: AgreedPrice): number {
  return minorUnits(value, currency)
}
