import { type bookingsOwn, decimalText, type Infer } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { linesView } from '../../payments/index.ts'
import { type BookingChargeTotals, computeBookingCharge } from '../steps/booking-charge.ts'
import { previewPriceChange } from '../steps/rescheduling/preview-price-change.ts'
import { findBooking } from '../store/bookings.ts'
import { continuableBy } from '../store/visible-to.ts'

export const previewBookingCharge: Operation<'previewBookingCharge'> = async ({ input, actor }, { db }) => {
  const booking = await findBooking(db, actor.siteId, input.bookingId, continuableBy(actor))
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const totals = await computeBookingCharge(db, booking)
  const change = await previewPriceChange(db, booking, input)
  return { preview: totals ? previewView(totals) : null, change }
}

function previewView(totals: BookingChargeTotals): Infer<typeof bookingsOwn.BookingChargePreview> {
  const { currency, tax } = totals
  return {
    currency,
    lines: linesView(totals.lines, currency),
    subtotal: decimalText(totals.subtotalMinor, currency),
    tax: decimalText(totals.taxMinor, currency),
    taxName: tax?.name ?? null,
    taxPercent: tax?.percent ?? null,
    taxIncluded: tax?.included ?? false,
    total: decimalText(totals.totalMinor, currency),
  }
}
