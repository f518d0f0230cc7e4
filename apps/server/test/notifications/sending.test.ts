import { describe, expect, it } from 'vitest'
import type { Context } from '../../src/context.ts'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { dispatchEvents, runDue } from '../../src/setup/background.ts'
import { aHold, aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { withoutLinks } from '../support/messages.ts'
import { refusal } from './mail-refusals.ts'

const { app, context, clock } = await createTestApp({
  now: '2026-06-01T09:00:00Z',
  environment: { KALENDS_URL: 'https://book.example.org' },
})
const mail = inMemoryMail()
const sending: Context = { ...context, gateways: { ...context.gateways, mail } }

/** A confirmation that waits in the outbox of a house with a mail server. */
async function aWaitingMessage() {
  const studio = await aStudio(app, context)
  const hold = await aHold(studio.visitor, studio, '2026-06-02T09:00:00.000Z')
  const contactDetails = { firstName: 'Clara', email: 'clara@customer.example' }
  await studio.visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails })
  await dispatchEvents(sending)
  const look = async () => expected(await studio.admin.post('/v1/messages/query', {})).messages[0]
  return { studio, look }
}

describe('sending through the mail server', () => {
  it('sends each message once, in the name of the business, which is answered, with its file', async () => {
    const { look } = await aWaitingMessage()
    expect((await look()).status).toBe('WAITING')
    await runDue(sending, clock.now())
    await runDue(sending, clock.now())
    const { id, subject, bodyText, bodyHtml } = withoutLinks(await look())
    expect(withoutLinks(mail.sent.splice(0))).toEqual([
      {
        from: { name: 'Studio Aventine', address: 'no-reply@book.example.org' },
        replyTo: { name: 'Studio Aventine', address: 'desk@studio.example' },
        envelopeFrom: 'no-reply@book.example.org',
        to: { name: 'Clara', address: 'clara@customer.example' },
        subject,
        text: bodyText,
        html: bodyHtml,
        messageId: `<${id}@book.example.org>`,
        attachments: [
          {
            filename: expect.any(String),
            contentType: 'text/calendar; charset=utf-8; method=REQUEST',
            content: expect.stringContaining('BEGIN:VCALENDAR'),
          },
        ],
      },
    ])
    expect(await look()).toMatchObject({ status: 'SENT', sentDate: '2026-06-01T09:00:00.000Z' })
  })

  it('sends from the operator’s address, and ids are of its domain', async () => {
    const { look } = await aWaitingMessage()
    await runDue({ ...sending, config: { ...sending.config, smtpFrom: 'bookings@operator.example' } }, clock.now())
    const { id } = await look()
    expect(mail.sent.splice(0)).toMatchObject([
      {
        from: { name: 'Studio Aventine', address: 'bookings@operator.example' },
        replyTo: { name: 'Studio Aventine', address: 'desk@studio.example' },
        messageId: `<${id}@operator.example>`,
      },
    ])
  })

  it('retries after one, two and four minutes, and says why', async () => {
    const { look } = await aWaitingMessage()
    mail.failNext.push(refusal('451 try later', 'MAILBOX'), refusal('452 scanner busy', 'CONTENT'))
    const minute = (count: number) => clock.now() + count * 60_000
    await runDue(sending, clock.now())
    expect(await look()).toMatchObject({ status: 'WAITING', lastError: '451 try later', reason: 'MAILBOX' })
    await runDue(sending, minute(1) - 1)
    expect(mail.failNext).toHaveLength(1)
    await runDue(sending, minute(1))
    expect(await look()).toMatchObject({ status: 'WAITING', lastError: '452 scanner busy', reason: 'CONTENT' })
    await runDue(sending, minute(3) - 1)
    expect(mail.sent).toHaveLength(0)
    await runDue(sending, minute(3))
    expect(mail.sent.splice(0)).toHaveLength(1)
    expect(await look()).toMatchObject({ status: 'SENT', lastError: null })
  })

  it('gives up after a permanent failure, and sends other messages', async () => {
    const { look } = await aWaitingMessage()
    const { look: lookAtOther } = await aWaitingMessage()
    mail.failNext.push(refusal('550 no such mailbox', 'UNKNOWN_RECIPIENT', true))
    await runDue(sending, clock.now())
    // Both are due at once: either may be the first.
    const both = [await look(), await lookAtOther()].sort((one, other) => one.status.localeCompare(other.status))
    expect(both).toMatchObject([
      { status: 'FAILED', lastError: '550 no such mailbox', reason: 'UNKNOWN_RECIPIENT' },
      { status: 'SENT', reason: null },
    ])
    expect(mail.sent.splice(0)).toHaveLength(1)
  })

  it('is done by one of two workers', async () => {
    await aWaitingMessage()
    await Promise.all([runDue(sending, clock.now()), runDue(sending, clock.now())])
    expect(mail.sent.splice(0)).toHaveLength(1)
  })
})
