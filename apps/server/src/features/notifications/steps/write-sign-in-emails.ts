import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { enqueue } from '../../../jobs/queue.ts'
import type { PasswordEmail, SignInCodeMessage } from '../../authentication/index.ts'
import { findSite } from '../../sites/index.ts'
import type { SignInMethodEmail, StaffPasswordEmail } from '../../users/index.ts'
import { findMessage, insertMessage } from '../store/messages.ts'
import { type Email, emailText } from '../view/email.ts'
import { emailHtml } from '../view/email-html.ts'
import { selectVoice } from '../view/messages.ts'
import { codeEmail, passwordEmail } from '../view/sign-in-emails.ts'
import { signInMethodEmail } from '../view/sign-in-method-email.ts'
import { hideSecrets, type MessageSecrets, staffPasswordLink } from './message-secrets.ts'
import { sendsEmail } from './open-mail.ts'
import { sendTask } from './send-due-messages.ts'
import { heldBack } from './write-booking-messages.ts'

/** Writes the email with which a user sets a new password to the outbox. */
export async function sendStaffPasswordLink(
  context: Context,
  tx: Tx,
  { siteId, email, name, language, link, token, expiresAt }: StaffPasswordEmail,
): Promise<void> {
  const { business, voice } = await voiceFor(tx, siteId, language)
  const content = passwordEmail(voice, { business, name, reason: 'RECOVERY', link, expiresAt })
  const secrets = { values: [token], expiresAt }
  await postEmail(context, tx, { siteId, email, name, kind: staffPasswordLink, content, secrets })
}

/** Writes the email with a sign-in code to the outbox. Returns the id of the message. */
export async function sendSignInCode(
  context: Context,
  tx: Tx,
  { siteId, email, name, language, token, memberId, ...facts }: SignInCodeMessage,
): Promise<string> {
  const { business, voice } = await voiceFor(tx, siteId, language)
  const values = [facts.code, ...(token === undefined ? [] : [token])]
  const secrets = { values, expiresAt: context.clock.now() + facts.minutes * 60_000 }
  const content = codeEmail(voice, { business, name, ...facts })
  return postEmail(context, tx, { siteId, email, name, kind: 'sign-in-code', content, secrets, about: memberId })
}

/** Returns a sign-in code in one line, for a text message. */
export async function signInCodeText(
  tx: Tx,
  { siteId, name, language, code, minutes }: SignInCodeMessage,
): Promise<string> {
  const { business, voice } = await voiceFor(tx, siteId, language)
  return codeEmail(voice, { business, name, code, minutes }).subject
}

/** Writes the email with which a member sets a password to the outbox. */
export async function sendPasswordLink(
  context: Context,
  tx: Tx,
  { siteId, email, name, language, token, ...facts }: PasswordEmail,
): Promise<void> {
  const { business, voice } = await voiceFor(tx, siteId, language)
  const secrets = { values: [token], expiresAt: facts.expiresAt }
  const content = passwordEmail(voice, { business, name, ...facts })
  await postEmail(context, tx, { siteId, email, name, kind: 'password-link', content, secrets })
}

/** Writes the email about a changed sign-in method to the outbox. */
export async function sendSignInMethodChange(
  context: Context,
  tx: Tx,
  { siteId, email, name, language, ...facts }: SignInMethodEmail,
): Promise<void> {
  const { business, voice } = await voiceFor(tx, siteId, language)
  const content = signInMethodEmail(voice, { ...facts, business, at: context.clock.now() })
  await postEmail(context, tx, { siteId, email, name, kind: 'sign-in-method-changed', content })
}

/** Returns true if sending the message failed permanently. */
export async function hasMessageFailed(tx: Tx, siteId: string, messageId: string): Promise<boolean> {
  return (await findMessage(tx, siteId, messageId))?.status === 'FAILED'
}

export async function voiceFor(tx: Tx, siteId: string, language: string | undefined) {
  const site = await findSite(tx, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  const business = { name: site.name, color: site.brand_color, timeZone: site.time_zone }
  return { business, voice: selectVoice(language, site.language) }
}

type Posted = {
  siteId: string
  email: string
  name: string
  kind: string
  content: Email
  secrets?: MessageSecrets | undefined
  /** Id of whoever the message is about, if the address does not say it. */
  about?: string | undefined
  /** Identity of what it is about, for a message that must not be written twice. */
  once?: string
  /** More of them went to the address than the limit allows: it waits for staff to send it. */
  isHeld?: boolean
}

/** Returns the content of an email as the outbox stores it. */
function emailContent(email: Email) {
  return { subject: email.subject, bodyText: emailText(email), bodyHtml: emailHtml(email) }
}

export async function postEmail(
  context: Context,
  tx: Tx,
  { siteId, email, name, kind, content, secrets, about, once, isHeld = false }: Posted,
): Promise<string> {
  const id = context.ids.guid()
  const now = context.clock.now()
  const isSent = await sendsEmail(context, tx)
  await insertMessage(tx, {
    siteId,
    id,
    kind,
    dedupeKey: [once ?? id, kind, ...(about ? [about] : [])].join(':'),
    attachments: [],
    bookingId: null,
    recipient: email,
    recipientName: name || null,
    language: content.language,
    ...(await hideSecrets(context, id, emailContent(content), secrets)),
    ...(isHeld ? { status: 'HELD', lastError: heldBack } : { status: isSent ? 'WAITING' : 'KEPT' }),
    createdAt: now,
    dueAt: now,
  })
  if (isSent && !isHeld) await enqueue(tx, sendTask, {}, { key: sendTask })
  return id
}
