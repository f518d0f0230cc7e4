import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { showPayment } from '../steps/show-payment.ts'
import { findPayment } from '../store/payments.ts'

export const getPayment: Operation<'getPayment'> = async ({ input, actor }, { db }) => {
  const payment = await findPayment(db, actor.siteId, input.paymentId)
  return payment ? showPayment(db, payment) : fail('PAYMENT_NOT_FOUND')
}
