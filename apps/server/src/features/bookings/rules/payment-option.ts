import type { bookings, services } from '@kalends/contract'

/** Whether the service lets a booking be paid this way. Saying nothing is allowed: a checkout asks later. */
export function offersPaymentOption(
  payment: services.Payment,
  option: bookings.SelectedPaymentOption | null | undefined,
): boolean {
  const offered = payment.options ?? {}
  switch (option ?? 'UNDEFINED') {
    case 'UNDEFINED':
      return true
    case 'ONLINE':
      return offered.online === true
    case 'OFFLINE':
      return offered.inPerson === true
    default:
      return offered.pricingPlan === true
  }
}

/** A deposit is chosen only where there is one to pay now. */
export function mayChooseDeposit(
  payment: services.Payment,
  option: bookings.SelectedPaymentOption | null | undefined,
): boolean {
  return option === 'ONLINE' && payment.options?.deposit === true
}

/** The way a booking is paid when its customer was offered only one. */
export function onlyPaymentOption(payment: services.Payment): bookings.SelectedPaymentOption {
  const { online, inPerson, pricingPlan } = payment.options ?? {}
  if (inPerson && !online && !pricingPlan) return 'OFFLINE'
  if (online && !inPerson && !pricingPlan) return 'ONLINE'
  if (pricingPlan && !inPerson && !online) return 'MEMBERSHIP'
  return 'UNDEFINED'
}

/** What is owed once a place is given without a payment: nothing for what is free. */
export function paymentStatusAtBooking(payment: services.Payment): bookings.PaymentStatus {
  return payment.rateType === 'NO_FEE' ? 'EXEMPT' : 'NOT_PAID'
}
