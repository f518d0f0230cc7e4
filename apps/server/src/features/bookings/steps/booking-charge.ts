import { computeTax, minorUnits } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { type ChargeTotals, findTax } from '../../payments/index.ts'
import type { BookableService } from '../../services/index.ts'
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
  const service = await loadBookedService(db, booking)
  return chargeTotals(service, booking, (await findTax(db, booking.site_id, booking.location_id)) ?? null)
}

/** Computes the same from what was loaded, whatever the status of the booking. Undefined if it has no fixed price. */
export function chargeTotals(
  service: BookableService,
  booking: BookingRow,
  tax: BookingChargeTotals['tax'],
): BookingChargeTotals | undefined {
  const { currency, total, lines: priced } = bookingPrice(service, booking)
  if (currency === null || total === null) return undefined
  const subtotalMinor = minorUnits(total, currency)
  if (subtotalMinor <= 0) return undefined
  const lines = priced.map(({ name, quantity, amount }) => ({
    name,
    quantity,
    amountMinor: minorUnits(amount, currency),
  }))
  const taxMinor = tax ? lines.reduce((sum, { amountMinor }) => sum + computeTax(amountMinor, tax.percent, tax), 0) : 0
  const totalMinor = tax && !tax.included ? subtotalMinor + taxMinor : subtotalMinor
  return { currency, lines, subtotalMinor, discountMinor: 0, taxMinor, totalMinor, tax }
}
