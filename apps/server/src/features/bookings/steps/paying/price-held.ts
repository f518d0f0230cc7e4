import { decimalText, minorUnits } from '@kalends/contract'
import type { Db } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import type { BookableService } from '../../../services/index.ts'
import { findWithdrawn } from '../../rules/still-offered.ts'
import type { AgreedPrice, BookingRow } from '../../store/rows.ts'
import { chargeTotals, loadBookingTax } from '../booking-charge.ts'
import { bookingPrice, type PricedRow, pricedBooking, priceNow } from '../rescheduling/require-same-price.ts'

/**
 * Prices what a hold is for; null where the price is a text. Refuses what the service no longer offers: ADD_ON_NOT_FOUND or
 * INVALID_CHOICES, with its name.
 */
export function priceHeld(service: BookableService, held: PricedRow): AgreedPrice | null {
  const withdrawn = findWithdrawn(service, pricedBooking(held))
  if (withdrawn) {
    const { kind, id, name } = withdrawn
    return fail(kind === 'ADD_ON' ? 'ADD_ON_NOT_FOUND' : 'INVALID_CHOICES', {
      description: `"${name}" is not offered any more. Choose again.`,
      data: { id, name },
    })
  }
  return priceNow(service, held)
}

/** Refuses a booking that comes to another total than the one its customer saw. Throws PAYMENT_AMOUNT_CHANGED. */
export async function requireSeenTotal(
  db: Db,
  service: BookableService,
  booking: BookingRow,
  seen: string | null | undefined,
): Promise<void> {
  if (seen == null) return
  const totals = chargeTotals(bookingPrice(service, booking), await loadBookingTax(db, booking))
  const isSeen = totals ? minorUnits(seen, totals.currency) === totals.totalMinor : Number(seen) === 0
  if (isSeen) return
  const total = totals ? decimalText(totals.totalMinor, totals.currency) : '0'
  fail('PAYMENT_AMOUNT_CHANGED', { data: { total } })
}
