import { HOUR, MINUTE } from '@kalends/availability'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { findSite } from '../../sites/index.ts'
import { mailOf } from '../steps/send-due-messages.ts'
import { findMessage, insertMessage, saveOutcome } from '../store.ts'
import { emailText } from '../view/email.ts'
import { emailHtml } from '../view/email-html.ts'
import { testEmail } from '../view/test-email.ts'

// The lease prevents the worker from sending it at the same time.
const leaseMs = 10 * MINUTE

/** Sends at once and waits for the mail server's response. Without a server the message stays in the outbox. */
export const sendTestMessage: Operation<'sendTestMessage'> = async ({ input, actor: { siteId } }, context) => {
  await countAttempt(context, [{ key: `test-message:${siteId}`, limit: 10, windowMs: HOUR }])
  const { mail } = context.gateways
  const site = (await findSite(context.db, siteId)) ?? fail('NOT_FOUND')
  const email = testEmail(site)
  const id = context.ids.guid()
  const now = context.clock.now()
  await insertMessage(context.db, {
    siteId,
    id,
    kind: 'test',
    dedupeKey: `${id}:test`,
    attachments: [],
    bookingId: null,
    recipient: input.to,
    recipientName: null,
    language: email.language,
    subject: email.subject,
    bodyText: emailText(email),
    bodyHtml: emailHtml(email),
    status: mail ? 'WAITING' : 'KEPT',
    createdAt: now,
    dueAt: now + leaseMs,
  })
  const message = await findMessage(context.db, siteId, id)
  if (!mail || !message) return { sent: false, problem: null }
  try {
    await mail.send(await mailOf(context, message))
  } catch (error) {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
    await saveOutcome(context.db, message, { status: 'FAILED', error: problem })
    return { sent: false, problem }
  }
  await saveOutcome(context.db, message, { status: 'SENT', sentAt: now })
  return { sent: true, problem: null }
}
