import { computeTax, minorUnits } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { type ChargeTotals, findTax } from '../../payments/index.ts'
import { isChargeable } from '../rules/is-chargeable.ts'
import type { BookingRow } from '../store/rows.ts'
import { loadBookedService } from './placing/load-booked-service.ts'
import { bookingPrice } from './rescheduling/require-same-price.ts'

export type BookingChargeTotals = ChargeTotals & {
  currency: string
  tax: { name: string; percent: string; included: boolean } | null
}

/**
 * Computes what a booking without a charge comes to: its agreed price, with the tax of its location rounded per line.
 * Undefined if nothing can be charged for it.
 */
export async function computeBookingCharge(db: Db, booking: BookingRow): Promise<BookingChargeTotals | undefined> {
  if (!isChargeable(booking)) return undefined
  const { currency, total, lines: priced } = bookingPrice(await loadBookedService(db, booking), booking)
  if (currency === null || total === null) return undefined
  const subtotalMinor = minorUnits(total, currency)
  if (subtotalMinor <= 0) return undefined
  const lines = priced.map(({ name, quantity, amount }) => ({
    name,
    quantity,
    amountMinor: minorUnits(amount, currency),
  }))
  const tax = (await findTax(db, booking.site_id, booking.location_id)) ?? null
  const taxMinor = tax ? lines.reduce((sum, { amountMinor }) => sum + computeTax(amountMinor, tax.percent, tax), 0) : 0
  const totalMinor = tax && !tax.included ? subtotalMinor + taxMinor : subtotalMinor
  return { currency, lines, subtotalMinor, discountMinor: 0, taxMinor, totalMinor, tax }
}
