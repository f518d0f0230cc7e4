import type { bookings, checkouts, services } from '@kalends/contract'

export type PaymentOption = Exclude<checkouts.PaymentOptionType, 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'>

/** A way in which a line can be paid. */
export type LineOption = { option: PaymentOption; payNowMinor: number }

/** What decides how a booking can be paid. */
export type PayableBooking = {
  selected: bookings.SelectedPaymentOption
  /** The business decided that it is paid in this way, whatever the service offers. */
  isDecided: boolean
  /** The front end chose the deposit. */
  depositSelected: boolean
  payment: services.Payment
  /** Customers can book the service themselves; otherwise it is paid in person. */
  isBookedOnline: boolean
  /** 0 where nothing is charged. */
  totalMinor: number
  /** Null without a deposit. */
  depositMinor: number | null
  /** The business takes payments online. */
  takesPayments: boolean
}

/**
 * Lists the ways in which a booking can be paid, the one that applies unless the customer chooses another first. A
 * booking that names an option is paid in this way while the service offers it, or where the business decided so. None:
 * it cannot be paid.
 */
export function listBookingOptions(booking: PayableBooking): LineOption[] {
  const { selected, isDecided, payment, isBookedOnline, totalMinor } = booking
  const offered = payment.options ?? {}
  const isByPlan = selected === 'MEMBERSHIP' || selected === 'MEMBERSHIP_OFFLINE'
  if (isByPlan && (isDecided || offered.pricingPlan)) return [{ option: selected, payNowMinor: 0 }]
  const isPlanOnly = offered.pricingPlan === true && !offered.online && !offered.inPerson
  if (isPlanOnly && !(selected === 'OFFLINE' && isDecided)) return [{ option: 'MEMBERSHIP', payNowMinor: 0 }]
  const inPerson: LineOption[] = [{ option: 'FULL_PAYMENT_OFFLINE', payNowMinor: 0 }]
  if (totalMinor === 0) return inPerson
  const isOnlineOffered = offered.online === true && isBookedOnline
  const online = isOnlineOffered ? listOnline(booking) : []
  if (selected === 'ONLINE' && (isDecided || isOnlineOffered)) return online
  const atVisit = offered.inPerson || !isBookedOnline ? inPerson : []
  if (selected === 'OFFLINE' && (isDecided || atVisit.length > 0)) return inPerson
  const all = [...online, ...atVisit]
  return all.length === 0 && offered.pricingPlan ? [{ option: 'MEMBERSHIP', payNowMinor: 0 }] : all
}

function listOnline({
  payment,
  depositSelected,
  depositMinor,
  totalMinor,
  takesPayments,
}: PayableBooking): LineOption[] {
  if (!takesPayments) return []
  const full: LineOption = { option: 'FULL_PAYMENT_ONLINE', payNowMinor: totalMinor }
  if (depositMinor === null) return [full]
  const deposit: LineOption = { option: 'DEPOSIT_ONLINE', payNowMinor: depositMinor }
  const isFullOffered = (payment.fixed ?? payment.varied)?.fullUpfrontPaymentAllowed !== false
  if (!isFullOffered) return [deposit]
  return depositSelected ? [deposit, full] : [full, deposit]
}

/** Returns the wanted way if the line offers it, otherwise its first; undefined if it cannot be paid. */
export function chooseOption(
  options: readonly LineOption[],
  wanted: PaymentOption | undefined,
): LineOption | undefined {
  return options.find(({ option }) => option === wanted) ?? options[0]
}
