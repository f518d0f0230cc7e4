import type { Operation } from '../../../operation.ts'
import { callerKey } from '../steps/caller-key.ts'
import { readAmount } from '../steps/read-amount.ts'
import { startCustomerPayment } from '../steps/start-customer-payment.ts'

export const startPayment: Operation<'startPayment'> = async ({ input, actor, request }, context) => {
  const { chargeId, bookingToken, amount, saveMethod = false, methodId, resume = false, returnUrl } = input
  const progress = await startCustomerPayment(
    context,
    { actor, request },
    {
      chargeId,
      bookingToken,
      readAmount: amount === undefined ? undefined : ({ currency }) => readAmount(amount, currency),
      saveMethod,
      methodId,
      resume,
      returnUrl,
      idempotencyKey: callerKey(actor, input.idempotencyKey),
    },
  )
  return { progress }
}
