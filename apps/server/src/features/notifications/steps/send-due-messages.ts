import { MINUTE } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import { type Mail, MailRefused } from '../../../gateways/mail.ts'
import { isUndone } from '../../bookings/index.ts'
import { findSite, publicAddress, type SiteRow } from '../../sites/index.ts'
import { afterFailure, retryDelay } from '../rules/retry.ts'
import { isMarked } from '../rules/secrets.ts'
import { claimDueMessages, type MessageRow, readEventKey, saveOutcome } from '../store.ts'
import { revealSecrets } from './message-secrets.ts'

/** Task that sends due messages. */
export const sendTask = 'notifications.send'

const leaseMs = 10 * MINUTE
const atOnce = 20

/** Sends due messages through the operator's mail server. Without one, messages stay in the outbox. */
export async function sendDueMessages(context: Context, now: number): Promise<void> {
  const { mail } = context.gateways
  if (!mail) return
  for (;;) {
    const claimed = await claimDueMessages(context.db, now, leaseMs, atOnce)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((message) => sendOne(context, message, now)))
  }
}

async function sendOne(context: Context, message: MessageRow, now: number): Promise<void> {
  const isOver = !message.secrets && isMarked(message.body_text)
  if (isOver || (await isTakenBack(context, message))) return saveOutcome(context.db, message, { status: 'DROPPED' })
  try {
    await context.gateways.mail?.send(await toMail(context, await revealSecrets(context, message)))
  } catch (error) {
    const status = afterFailure(message.attempts, error instanceof MailRefused && error.permanent)
    const text = error instanceof Error ? error.message : String(error)
    context.log.warn({ err: error, message: message.id, attempt: message.attempts }, 'a message could not be sent')
    return saveOutcome(context.db, message, {
      status,
      error: text,
      dueAt: now + retryDelay(message.attempts),
    })
  }
  await saveOutcome(context.db, message, { status: 'SENT', sentAt: now })
}

/** Returns true if the change was undone before its message was sent. */
async function isTakenBack(context: Context, message: MessageRow): Promise<boolean> {
  const { site_id, booking_id } = message
  return booking_id !== null && isUndone(context.db, site_id, booking_id, readEventKey(message))
}

/** A message as the mail server takes it. */
export async function toMail(context: Context, message: MessageRow): Promise<Mail> {
  const site = await findSite(context.db, message.site_id)
  if (!site) throw new Error(`There is no site ${message.site_id}`)
  return {
    from: { name: site.name, address: await senderAddress(context, site) },
    to: { name: message.recipient_name ?? '', address: message.recipient },
    subject: message.subject,
    text: message.body_text,
    html: message.body_html ?? undefined,
    attachments: message.attachments,
    messageId: `<${message.id}@${new URL(await publicAddress(context, site.id)).hostname}>`,
  }
}

/** Returns the business's address; without one, a no-reply name at the host of its pages. */
async function senderAddress(context: Context, site: SiteRow): Promise<string> {
  return site.email ?? `no-reply@${new URL(await publicAddress(context, site.id)).hostname}`
}
