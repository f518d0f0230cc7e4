import type { bookings, services } from '@kalends/contract'

/**
 * Returns true if a booking of the service can be paid this way, or names no option: a checkout asks later. A service
 * that cannot be booked online is paid in person. Whether the customer has a plan is decided when its credits are taken.
 */
export function offersPaymentOption(
  payment: services.Payment,
  option: bookings.SelectedPaymentOption | null | undefined,
  isBookedOnline = true,
): boolean {
  const offered = payment.options ?? {}
  switch (option ?? 'UNDEFINED') {
    case 'UNDEFINED':
      return true
    case 'ONLINE':
      return offered.online === true && isBookedOnline
    case 'OFFLINE':
      return offered.inPerson === true || !isBookedOnline
    case 'MEMBERSHIP':
    case 'MEMBERSHIP_OFFLINE':
      return offered.pricingPlan === true
  }
}

/**
 * Returns true if the deposit choice is valid: possible only for online deposits, required where full payment is not.
 */
export function depositFits(
  payment: services.Payment,
  { selectedPaymentOption, depositSelected }: Pick<bookings.Booking, 'selectedPaymentOption' | 'depositSelected'>,
): boolean {
  const hasDeposit = selectedPaymentOption === 'ONLINE' && payment.options?.deposit === true
  if (depositSelected) return hasDeposit
  return !hasDeposit || mayPayAhead(payment)
}

/** Returns true if the full price may be paid online instead of the deposit. */
export function mayPayAhead({ fixed, varied }: services.Payment): boolean {
  return (fixed ?? varied)?.fullUpfrontPaymentAllowed !== false
}

/**
 * Returns true if a price contains add-ons that cost something. Credits pay for the people of a booking, and nothing pays
 * for the rest besides: such a booking is not paid with a plan.
 */
export function hasPaidAddOns(price: PricedLines | null | undefined): boolean {
  if (!price || Number(price.value) === 0) return false
  return (price.lines ?? []).some(({ kind, price: each }) => kind === 'ADD_ON' && Number(each) > 0)
}

type PricedLines = { value: string; lines?: readonly { kind: string; price: string }[] }

/** Returns the payment option if only one is offered, otherwise `UNDEFINED`. */
export function onlyPaymentOption(payment: services.Payment): bookings.SelectedPaymentOption {
  const { online, inPerson, pricingPlan } = payment.options ?? {}
  if (inPerson && !online && !pricingPlan) return 'OFFLINE'
  if (online && !inPerson && !pricingPlan) return 'ONLINE'
  if (pricingPlan && !inPerson && !online) return 'MEMBERSHIP'
  return 'UNDEFINED'
}

/**
 * Lists how customers can pay a booking, credits of plans first. `isCharged`: it has a price above zero. Nothing is paid
 * online without a provider, or where the price is a text, and add-ons that cost something not with a plan.
 */
export function workingPaymentOptions(
  payment: services.Payment,
  {
    isCharged,
    takesOnlinePayments,
    hasPaidAddOns: hasExtras,
  }: { isCharged: boolean; takesOnlinePayments: boolean; hasPaidAddOns: boolean },
): ('MEMBERSHIP' | 'ONLINE' | 'OFFLINE')[] {
  const { online, inPerson, pricingPlan } = payment.options ?? {}
  return [
    ...(pricingPlan && payment.pricingPlanIds?.length && !hasExtras ? (['MEMBERSHIP'] as const) : []),
    ...(online && isCharged && takesOnlinePayments ? (['ONLINE'] as const) : []),
    ...(inPerson ? (['OFFLINE'] as const) : []),
  ]
}

/** Returns the payment status of a booking made without a payment: `EXEMPT` for free services, and for a price of zero. */
export function paymentStatusAtBooking(
  payment: services.Payment,
  { price, option }: { price: { value: string } | null; option: string },
): bookings.PaymentStatus {
  const isZero = price !== null && Number(price.value) === 0 && !isPaidByPlan(option)
  return payment.rateType === 'NO_FEE' || isZero ? 'EXEMPT' : 'NOT_PAID'
}

/** Returns true for the options that are paid with credits of a plan. */
export function isPaidByPlan(option: string | null): boolean {
  return option === 'MEMBERSHIP' || option === 'MEMBERSHIP_OFFLINE'
}

type Settling = {
  selected_payment_option: bookings.SelectedPaymentOption
  created_by_type: string
  flow_flags: { skipSelectedPaymentOptionValidation?: boolean }
}

/**
 * Returns how a booking is paid once it is settled. What only plans pay for, customers pay with a plan, whatever their
 * booking said before; only who may name any payment option decides otherwise.
 */
export function settledOption(payment: services.Payment, booking: Settling): bookings.SelectedPaymentOption {
  const { selected_payment_option: selected, flow_flags: flags } = booking
  const paysAtVisit = selected === 'UNDEFINED' || selected === 'OFFLINE'
  const isDecided = flags.skipSelectedPaymentOptionValidation === true && selected === 'OFFLINE'
  if (!paysAtVisit || isDecided || !isMadeByCustomer(booking)) return selected
  return onlyPaymentOption(payment) === 'MEMBERSHIP' ? 'MEMBERSHIP' : selected
}

/** Returns how a booking that money paid was paid: nothing of a plan is spent for it. */
export function optionOfMoney({ selected_payment_option: selected }: Settling): bookings.SelectedPaymentOption {
  return isPaidByPlan(selected) ? 'OFFLINE' : selected
}

/** Returns true for what customers booked themselves, also through the key of a front end. */
export function isMadeByCustomer({ created_by_type }: Pick<Settling, 'created_by_type'>): boolean {
  return created_by_type === 'member' || created_by_type === 'visitor'
}
