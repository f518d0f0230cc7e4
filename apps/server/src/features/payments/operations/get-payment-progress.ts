import type { Operation } from '../../../operation.ts'
import { fail, Refusal } from '../../../refusal.ts'
import { showProgress } from '../steps/next-step.ts'
import { requirePayableCharge } from '../steps/own-charge.ts'
import { findPayment } from '../store/payments.ts'

export const getPaymentProgress: Operation<'getPaymentProgress'> = async ({ input, actor }, context) => {
  const payment = (await findPayment(context.db, actor.siteId, input.paymentId)) ?? fail('PAYMENT_NOT_FOUND')
  try {
    await requirePayableCharge(context, actor, payment.charge_id, {
      permission: 'READ_ORDERS',
      bookingToken: input.bookingToken,
    })
  } catch (error) {
    if (error instanceof Refusal) return fail('PAYMENT_NOT_FOUND')
    throw error
  }
  return { progress: await showProgress(context, payment) }
}
