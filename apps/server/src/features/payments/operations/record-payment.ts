import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { dueMinor } from '../rules/amounts.ts'
import { readAmount } from '../steps/read-amount.ts'
import { recordOnSitePayment } from '../steps/record-on-site-payment.ts'
import { showPayment } from '../steps/show-payment.ts'
import { lockCharge } from '../store/charges.ts'

export const recordPayment: Operation<'recordPayment'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const charge = (await lockCharge(tx, siteId, input.chargeId)) ?? fail('CHARGE_NOT_FOUND')
    const { payment } = await recordOnSitePayment(context, tx, {
      siteId,
      chargeId: charge.id,
      amountMinor: input.amount === undefined ? dueMinor(charge) : readAmount(input.amount, charge.currency),
      method: input.method,
      recordedBy: actor,
    })
    return showPayment(tx, payment)
  })
