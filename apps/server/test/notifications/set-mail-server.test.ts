import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { sendDueMessages } from '../../src/features/notifications/steps/send-due-messages.ts'
import { inMemoryMail, type SmtpSettings, smtpMail } from '../../src/gateways/mail.ts'
import { dispatchEvents } from '../../src/setup/background.ts'
import { createTestApp } from '../support/index.ts'
import { aTeam, errorCode } from '../users/team.ts'
import { accountRefusal } from './mail-refusals.ts'
import { aMailServer } from './scripted-mail-server.ts'

const { app, context, clock, db } = await createTestApp()
const { siteId, ada, colleague } = await aTeam(app, context)
const mail = inMemoryMail()
const opened: SmtpSettings[] = []
context.gateways.openMail = (settings) => {
  opened.push(settings)
  return mail
}

const settings = { host: 'mail.host.example', port: 465, security: 'TLS', user: 'desk', sender: 'desk@host.example' }
const withPassword = { ...settings, password: 'correct horse' }
const set = (payload: object, by = ada) => by.send('PUT', '/v1/mail-server', payload)
const read = async (by = ada) => (await by.get('/v1/mail-server')).json().mailServer
const violation = (answer: Awaited<ReturnType<typeof set>>) => answer.json().details.validationError.fieldViolations[0]

afterEach(async () => {
  context.gateways.mail = undefined
  mail.failNext.length = 0
  mail.sent.length = 0
  opened.length = 0
  await db.deleteFrom('mail_server').execute()
  await db.deleteFrom('mail_pause').execute()
})

describe('setMailServer', () => {
  it('signs in, saves the settings, and sends messages from then on', async () => {
    expect(await read()).toEqual({ setBy: 'NOBODY', canChange: true, settings: null })
    const answer = await set(withPassword)
    expect(answer.json().mailServer).toEqual({ setBy: 'DASHBOARD', canChange: true, settings })
    expect(opened).toEqual([
      { host: settings.host, port: 465, security: 'TLS', signIn: { user: 'desk', password: 'correct horse' } },
    ])
    await ada.send('POST', '/v1/people/invitations', { email: 'new@verde.example', role: 'viewer' })
    await dispatchEvents(context)
    await sendDueMessages(context, clock.now())
    expect(mail.sent).toMatchObject([
      { from: { name: 'Studio Verde', address: 'desk@host.example' }, to: { address: 'new@verde.example' } },
    ])
    expect(mail.sent[0]?.messageId).toMatch(/@host\.example>$/)
  })

  it('stores the password encrypted, shows it to nobody, and keeps it where it was stored for', async () => {
    const answer = await set(withPassword)
    expect(answer.body).not.toContain('correct horse')
    const [row] = await db.selectFrom('mail_server').selectAll().execute()
    expect(row?.password?.toString('latin1')).not.toContain('correct horse')
    expect((await set({ ...settings, sender: 'other@host.example' })).statusCode).toBe(200)
    expect(opened.at(-1)?.signIn?.password).toBe('correct horse')
    for (const changed of [{ host: 'elsewhere.example' }, { port: 466 }, { user: 'boss' }])
      expect(violation(await set({ ...settings, ...changed }))).toMatchObject({
        field: 'password',
        ruleName: 'PASSWORD_AGAIN',
      })
    expect(opened).toHaveLength(2)
  })

  it.each([
    ['SIGN_IN', 'password'],
    ['HOST', 'host'],
    ['CONNECTION', 'host'],
    ['TLS', 'security'],
    ['REFUSED', 'host'],
  ] as const)('saves nothing that does not work, and names the field: %s', async (reason, field) => {
    mail.failNext.push(accountRefusal('the answer', reason))
    expect(violation(await set(withPassword))).toMatchObject({
      field,
      ruleName: reason,
      data: { answer: 'the answer' },
    })
    expect(await read()).toMatchObject({ setBy: 'NOBODY' })
  })

  it('names the fields that are wrong', async () => {
    const wrong = { host: 'https://mail.example', port: 0, security: 'SSL', sender: 'desk' }
    const { fieldViolations } = (await set(wrong)).json().details.validationError
    expect(fieldViolations.map(({ field }: { field: string }) => field)).toEqual(['host', 'port', 'security', 'sender'])
    expect(violation(await set({ ...settings }))).toMatchObject({ field: 'password' })
  })

  it('ends a pause', async () => {
    await set(withPassword)
    const values = {
      reason: 'SIGN_IN',
      answer: '535',
      since: new Date(clock.now()),
      next_probe_at: new Date(clock.now() + 9e5),
    }
    await db.insertInto('mail_pause').values(values).execute()
    await set({ ...withPassword, password: 'the new one' })
    expect((await ada.get('/v1/mail-delivery')).json().delivery.pause).toBeNull()
  })

  it('is recorded without the password', async () => {
    await set(withPassword)
    const rows = await db.selectFrom('audit_entries').selectAll().where('site_id', '=', siteId).execute()
    const entry = rows.filter(({ operation }) => operation === 'setMailServer').at(-1)
    expect(entry).toMatchObject({ entity_type: 'mailServer', entity_name: 'mail.host.example' })
    expect(JSON.stringify(rows)).not.toContain('correct horse')
  })

  it('is the environment’s while it names one: MAIL_SERVER_OF_OPERATOR', async () => {
    await set(withPassword)
    const ofEnvironment = inMemoryMail()
    context.gateways.mail = ofEnvironment
    expect(await read()).toEqual({ setBy: 'ENVIRONMENT', canChange: false, settings: null })
    expect(errorCode(await set(withPassword))).toBe('MAIL_SERVER_OF_OPERATOR')
    await ada.send('POST', '/v1/messages/test', { to: 'ada@verde.example' })
    expect([ofEnvironment.sent.length, mail.sent.length]).toEqual([1, 0])
  })

  it('is for owners, and limited to twenty an hour', async () => {
    const manager = await colleague({ role: 'manager' })
    expect((await set(withPassword, manager)).statusCode).toBe(403)
    expect((await manager.get('/v1/mail-server')).statusCode).toBe(403)
    clock.advance({ hours: 1 })
    for (let i = 0; i < 20; i += 1) await set(withPassword)
    expect(errorCode(await set(withPassword))).toBe('THROTTLED_FEATURE')
    clock.advance({ hours: 1 })
  })
})

describe('settings of a real connection', () => {
  const servers: { close(): void }[] = []
  afterAll(() => {
    for (const server of servers) server.close()
  })

  it('sign in with user and password, without encryption where that is chosen', async () => {
    const { url, heard, server } = await aMailServer({ ehlo: '250-test\r\n250-STARTTLS\r\n250 AUTH PLAIN' })
    servers.push(server)
    const port = Number(new URL(url).port)
    const host = { host: '127.0.0.1', port, signIn: { user: 'desk', password: 'correct horse' } }
    await smtpMail({ ...host, security: 'NONE' }).verify()
    expect(heard.join('')).toContain(Buffer.from('\0desk\0correct horse').toString('base64'))
    heard.length = 0
    await expect(smtpMail({ ...host, security: 'STARTTLS' }).verify()).rejects.toMatchObject({
      fault: { reason: 'TLS' },
    })
    expect(heard.join('')).not.toContain('AUTH')
  })
})
