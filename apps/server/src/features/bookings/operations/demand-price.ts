import { MINUTE } from '@kalends/availability'
import { fail } from '../../../refusal.ts'
import { addOnMinutes } from '../../holds/index.ts'
import type { BookableService } from '../../services/index.ts'
import { bookedPrice, minorUnits } from '../rules/booked-price.ts'
import type { BookingChanges, BookingRow } from '../store/rows.ts'

/** What a booking costs by the service as it is now; undefined where the price is words. */
export function priceOfBooking(service: BookableService, booking: BookingRow) {
  const { starts_at, ends_at, booked_add_ons: addOns } = booking
  const span = starts_at && ends_at ? (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE : 0
  return bookedPrice(service, {
    ...{ participants: booking.total_participants, choices: booking.participants_choices },
    ...{ minutes: span - addOnMinutes(addOns), resourceId: booking.resource_id, addOns },
  })
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
  const before = priceOfBooking(service, booking)
  const after = priceOfBooking(service, { ...booking, ...changes })
  const named = newPrice == null ? after?.minor : minorUnits(newPrice, before?.currency ?? 'EUR')
  if (named !== before?.minor || after?.minor !== before?.minor) fail('PRICE_CHANGE_NOT_ALLOWED')
}
