import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findMember, memberLanguage } from '../../members/index.ts'
import type { CardRemovedEmail } from '../../orders/index.ts'
import { cardRemovedEmail } from '../view/payment-email.ts'
import { postEmail, voiceFor } from './write-sign-in-emails.ts'

/** Writes the email that asks a member for another card to the outbox. Someone who deleted their account gets none. */
export async function sendCardRemoved(
  context: Context,
  tx: Tx,
  { siteId, memberId, planName, card }: CardRemovedEmail,
): Promise<void> {
  const member = await findMember(tx, siteId, memberId)
  if (!member) return
  const { business, voice } = await voiceFor(tx, siteId, memberLanguage(member))
  const name = member.contact?.firstName ?? member.nickname ?? ''
  const content = cardRemovedEmail(voice, { business, name, planName, card })
  await postEmail(context, tx, { siteId, email: member.login_email, name, kind: 'card-removed', content })
}
