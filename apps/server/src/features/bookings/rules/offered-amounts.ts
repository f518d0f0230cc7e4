import { computePercentage, minorUnits, type services } from '@kalends/contract'
import { mayPayAhead } from './payment-option.ts'

/** What a customer may pay online now, in minor units: everything, a deposit, or one of the two. */
export type OfferedAmounts =
  | { fullMinor: number; depositMinor: null }
  | { fullMinor: number | null; depositMinor: number }

type PricedBooking = { totalMinor: number; currency: string; participants: number }

/**
 * Returns the amounts that a booking may be paid online with. A deposit is a share of the total, or an amount for each
 * participant; one that reaches the total is none.
 */
export function offeredAmounts(payment: services.Payment, booking: PricedBooking): OfferedAmounts {
  const { totalMinor } = booking
  const depositMinor = payment.options?.deposit ? findDeposit(payment, booking) : 0
  if (depositMinor <= 0 || depositMinor >= totalMinor) return { fullMinor: totalMinor, depositMinor: null }
  return { fullMinor: mayPayAhead(payment) ? totalMinor : null, depositMinor }
}

/** Returns the amount that was chosen among the offered ones; the deposit where nothing else is offered. */
export function dueNowMinor(offered: OfferedAmounts, isDepositSelected: boolean): number {
  if (offered.depositMinor === null) return offered.fullMinor
  return isDepositSelected || offered.fullMinor === null ? offered.depositMinor : offered.fullMinor
}

/** Returns what has to be paid before the visit, in minor units: nothing where the service can be paid there. */
export function leastPaidAheadMinor(payment: services.Payment, booking: PricedBooking): number {
  if (payment.options?.online !== true || payment.options.inPerson === true) return 0
  const { fullMinor, depositMinor } = offeredAmounts(payment, booking)
  return depositMinor ?? fullMinor
}

function findDeposit({ fixed, varied }: services.Payment, { totalMinor, currency, participants }: PricedBooking) {
  const { deposit, depositDetails } = fixed ?? varied ?? {}
  if (depositDetails?.percentage) return computePercentage(totalMinor, depositDetails.percentage)
  const amount = depositDetails?.amount ?? deposit
  return amount?.value ? minorUnits(amount.value, currency) * participants : 0
}
