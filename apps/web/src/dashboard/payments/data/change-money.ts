import type { Client } from '@kalends/sdk'
import { refusalReason } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'
import { readEndedBookings } from '../../order/data/act-on-order.ts'

export const moneyActions = ['take', 'refund', 'waive'] as const
export type MoneyAction = (typeof moneyActions)[number]

/** Why an action failed; each has a message `payments.problem.…`. */
export type MoneyProblem =
  | 'amount'
  | 'tooMuch'
  | 'refundTooMuch'
  | 'notRefundable'
  | 'disputed'
  | 'bookings'
  | 'notChargeable'
  | 'notFound'
  | 'notAllowed'
  | 'other'

/** A refused form with the submitted values. */
export type RefusedMoney = {
  money: MoneyAction
  id: string
  amount: string
  method: string
  reason: string
  /** Of a refund: whether the amount is to be paid again, or the order ends. */
  meaning: string
  problem: MoneyProblem
}

export const onSiteMethods = ['CASH', 'CARD_TERMINAL', 'BANK_TRANSFER', 'OTHER'] as const
type OnSiteMethod = (typeof onSiteMethods)[number]
/** How the team returns what was paid by card, if the provider does not. */
export const returnMethods = ['CASH', 'BANK_TRANSFER', 'OTHER'] as const

/** Returns which money form was submitted; undefined for other forms. */
export const readMoneyAction = (intent: unknown): MoneyAction | undefined =>
  moneyActions.find((action) => action === intent)

/** Carries out a money form; returns the refusal if it failed. */
export async function changeMoney(
  client: Client,
  action: MoneyAction,
  form: FormData,
): Promise<RefusedMoney | undefined> {
  const id = readText(form, 'id')
  const amount = readText(form, 'amount')
  const method = readText(form, 'method')
  const reason = readText(form, 'reason')
  const meaning = readText(form, 'meaning')
  const idempotencyKey = readText(form, 'key') || crypto.randomUUID()
  const given = amount === '' ? {} : { amount: amount.replace(',', '.') }
  try {
    if (action === 'refund') {
      const owedAgain = meaning === 'owedAgain'
      const way = returnMethods.find((name) => name === method)
      const returned = way ? { method: way } : {}
      const noBookings = { choice: 'KEEP_UNPAID' as const, bookingIds: [] }
      const ends = meaning === 'orderEnds' ? { endOrder: readEndedBookings(form) ?? noBookings } : {}
      const refund = { paymentId: id, reason, owedAgain, dropFee: meaning === 'feeEnds', idempotencyKey }
      await client.payments.refundPayment({ ...refund, ...returned, ...given, ...ends })
      return undefined
    }
    const chargeId = form.get('subject') === 'booking' ? await findOrCreateCharge(client, id) : id
    const options = { idempotencyKey }
    if (action === 'waive') await client.payments.waiveCharge({ chargeId, reason, ...given }, options)
    else await client.payments.recordPayment({ chargeId, method: method as OnSiteMethod, ...given }, options)
    return undefined
  } catch (error) {
    const problem = refusalReason<MoneyProblem>(error, { codes, fields: { amount: 'amount' }, fallback: 'other' })
    return { money: action, id, amount, method, reason, meaning, problem }
  }
}

/** The first payment of a booking creates its charge. */
async function findOrCreateCharge(client: Client, bookingId: string): Promise<string> {
  return (await client.bookings.createBookingCharge({ bookingId })).charge.id
}

const codes: Record<string, MoneyProblem> = {
  PAYMENT_EXCEEDS_CHARGE: 'tooMuch',
  REFUND_EXCEEDS_PAYMENT: 'refundTooMuch',
  PAYMENT_NOT_REFUNDABLE: 'notRefundable',
  PAYMENT_DISPUTED: 'disputed',
  ORDER_BOOKINGS_CHANGED: 'bookings',
  ORDER_ALREADY_CANCELED: 'notFound',
  ORDER_ALREADY_ENDED: 'notFound',
  BOOKING_NOT_CHARGEABLE: 'notChargeable',
  BOOKING_NOT_FOUND: 'notFound',
  CHARGE_NOT_FOUND: 'notFound',
  PAYMENT_NOT_FOUND: 'notFound',
  PERMISSION_DENIED: 'notAllowed',
}
