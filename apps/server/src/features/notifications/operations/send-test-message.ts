import { HOUR, MINUTE } from '@kalends/availability'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { findSite, type SiteRow } from '../../sites/index.ts'
import { openMail } from '../steps/open-mail.ts'
import { resumeSending, toMail, toRefusal } from '../steps/send-due-messages.ts'
import { findMessage, insertMessage, saveOutcome } from '../store/messages.ts'
import { type Email, emailText } from '../view/email.ts'
import { emailHtml } from '../view/email-html.ts'
import { selectVoice } from '../view/messages.ts'

// The lease prevents the worker from sending it at the same time.
const leaseMs = 10 * MINUTE

/** Sends at once and waits for the mail server's response. Without a server the message stays in the outbox. */
export const sendTestMessage: Operation<'sendTestMessage'> = async ({ input, actor: { siteId } }, context) => {
  await countAttempt(context, [{ key: `test-message:${siteId}`, limit: 10, windowMs: HOUR }])
  const mail = await openMail(context)
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
  if (!mail || !message) return { sent: false, problem: null, reason: null }
  try {
    await mail.gateway.send(await toMail(context, message, mail.sender))
  } catch (error) {
    const { answer, fault } = toRefusal(error)
    await saveOutcome(context.db, message, { status: 'FAILED', error: answer, reason: fault.reason })
    return { sent: false, problem: answer.slice(0, 1000), reason: fault.reason }
  }
  await saveOutcome(context.db, message, { status: 'SENT', sentAt: now })
  await resumeSending(context)
  return { sent: true, problem: null, reason: null }
}

/** Builds a test email. */
function testEmail(site: SiteRow): Email {
  const voice = selectVoice(site.language)
  const business = site.name.replaceAll(/\s+/g, ' ')
  return {
    language: voice.language,
    direction: voice.direction,
    business: { name: business, color: site.brand_color },
    subject: voice.say('test.subject', { business }),
    heading: voice.say('test.heading'),
    intro: [voice.say('test.intro', { business })],
    rows: [],
    button: undefined,
    notes: [],
    footer: [voice.say('test.footer', { business })],
  }
}
