import { describe, expect, it } from 'vitest'
import type { Context } from '../../src/context.ts'
import { listOutbox } from '../../src/features/notifications/index.ts'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { runDue } from '../../src/setup/background.ts'
import { createTestApp } from '../support/index.ts'
import { messagesTo } from '../support/messages.ts'
import { anApiKey } from '../support/people.ts'
import { aTeam, errorCode } from '../users/team.ts'
import { refusal } from './mail-refusals.ts'

const { app, context, clock, db } = await createTestApp()
const { siteId, ada, colleague } = await aTeam(app, context)
const mail = inMemoryMail()
const sending: Context = { ...context, gateways: { ...context.gateways, mail } }
const tokens = /[\w-]{22}\.[\w-]{43}/

type Reader = Pick<typeof ada, 'send' | 'get'>

/** The messages to an address as this person reads them. */
const read = async (by: Reader, recipient: string) => {
  const { messages } = (await by.send('POST', '/v1/messages/query', { recipient })).json()
  for (const message of messages) expect((await by.get(`/v1/messages/${message.id}`)).json().message).toEqual(message)
  return messages
}
const invite = async (email: string) =>
  (await ada.send('POST', '/v1/people/invitations', { email, role: 'viewer' })).json()
const stored = (recipient: string) => db.selectFrom('messages').selectAll().where('recipient', '=', recipient).execute()
const waits = (recipient: string) =>
  db.updateTable('messages').set({ status: 'WAITING' }).where('recipient', '=', recipient).execute()

describe('secrets in messages', () => {
  it('are sent, and then removed from the outbox', async () => {
    const { link } = await invite('sent@example.org')
    await waits('sent@example.org')
    await runDue(sending, clock.now())
    const [sent] = mail.sent.splice(0)
    expect([sent?.text, sent?.html].every((text) => text?.includes(link))).toBe(true)
    const [row] = await stored('sent@example.org')
    expect(row).toMatchObject({ status: 'SENT', secrets: null, secrets_expire_at: null })
    expect(row?.body_text).not.toMatch(tokens)
    expect((await read(ada, 'sent@example.org'))[0].bodyText).toContain('/dashboard/invitation/••••••')
    const [printed] = await listOutbox(context, { to: 'sent@example.org' })
    expect(printed?.bodyText).not.toMatch(tokens)
  })

  it('stay if sending failed temporarily, and are removed if it is given up', async () => {
    await invite('later@example.org')
    await waits('later@example.org')
    mail.failNext.push(refusal('451 later', 'MAILBOX'))
    await runDue(sending, clock.now())
    expect((await stored('later@example.org'))[0]?.secrets).not.toBeNull()
    clock.advance({ minutes: 2 })
    mail.failNext.push(refusal('550 no such address', 'UNKNOWN_RECIPIENT', true))
    await runDue(sending, clock.now())
    expect((await stored('later@example.org'))[0]).toMatchObject({ status: 'FAILED', secrets: null })
  })

  it('are removed when they expire; their message is not sent', async () => {
    await invite('kept@example.org')
    await invite('waiting@example.org')
    await waits('waiting@example.org')
    clock.advance({ days: 14 })
    await runDue(sending, clock.now())
    expect(mail.sent).toEqual([])
    expect((await stored('kept@example.org'))[0]).toMatchObject({ status: 'KEPT', secrets: null })
    expect((await stored('waiting@example.org'))[0]).toMatchObject({ status: 'DROPPED', secrets: null })
  })

  it('are shown only to an owner who has to pass them on, not to API keys or other staff', async () => {
    const eve = await colleague({ role: 'owner' })
    const { link } = (
      await eve.send('POST', '/v1/people/invitations', { email: 'hand@example.org', role: 'viewer' })
    ).json()
    expect((await read(eve, 'hand@example.org'))[0].bodyText).toContain(link)
    const authorization = await anApiKey(context, siteId)
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/messages/query',
      headers: { authorization },
      payload: { recipient: 'hand@example.org' },
    })
    expect(answer.json().messages[0].bodyText).toContain('/dashboard/invitation/••••••')
    expect(answer.body).not.toMatch(tokens)
    const manager = await colleague({ role: 'manager' })
    expect(await read(manager, 'hand@example.org')).toEqual([])
    const [row] = await stored('hand@example.org')
    expect(errorCode(await manager.get(`/v1/messages/${row?.id}`))).toBe('MESSAGE_NOT_FOUND')
    const [printed] = await listOutbox(context, { to: 'hand@example.org' })
    expect(printed?.bodyText).toContain(link)
  })

  it('of a colleague’s password reset are shown only to the operator', async () => {
    const eve = await colleague({ role: 'owner' })
    const noor = await colleague({ role: 'viewer' })
    const headers = { 'wix-site-id': siteId }
    await app.inject({ method: 'POST', url: '/v1/staff/password-link', headers, payload: { email: noor.email } })
    const [message] = await read(eve, noor.email)
    expect(message.bodyText).toContain('/dashboard/reset-password/••••••')
    expect(JSON.stringify(message)).not.toMatch(tokens)
    expect((await messagesTo(context, noor.email))[0]?.body_text).toMatch(tokens)
  })

  it('are not in the database once the message was sent', async () => {
    const eve = await colleague({ role: 'owner' })
    await eve.send('POST', '/v1/people/invitations', { email: 'forged@example.org', role: 'viewer' })
    const forged = db.updateTable('messages').set({ status: 'SENT' }).where('recipient', '=', 'forged@example.org')
    await expect(forged.execute()).rejects.toThrow('messages_secrets_check')
  })
})
