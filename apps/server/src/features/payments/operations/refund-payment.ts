import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { callerKey } from '../steps/caller-key.ts'
import { readAmount } from '../steps/read-amount.ts'
import { refundPayment as makeRefund } from '../steps/refund-payment.ts'
import { showPayment } from '../steps/show-payment.ts'
import { findPayment } from '../store/payments.ts'

export const refundPayment: Operation<'refundPayment'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const { endOrder } = input
  if (endOrder?.choice === 'CANCEL' && !may(actor, 'MANAGE_BOOKINGS')) return fail('PERMISSION_DENIED')
  const payment = (await findPayment(context.db, siteId, input.paymentId)) ?? fail('PAYMENT_NOT_FOUND')
  await makeRefund(context, {
    siteId,
    paymentId: payment.id,
    amountMinor: input.amount === undefined ? undefined : readAmount(input.amount, payment.currency),
    reason: input.reason ?? '',
    owedAgain: input.owedAgain,
    dropFee: input.dropFee,
    method: input.method,
    endOrder: endOrder && { notifyParticipants: true, ...endOrder },
    recordedBy: actor,
    idempotencyKey: callerKey(actor, input.idempotencyKey),
  })
  return showPayment(context.db, (await findPayment(context.db, siteId, payment.id)) ?? payment)
}
