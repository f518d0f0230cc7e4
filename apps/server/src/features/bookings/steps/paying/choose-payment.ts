import type { bookings } from '@kalends/contract'
import { minorUnits } from '@kalends/contract'
import { type Actor, actsForBusiness } from '../../../../actor.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { isPaymentProviderReady } from '../../../payments/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { depositFits, offersPaymentOption, onlyPaymentOption } from '../../rules/payment-option.ts'
import type { AgreedPrice } from '../../store/rows.ts'

type Chosen = {
  selectedPaymentOption?: bookings.SelectedPaymentOption | undefined
  depositSelected?: boolean | null | undefined
}

export type ChosenPayment = {
  option: bookings.SelectedPaymentOption
  depositSelected: boolean | null
  /** Whether a payment online confirms the booking. */
  isPaidFirst: boolean
}

/**
 * Decides how a held time is paid. Customers who pay online pay before the booking is confirmed; staff may take the money
 * later. Throws VALIDATION_FAILURE for an option the service does not offer, PAYMENT_PROVIDER_NOT_READY.
 */
export async function choosePayment(
  tx: Tx,
  actor: Actor,
  { service, price, chosen }: { service: BookableService; price: AgreedPrice | null; chosen: Chosen },
): Promise<ChosenPayment> {
  const { payment } = service
  const sent = chosen.selectedPaymentOption ?? 'UNDEFINED'
  const option = sent === 'UNDEFINED' ? onlyPaymentOption(payment) : sent
  if (!offersPaymentOption(payment, option)) return fail('VALIDATION_FAILURE')
  if (actsForBusiness(actor)) return { option, depositSelected: chosen.depositSelected ?? null, isPaidFirst: false }
  // Who names no option pays at the visit.
  if (option === 'UNDEFINED' && payment.options?.inPerson !== true) return fail('VALIDATION_FAILURE')
  if (option !== 'ONLINE') return { option, depositSelected: null, isPaidFirst: false }
  const depositSelected = chosen.depositSelected ?? null
  if (!depositFits(payment, { selectedPaymentOption: option, depositSelected }) || !price)
    return fail('VALIDATION_FAILURE')
  const isPaidFirst = minorUnits(price.value, price.currency) > 0
  if (isPaidFirst && !(await isPaymentProviderReady(tx, actor.siteId))) return fail('PAYMENT_PROVIDER_NOT_READY')
  return { option, depositSelected, isPaidFirst }
}
