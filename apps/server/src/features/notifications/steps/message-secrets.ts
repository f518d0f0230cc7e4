import { type Actor, isOwner, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { decrypt, encrypt } from '../../../security/encryption.ts'
import { signManageTokenFor } from '../../bookings/index.ts'
import {
  listBookingTokens,
  withBookingTokens,
  withoutBookingLinks,
  withoutSecrets,
  withSecrets,
} from '../rules/secrets.ts'
import type { MessageRow } from '../store/messages.ts'

/** Secrets in a message, and their expiry. */
export type MessageSecrets = { values: readonly string[]; expiresAt: number }

type Words = { subject: string; bodyText: string; bodyHtml: string }

/** Replaces secrets in a new message by marks and encrypts them. */
export async function hideSecrets(
  context: Context,
  id: string,
  words: Words,
  secrets: MessageSecrets | undefined,
): Promise<Words & { secrets: Buffer | null; secretsExpireAt: number | null }> {
  if (!secrets) return { ...words, secrets: null, secretsExpireAt: null }
  const hidden = (text: string) => withoutSecrets(text, secrets.values)
  return {
    subject: hidden(words.subject),
    bodyText: hidden(words.bodyText),
    bodyHtml: hidden(words.bodyHtml),
    secrets: await encrypt(context, JSON.stringify(secrets.values), id),
    secretsExpireAt: secrets.expiresAt,
  }
}

/** Returns the message with its secrets, for its recipient and the operator. */
export async function revealSecrets(context: Context, row: MessageRow): Promise<MessageRow> {
  if (!row.secrets) return row
  const secrets: string[] = JSON.parse(await decrypt(context, row.secrets, row.id))
  return withWords(row, (text) => withSecrets(text, secrets))
}

/**
 * Returns the message as shown in the outbox. Secrets are masked; without a mail server owners see those of customers
 * and invitations, to pass them on, but never those that open a colleague's account. Links that open a booking are
 * shown to actors who may change it anyway, as links that end with their access.
 */
export async function messageFor(context: Context, actor: Actor, row: MessageRow): Promise<MessageRow> {
  const isHandedOn = row.status === 'KEPT' && row.kind !== staffPasswordLink
  const shown = isHandedOn && isOwner(actor) ? await revealSecrets(context, row) : row
  const mayOpenBookings = may(actor, 'MANAGE_BOOKINGS')
  if (!mayOpenBookings) return withWords(shown, withoutBookingLinks)
  return withLinksFor(context, shown, actor)
}

async function withLinksFor(context: Context, row: MessageRow, actor: Actor): Promise<MessageRow> {
  const tokens = new Set(listBookingTokens(`${row.body_text}\n${row.body_html ?? ''}`))
  const signed = new Map<string, string | undefined>()
  for (const token of tokens) signed.set(token, await signManageTokenFor(context, token, actor))
  return withWords(row, (text) => withBookingTokens(text, signed))
}

/** Kind of the message with which a person who works here chooses a new password. */
export const staffPasswordLink = 'staff-password-link'

function withWords(row: MessageRow, change: (text: string) => string): MessageRow {
  return {
    ...row,
    subject: change(row.subject),
    body_text: change(row.body_text),
    body_html: row.body_html === null ? null : change(row.body_html),
  }
}
