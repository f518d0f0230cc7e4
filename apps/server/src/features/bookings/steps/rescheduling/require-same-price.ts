import { isDeepStrictEqual } from 'node:util'
import { MINUTE } from '@kalends/availability'
import { decimalText, minorUnits } from '@kalends/contract'
import { fail } from '../../../../refusal.ts'
import { addOnMinutes } from '../../../holds/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { type AgreedTotal, priceByAgreement } from '../../rules/agreement.ts'
import {
  type BookedPrice,
  bookedPrice,
  NO_CURRENCY,
  type PricedBooking,
  sumLines,
  withAgreedTotal,
} from '../../rules/booked-price.ts'
import type { AgreedPrice, Agreement, BookingChanges, BookingRow } from '../../store/rows.ts'
import { type ItemisedPrice, itemisedPrice, storedLines } from '../../view/itemised-price.ts'

/** The columns of a booking that determine its price. */
export type PricedRow = Pick<
  BookingRow,
  'starts_at' | 'ends_at' | 'booked_add_ons' | 'total_participants' | 'participants_choices' | 'resource_id'
> &
  Partial<Pick<BookingRow, 'agreed_price'>>

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
  const price = listPrice(service, booking)
  return price ? toAgreedPrice(price) : null
}

/** A service that became free has no currency: the price of a booking stays in its own. */
function listPrice(service: BookableService, booking: PricedRow): BookedPrice | undefined {
  const price = bookedPrice(service, pricedBooking(booking))
  const currency = booking.agreed_price?.currency
  return price?.currency === NO_CURRENCY && currency ? { ...price, currency } : price
}

/** Returns the agreed price, or the current one for bookings from before agreed prices were stored. */
export function agreedPrice(service: BookableService, booking: BookingRow): AgreedPrice | null {
  return booking.agreed_price ?? priceNow(service, booking)
}

/** The columns of a booking that say what it costs, and by which agreement. */
export type AgreedColumns = Pick<BookingRow, 'agreed_price' | 'agreement'>

/**
 * Returns the agreed price after a change. A new time keeps it. With other people, another duration or staff member, or
 * other add-ons it follows from the last agreement: what stays keeps the price agreed for it, the rest uses current
 * prices. The agreement is that of the booking when it was made, or the last price that the business named. What makes it
 * dearer by the agreement, such as one person more, is paid for by a price that stayed because fewer came late.
 */
export function agreedAfter(service: BookableService, booking: BookingRow, changes: BookingChanges): AgreedColumns {
  const changed = { ...booking, ...changes }
  const before = priceNow(service, booking)
  const price = listPrice(service, changed)
  const after = price ? toAgreedPrice(price) : null
  if (isDeepStrictEqual(before, after))
    return { agreed_price: booking.agreed_price ?? before, agreement: booking.agreement }
  const agreement = lastAgreement(booking)
  if (!agreement || price?.currency !== agreement.price.currency) return { agreed_price: after, agreement: null }
  if (isDeepStrictEqual(agreement.booked, pricedBooking(changed))) return { agreed_price: agreement.price, agreement }
  const agreed = byAgreement(service, agreement, price)
  const retained = retainedPrice(service, booking, agreement, agreed)
  const agreed_price = retained === undefined ? agreed : withAgreedTotal(price, retained)
  return { agreed_price: toAgreedPrice(agreed_price), agreement }
}

function byAgreement(
  service: BookableService,
  agreement: Agreement,
  { currency, lines: listed }: BookedPrice,
): BookedPrice {
  const { minor, lines } = priceByAgreement(toAgreedTotal(service, agreement), listed)
  return withAgreedTotal({ currency, lines, minor: sumLines(lines) }, minor)
}

/** Returns the price that a booking has if that is above the one of what it becomes, which is no less than of what it is. */
function retainedPrice(
  service: BookableService,
  booking: BookingRow,
  agreement: Agreement,
  { minor, currency }: BookedPrice,
): number | undefined {
  const listed = listPrice(service, booking)
  const { agreed_price: has } = booking
  if (has?.currency !== currency || listed?.currency !== currency) return undefined
  const hasMinor = toMinor(has.value, has)
  return hasMinor > minor && minor >= byAgreement(service, agreement, listed).minor ? hasMinor : undefined
}

/**
 * Returns the agreed price of what is booked at a price that is named: it is the agreement from now on. Null without a
 * currency: the price is free text.
 */
export function agreedAtNamedPrice(
  service: BookableService,
  booked: PricedRow,
  newPrice: string,
  currency: string | undefined,
): AgreedColumns {
  if (!currency) return { agreed_price: null, agreement: null }
  const price = listPrice(service, booked)
  const minor = minorUnits(newPrice, currency)
  const agreed =
    price?.currency === currency
      ? toAgreedPrice(withAgreedTotal(price, minor))
      : { value: decimalText(minor, currency), currency }
  return { agreed_price: agreed, agreement: null }
}

/** Unless one is stored, what is booked is what was agreed. */
function lastAgreement(booking: BookingRow): Agreement | null {
  if (booking.agreement) return booking.agreement
  return booking.agreed_price ? { price: booking.agreed_price, booked: pricedBooking(booking) } : null
}

/** Lines that were not stored come from the service as it is now. */
function toAgreedTotal(service: BookableService, { price, booked }: Agreement): AgreedTotal {
  const now = bookedPrice(service, booked)?.lines ?? []
  const stored = storedLines(price)?.lines.filter(({ kind }) => kind !== 'ADJUSTMENT')
  const lines = (stored ?? now).map((line, index) => {
    // A service or choice that was renamed since is the same.
    const { name, unitMinor: unitNowMinor } = now[index] ?? line
    return { ...line, name, unitNowMinor }
  })
  return { totalMinor: toMinor(price.value, price), lines }
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
  const stays = isSameAmount(agreedAfter(service, booking, changes).agreed_price, before)
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
