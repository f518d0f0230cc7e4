import type { bookings } from '@kalends/contract'
import type { PricedBookingRow } from '../../bookings/index.ts'
import { type LineOption, listBookingOptions } from '../rules/payment-options.ts'

/** Lists the ways in which the line of a booking can be paid. */
export function optionsOfBooking(
  { booking, service, charge, depositMinor }: PricedBookingRow,
  { selected, takesPayments }: { selected: bookings.SelectedPaymentOption; takesPayments: boolean },
): LineOption[] {
  return listBookingOptions({
    selected,
    isDecided: booking.flow_flags.skipSelectedPaymentOptionValidation === true,
    depositSelected: booking.deposit_selected === true,
    payment: service.payment,
    isBookedOnline: service.onlineBooking.enabled,
    totalMinor: charge?.totalMinor ?? 0,
    depositMinor,
    takesPayments,
  })
}
