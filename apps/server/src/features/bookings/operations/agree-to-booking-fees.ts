import type { Operation } from '../../../operation.ts'
import {
  callerKey,
  countCardAttempt,
  describeCardSetup,
  findCardScope,
  resolveReturnUrl,
  startCardSetup,
} from '../../payments/index.ts'
import { agreeToFees } from '../steps/fees/agree-to-fees.ts'
import { feeAgreementView } from '../view/fee.ts'

/**
 * The card is entered on the page of the provider; one that the member saved before is taken at once. One that pays the
 * booking is saved with that payment.
 */
export const agreeToBookingFees: Operation<'agreeToBookingFees'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  await countCardAttempt(context, actor, request.address)
  const { text, methodId, withPayment = false } = input
  const returnUrl = await resolveReturnUrl(context, actor, input.returnUrl)
  const { agreement, contactId } = await context.transaction((tx) =>
    agreeToFees(context, tx, actor, { bookingId: input.bookingId, text, methodId }),
  )
  if (agreement.payment_method_id || withPayment) return { agreement: feeAgreementView(agreement), setup: null }
  const subject = { type: 'BOOKING', id: agreement.booking_id } as const
  const idempotencyKey = callerKey(actor, input.idempotencyKey)
  const scope = await findCardScope(context, actor, contactId)
  const setup = await startCardSetup(context, { siteId, contactId, subject, scope, returnUrl, idempotencyKey })
  const described = await describeCardSetup(context, siteId, { ...setup, returnUrl })
  return { agreement: feeAgreementView(agreement), setup: described }
}
