import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { AccountDeletedEmail } from '../../members/index.ts'
import { erasedKind } from '../store/messages.ts'
import { erasedEmail, farewellEmail } from '../view/sign-in-emails.ts'
import { sendsEmail } from './open-mail.ts'
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

export type ErasedEmail = {
  siteId: string
  email: string
  language: string | undefined
  /** How many coming bookings were cancelled with it. */
  canceledBookings: number
}

/**
 * Writes the last email to somebody who was erased; it keeps no content once it has left. Without a mail server nothing is
 * written: it would keep the address. Returns true if it is sent.
 */
export async function sendErased(
  context: Context,
  tx: Tx,
  { siteId, email, language, canceledBookings }: ErasedEmail,
): Promise<boolean> {
  if (!(await sendsEmail(context, tx))) return false
  const { business, voice } = await voiceFor(tx, siteId, language)
  const content = erasedEmail(voice, { business, canceledBookings })
  await postEmail(context, tx, { siteId, email, name: '', kind: erasedKind, content })
  return true
}
