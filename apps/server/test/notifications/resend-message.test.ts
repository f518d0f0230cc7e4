import { afterEach, describe, expect, it } from 'vitest'
import { resendAsOperator } from '../../src/features/notifications/index.ts'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { dispatchEvents, runDue } from '../../src/setup/background.ts'
import { aHold, aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aTeam, errorCode } from '../users/team.ts'
import { refusal } from './mail-refusals.ts'

const { app, context, clock, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const mail = inMemoryMail()
context.gateways.mail = mail
const unknown = refusal('550 no such mailbox', 'UNKNOWN_RECIPIENT', true)
const run = () => runDue(context, clock.now())

/** A business with a confirmation that was sent, or failed. */
async function aConfirmation({ fails = false } = {}) {
  const studio = await aStudio(app, context)
  const hold = await aHold(studio.visitor, studio, '2026-06-02T09:00:00.000Z')
  const contactDetails = { firstName: 'Clara', email: 'clara@customer.example' }
  const { booking } = expected(await studio.visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails }))
  await dispatchEvents(context)
  if (fails) mail.failNext.push(unknown)
  await run()
  const list = async () => expected(await studio.admin.post('/v1/messages/query', {})).messages
  const [message] = await list()
  const resend = (id = message.id) => studio.admin.post(`/v1/messages/${id}/resend`)
  const resendFailed = () => studio.admin.post('/v1/messages/resend-failed')
  return { studio, booking, message, list, resend, resendFailed }
}

afterEach(async () => {
  context.gateways.mail = mail
  mail.failNext.length = 0
  mail.sent.length = 0
  clock.set('2026-06-01T09:00:00Z')
  await db.deleteFrom('messages').execute()
})

describe('resendMessage', () => {
  it('sends one that failed', async () => {
    const { message, list, resend } = await aConfirmation({ fails: true })
    expect(message.status).toBe('FAILED')
    expect(expected(await resend()).message).toMatchObject({ id: message.id, status: 'WAITING' })
    await run()
    expect(mail.sent).toHaveLength(1)
    expect(await list()).toMatchObject([{ id: message.id, status: 'SENT', lastError: null, reason: null }])
  })

  it('sends a copy of one that was sent, which mailboxes do not take for the same', async () => {
    const { message, list, resend } = await aConfirmation()
    clock.advance({ minutes: 5 })
    const { message: copy } = expected(await resend())
    expect(copy).toMatchObject({ status: 'WAITING', subject: message.subject, recipient: message.recipient })
    await run()
    const [first, second] = mail.sent
    expect(second).toMatchObject({ subject: first?.subject, attachments: first?.attachments })
    expect(second?.messageId).not.toBe(first?.messageId)
    expect(await list()).toMatchObject([{ id: copy.id }, { id: message.id, sentDate: '2026-06-01T09:00:00.000Z' }])
    expect(readRefusal(await resend())).toBe('200')
  })

  it('refuses one that a newer message about the booking replaced: MESSAGE_OUTDATED', async () => {
    const { studio, booking, message, list, resend, resendFailed } = await aConfirmation({ fails: true })
    clock.advance({ minutes: 1 })
    expected(await studio.visitor.post(`/v2/bookings/${booking.id}/cancel`, { revision: booking.revision }))
    await dispatchEvents(context)
    await run()
    expect((await list()).map(({ kind }: { kind: string }) => kind)).toEqual(['bookingCanceled', 'bookingConfirmed'])
    expect(readRefusal(await resend(message.id))).toBe('428 MESSAGE_OUTDATED')
    expect(expected(await resendFailed())).toEqual({ resent: 0 })
  })

  it('refuses one whose link was removed: MESSAGE_SECRETS_GONE', async () => {
    const { ada } = await aTeam(app, context)
    await ada.send('POST', '/v1/people/invitations', { email: 'new@verde.example', role: 'viewer' })
    mail.failNext.push(unknown)
    await run()
    const [invitation] = (await ada.send('POST', '/v1/messages/query', { recipient: 'new@verde.example' })).json()
      .messages
    expect(invitation.status).toBe('FAILED')
    const answer = await ada.send('POST', `/v1/messages/${invitation.id}/resend`)
    expect(errorCode(answer)).toBe('MESSAGE_SECRETS_GONE')
    expect((await ada.send('POST', '/v1/messages/resend-failed')).json()).toEqual({ resent: 0 })
  })

  it('sends nothing without a mail server: MAIL_SERVER_MISSING', async () => {
    const { resend, resendFailed } = await aConfirmation({ fails: true })
    context.gateways.mail = undefined
    expect(readRefusal(await resend())).toBe('428 MAIL_SERVER_MISSING')
    expect(readRefusal(await resendFailed())).toBe('428 MAIL_SERVER_MISSING')
  })

  it('does not find those of another business, or those that only owners see', async () => {
    const { message } = await aConfirmation()
    const other = await aStudio(app, context)
    expect(readRefusal(await other.admin.post(`/v1/messages/${message.id}/resend`))).toBe('404 MESSAGE_NOT_FOUND')
  })

  it('is limited to a hundred an hour: THROTTLED_FEATURE', async () => {
    const { resend } = await aConfirmation()
    for (let i = 0; i < 100; i += 1) await resend('018f0000-0000-7000-8000-000000000000')
    expect(readRefusal(await resend())).toBe('429 THROTTLED_FEATURE')
  })
})

describe('the operator’s command', () => {
  it('sends one message, or all that failed, of every business', async () => {
    const one = await aConfirmation({ fails: true })
    await aConfirmation({ fails: true })
    expect(await resendAsOperator(context, one.message.id)).toBe(1)
    expect(await resendAsOperator(context, undefined)).toBe(1)
    await run()
    expect(mail.sent).toHaveLength(2)
    await expect(resendAsOperator(context, '018f0000-0000-7000-8000-000000000000')).rejects.toThrow('MESSAGE_NOT_FOUND')
  })
})
