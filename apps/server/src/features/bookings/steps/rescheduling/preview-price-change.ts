import { MINUTE } from '@kalends/availability'
import { type bookingsOwn, decimalText, type Infer } from '@kalends/contract'
import type { Db } from '../../../../db/database.ts'
import { balanceAfter, findCharges } from '../../../payments/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { isPaidByPlan } from '../../rules/payment-option.ts'
import type { AgreedPrice, BookingChanges, BookingRow } from '../../store/rows.ts'
import { itemisedPrice } from '../../view/itemised-price.ts'
import { loadBookingTax, priceTotals, withoutPaidElsewhere } from '../booking-charge.ts'
import { loadBookedService } from '../placing/load-booked-service.ts'
import { agreedAfter, agreedPrice, pricedBooking } from './require-same-price.ts'

type Considered = { durationMinutes?: number | undefined; resourceId?: string | undefined }

/**
 * Computes what another length or staff member would change, as a move by staff does. Null if the price stays, is a text,
 * or is settled by a plan.
 */
export async function previewPriceChange(
  db: Db,
  booking: BookingRow,
  { durationMinutes, resourceId }: Considered,
): Promise<Infer<typeof bookingsOwn.BookingPriceChange> | null> {
  const changes: BookingChanges = {
    ...(durationMinutes === undefined ? {} : { ends_at: endAfter(booking, durationMinutes) }),
    ...(resourceId === undefined ? {} : { resource_id: resourceId.toLowerCase() }),
  }
  if (Object.keys(changes).length === 0 || isPaidByPlan(booking.selected_payment_option)) return null
  const service = await loadBookedService(db, booking)
  const [charge] = await findCharges(db, booking.site_id, 'BOOKING', [booking.id])
  const tax = await loadBookingTax(db, booking, charge)
  const totalsOf = (row: BookingRow, agreed: AgreedPrice | null) => priceTotals(priceOf(service, row, agreed), tax)
  const from = totalsOf(booking, agreedPrice(service, booking))
  const to = totalsOf({ ...booking, ...changes }, agreedAfter(service, booking, changes).agreed_price)
  if (!from || !to || from.currency !== to.currency || from.totalMinor === to.totalMinor) return null
  const decimal = (minor: number) => decimalText(Math.max(0, minor), to.currency)
  const after = charge
    ? balanceAfter(charge, withoutPaidElsewhere(to, charge.elsewhere_minor).totalMinor)
    : { dueMinor: dueWithout(booking, from) + to.totalMinor - from.totalMinor, owedBackMinor: 0 }
  return {
    currency: to.currency,
    from: decimal(from.totalMinor),
    to: decimal(to.totalMinor),
    due: decimal(after.dueMinor),
    owedBack: decimal(after.owedBackMinor),
  }
}

const priceOf = (service: BookableService, row: BookingRow, agreed: AgreedPrice | null) =>
  itemisedPrice(service, pricedBooking(row), agreed)

function endAfter({ starts_at }: BookingRow, minutes: number): string {
  return new Date(Date.parse(starts_at) + minutes * MINUTE).toISOString()
}

/** Another system took the money of a booking that is paid without a charge. */
function dueWithout({ payment_status }: BookingRow, { totalMinor }: { totalMinor: number }): number {
  return payment_status === 'PAID' ? 0 : totalMinor
}
