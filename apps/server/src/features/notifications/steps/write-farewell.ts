import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { AccountDeletedEmail } from '../../members/index.ts'
import { farewellEmail } from '../view/sign-in-emails.ts'
import { postEmail, voiceFor } from './write-sign-in-emails.ts'

/** Writes the email about a deleted account to the outbox. */
export async function sendAccountDeleted(
  context: Context,
  tx: Tx,
  { siteId, email, name, language }: AccountDeletedEmail,
): Promise<void> {
  const { business, voice } = await voiceFor(tx, siteId, language)
  const content = farewellEmail(voice, { business, name })
  await postEmail(context, tx, { siteId, email, name, kind: 'account-deleted', content })
}
