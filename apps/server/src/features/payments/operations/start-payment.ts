import { isManager, may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { dueMinor } from '../rules/amounts.ts'
import { countCardAttempt } from '../steps/count-card-attempt.ts'
import { describeNext } from '../steps/next-step.ts'
import { requirePayableCharge } from '../steps/own-charge.ts'
import { readAmount } from '../steps/read-amount.ts'
import { resolveReturnUrl } from '../steps/return-url.ts'
import { startPayment as start } from '../steps/start-payment.ts'

export const startPayment: Operation<'startPayment'> = async ({ input, actor, request }, context) => {
  if (!isManager(actor)) await countCardAttempt(context, actor, request.address)
  const charge = await requirePayableCharge(context, actor, input.chargeId, 'MANAGE_PAYMENTS')
  const returnUrl = await resolveReturnUrl(context, actor, input.returnUrl)
  const { next, ...started } = await start(context, {
    siteId: actor.siteId,
    chargeId: charge.id,
    amountMinor: input.amount === undefined ? dueMinor(charge) : readAmount(input.amount, charge.currency),
    contactId: charge.contact_id,
    saveMethod: input.saveMethod ?? false,
    returnUrl,
    idempotencyKey: input.idempotencyKey,
    paidBy: may(actor, 'MANAGE_PAYMENTS') ? 'BUSINESS' : 'CUSTOMER',
  })
  return { progress: { ...started, returnUrl, ...(await describeNext(context, actor.siteId, next)) } }
}
