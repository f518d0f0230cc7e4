import type { Db } from '../../../db/database.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { dueMinor, findCharges } from '../../payments/index.ts'
import { isChargeable } from '../rules/is-chargeable.ts'
import { wasPromised } from '../rules/status.ts'
import { findBookings } from '../store/bookings.ts'
import type { BookingRow } from '../store/rows.ts'
import { findUncharged, type UnchargedPrice } from '../store/unpaid.ts'
import type { Visibility } from '../store/visible-to.ts'
import { itemisedAgreed } from '../view/itemised-price.ts'
import { chargeTotals } from './booking-charge.ts'

/** What a booking costs and what was paid of it, in minor units. */
export type Balance = {
  bookingId: string
  currency: string
  totalMinor: number
  paidMinor: number
  refundedMinor: number
  waivedMinor: number
  dueMinor: number
  owedBackMinor: number
}

/**
 * Loads what visible bookings cost and what was paid, in a fixed number of statements: from their charges, otherwise
 * from their agreed prices, as `isUnpaid` has it in SQL. Bookings with nothing to pay are left out.
 */
export async function loadBalances(
  db: Db,
  siteId: string,
  bookingIds: readonly string[],
  visible: Visibility,
): Promise<Balance[]> {
  if (bookingIds.length === 0) return []
  const [bookings, charges] = await inParallel(
    findBookings(db, siteId, bookingIds, visible),
    findCharges(db, siteId, 'BOOKING', bookingIds),
  )
  const chargeOf = new Map(charges.map((charge) => [charge.subject_id, charge]))
  return bookings.flatMap((booking): Balance[] => {
    const charge = chargeOf.get(booking.id)
    if (!charge) return balanceWithoutCharge(booking)
    return [
      {
        bookingId: booking.id,
        currency: charge.currency,
        totalMinor: charge.total_minor,
        paidMinor: charge.paid_minor,
        refundedMinor: charge.refunded_minor,
        waivedMinor: charge.waived_minor,
        dueMinor: dueMinor(charge),
        owedBackMinor: charge.owed_back_minor,
      },
    ]
  })
}

function balanceWithoutCharge(booking: BookingRow): Balance[] {
  const { agreed_price: price, agreed_tax: agreedTax } = booking
  if (!wasPromised(booking.status) || !isChargeable(booking) || !price) return []
  const totals = chargeTotals(itemisedAgreed(price), agreedTax?.tax)
  if (!totals) return []
  const { currency, totalMinor } = totals
  const unpaid = { paidMinor: 0, refundedMinor: 0, waivedMinor: 0, owedBackMinor: 0 }
  return [{ bookingId: booking.id, currency, totalMinor, ...unpaid, dueMinor: totalMinor }]
}

/**
 * Sums what a customer, duplicates included, has to pay for bookings without a charge, in minor units by currency: their
 * charges are summed by payments.
 */
export async function sumUncharged(db: Db, siteId: string, contactId: string): Promise<Map<string, number>> {
  return sumPrices(await findUncharged(db, siteId, contactId))
}

/** Sums agreed prices with their taxes, in minor units by currency. */
export function sumPrices(prices: readonly UnchargedPrice[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { price, agreedTax, bookings } of prices) {
    const totals = chargeTotals(itemisedAgreed(price), agreedTax.tax)
    if (totals) sums.set(totals.currency, (sums.get(totals.currency) ?? 0) + totals.totalMinor * bookings)
  }
  return sums
}
