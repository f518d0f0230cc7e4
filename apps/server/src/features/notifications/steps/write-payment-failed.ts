import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findMember, memberLanguage } from '../../members/index.ts'
import type { PaymentFailedEmail } from '../../orders/index.ts'
import { paymentFailedEmail } from '../view/payment-email.ts'
import { postEmail, voiceFor } from './write-sign-in-emails.ts'

/** Writes the email about a failed payment to the outbox. Someone who deleted their account gets none. */
export async function sendPaymentFailed(
  context: Context,
  tx: Tx,
  { siteId, memberId, planName, amount, currency, nextAttemptAt }: PaymentFailedEmail,
): Promise<void> {
  const member = await findMember(tx, siteId, memberId)
  if (!member) return
  const { business, voice } = await voiceFor(tx, siteId, memberLanguage(member))
  const name = member.contact?.firstName ?? member.nickname ?? ''
  const content = paymentFailedEmail(voice, { business, name, planName, amount, currency, nextAttemptAt })
  await postEmail(context, tx, { siteId, email: member.login_email, name, kind: 'payment-failed', content })
}
