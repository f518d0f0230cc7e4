import { computeTax, minorUnits } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import {
  type ChargeRow,
  type ChargeTotals,
  createCharge,
  findTax,
  lockChargeOf,
  shareOfTax,
  sumSystemWaivers,
  waiveCharge,
} from '../../payments/index.ts'
import { countDays, type Rented } from '../rules/count-days.ts'
import { isChargeable } from '../rules/is-chargeable.ts'
import type { ChangeActor } from '../store/history.ts'
import type { AgreedTax, BookingRow } from '../store/rows.ts'
import type { ItemisedPrice } from '../view/itemised-price.ts'
import { recorderOf } from './booking-actor.ts'
import { loadBookedService } from './placing/load-booked-service.ts'
import { bookingPrice } from './rescheduling/require-same-price.ts'

type BookingTax = NonNullable<AgreedTax['tax']>

export type BookingChargeTotals = ChargeTotals & { currency: string; tax: BookingTax | null }

/** Computes what a booking without a charge comes to. Undefined if nothing can be charged for it. */
export async function computeBookingCharge(db: Db, booking: BookingRow): Promise<BookingChargeTotals | undefined> {
  return isChargeable(booking) ? loadUnchargedTotals(db, booking) : undefined
}

/**
 * Computes what the price of a booking without a charge comes to, with its tax rounded per line. Undefined for a price that is
 * nothing, or a text.
 */
export async function loadUnchargedTotals(db: Db, booking: BookingRow): Promise<BookingChargeTotals | undefined> {
  const price = bookingPrice(await loadBookedService(db, booking), booking)
  return chargeTotals(price, await loadBookingTax(db, booking), booking)
}

/** Computes what a price comes to. Undefined for a price that is nothing, or a text. */
export function chargeTotals(
  price: ItemisedPrice,
  tax: BookingTax | null = null,
  booking?: Rented,
): BookingChargeTotals | undefined {
  const totals = priceTotals(price, tax, booking)
  return totals && totals.subtotalMinor > 0 ? totals : undefined
}

/**
 * Computes what a price comes to, nothing included. Undefined for a price that is a text. `booking`: whose lines name the days
 * of a rental.
 */
export function priceTotals(
  { currency, total, lines: priced }: ItemisedPrice,
  tax: BookingTax | null,
  booking?: Rented,
): BookingChargeTotals | undefined {
  if (currency === null || total === null) return undefined
  const subtotalMinor = minorUnits(total, currency)
  if (subtotalMinor < 0) return undefined
  const lines = countDays(priced, booking ?? { duration_days: null, total_participants: 1 }).map(
    ({ name, quantity, amount, days }) => ({
      name,
      quantity,
      ...(days === undefined ? {} : { days }),
      amountMinor: minorUnits(amount, currency),
    }),
  )
  const summed = tax ? lines.reduce((sum, { amountMinor }) => sum + computeTax(amountMinor, tax.percent, tax), 0) : 0
  const taxMinor = Math.max(summed, 0)
  const totalMinor = tax && !tax.included ? subtotalMinor + taxMinor : subtotalMinor
  return { currency, lines, subtotalMinor, discountMinor: 0, taxMinor, totalMinor, tax }
}

/**
 * Computes what remains to be charged of a price of which another system took an amount, taxes included. What it took
 * beyond the price is its own to return.
 */
export function withoutPaidElsewhere(totals: BookingChargeTotals, elsewhereMinor: number): BookingChargeTotals {
  if (elsewhereMinor === 0) return totals
  const totalMinor = Math.max(totals.totalMinor - elsewhereMinor, 0)
  const taxMinor = shareOfTax({ amountMinor: totals.totalMinor, taxMinor: totals.taxMinor }, totalMinor)
  const subtotalMinor = totals.tax && !totals.tax.included ? totalMinor - taxMinor : totalMinor
  const amountMinor = subtotalMinor - totals.subtotalMinor
  const paid = { name: 'Paid elsewhere', kind: 'PAID_ELSEWHERE' as const, quantity: 1, amountMinor }
  return { ...totals, lines: [...totals.lines, paid], subtotalMinor, taxMinor, totalMinor }
}

/** Creates the charge of a locked booking, or returns the one it has, locked either way. */
export function chargeBooking(
  context: Context,
  tx: Tx,
  { site_id: siteId, id, contact_id, location_id, resource_id }: BookingRow,
  totals: BookingChargeTotals,
  elsewhereMinor = 0,
): Promise<ChargeRow> {
  return createCharge(context, tx, {
    ...withoutPaidElsewhere(totals, elsewhereMinor),
    elsewhereMinor,
    siteId,
    subjectType: 'BOOKING',
    subjectId: id,
    contactId: contact_id,
    locationId: location_id,
    resourceId: resource_id,
  })
}

/** Finds the charge of a booking and locks it. Undefined for one that was never charged. */
export function lockBookingCharge(
  tx: Tx,
  { site_id: siteId, id }: Pick<BookingRow, 'site_id' | 'id'>,
): Promise<ChargeRow | undefined> {
  return lockChargeOf(tx, siteId, { subjectType: 'BOOKING', subjectId: id, cycle: 0 })
}

type GivenUp = { actor: ChangeActor; reason: string; includesComingDue?: boolean }

/** Gives up what is still due of a booking's charge. */
export async function waiveDue(
  context: Context,
  tx: Tx,
  { site_id: siteId, id: chargeId }: ChargeRow,
  { actor, reason, includesComingDue = false }: GivenUp,
): Promise<void> {
  await waiveCharge(context, tx, { siteId, chargeId, reason, includesComingDue, recordedBy: recorderOf(actor) })
}

/** Returns what was given up of a charge because nobody paid, or a plan did; what staff gave up is given up. */
export async function sumGivenUpBySystem(tx: Tx, charge: ChargeRow): Promise<number> {
  const { site_id, id, waived_minor, unused_waived_minor } = charge
  return Math.min(await sumSystemWaivers(tx, site_id, id), waived_minor + unused_waived_minor)
}

/**
 * Loads the tax of a booking: that of its charge, otherwise the one that was agreed with its price. While nothing is agreed
 * or paid, it is that of now.
 */
export async function loadBookingTax(db: Db, booking: BookingRow, charge?: ChargeRow): Promise<BookingTax | null> {
  if (charge && (booking.status !== 'CREATED' || charge.paid_minor > 0)) return taxOf(charge)
  if (booking.agreed_tax) return booking.agreed_tax.tax
  const found = await findTax(db, booking.site_id, booking.location_id)
  return found ? { name: found.name, percent: found.percent, included: found.included } : null
}

/** The tax of a charge stays what it was when it was agreed. */
export function taxOf({ tax_name: name, tax_percent: percent, tax_included: included }: ChargeRow): BookingTax | null {
  return name !== null && percent !== null ? { name, percent, included } : null
}
