import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { runDue } from '../../src/setup/background.ts'
import { aSite } from '../support/a-site.ts'
import { anAdmin, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { refusal } from './mail-refusals.ts'

const { app, context, clock } = await createTestApp()

async function aBusiness() {
  const admin = await anAdmin(app, context, await aSite(context, { name: 'Verde', email: 'desk@verde.example' }))
  const send = (to = 'me@verde.example') => admin.post('/v1/messages/test', { to })
  const newest = async () => expected(await admin.post('/v1/messages/query', {})).messages[0]
  return { admin, send, newest }
}

describe('sendTestMessage', () => {
  it('adds it to the outbox while there is no mail server', async () => {
    const { send, newest } = await aBusiness()
    expect(expected(await send())).toEqual({ sent: false, problem: null, reason: null })
    expect(await newest()).toMatchObject({ kind: 'test', status: 'KEPT', recipient: 'me@verde.example' })
  })

  it('sends it immediately, once, and returns the response of the mail server', async () => {
    const { send, newest } = await aBusiness()
    const mail = inMemoryMail()
    context.gateways.mail = mail
    expect(expected(await send())).toEqual({ sent: true, problem: null, reason: null })
    expect(mail.sent).toMatchObject([{ subject: 'Test email from Verde', to: { address: 'me@verde.example' } }])
    clock.advance({ minutes: 1 })
    mail.failNext.push(refusal('550 no such mailbox', 'UNKNOWN_RECIPIENT', true))
    expect(expected(await send())).toEqual({
      sent: false,
      problem: '550 no such mailbox',
      reason: 'UNKNOWN_RECIPIENT',
    })
    expect(await newest()).toMatchObject({ status: 'FAILED', lastError: '550 no such mailbox' })
    await runDue(context, clock.now() + 3_600_000)
    expect(mail.sent).toHaveLength(1)
    context.gateways.mail = undefined
  })

  it('is limited to ten an hour: THROTTLED_FEATURE', async () => {
    const { send } = await aBusiness()
    for (let i = 0; i < 10; i += 1) expected(await send())
    const answer = await send()
    expect(readRefusal(answer)).toBe('429 THROTTLED_FEATURE')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    clock.advance({ hours: 1 })
    expect(readRefusal(await send())).toBe('200')
  })

  it('requires an address', async () => {
    const { send } = await aBusiness()
    expect(readRefusal(await send('nobody'))).toBe('400 to')
  })
})
