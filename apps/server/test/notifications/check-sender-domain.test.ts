import { afterEach, beforeEach, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { runDue } from '../../src/setup/background.ts'
import { createTestApp, insertSite } from '../support/index.ts'
import { aTeam, errorCode } from '../users/team.ts'

const { app, context, clock, db } = await createTestApp({
  environment: { KALENDS_URL: 'https://book.operator.example' },
})
const { siteId, ada, colleague } = await aTeam(app, context)
const mail = inMemoryMail()
context.gateways.mail = mail
context.config.smtpFrom = 'bookings@operator.example'
const zone = new Map<string, string[]>()
let isDnsAway = false
context.gateways.dns = {
  resolveTxt: async (name) => {
    if (isDnsAway || name.includes('.away.')) throw new Error('ESERVFAIL')
    return zone.get(name) ?? []
  },
}

type DnsRecord = { purpose: string; name: string; value: string; state: string }
const state = async () => (await ada.get('/v1/sender-domain')).json()
const create = () => ada.send('POST', '/v1/sender-domain')
const check = () => ada.send('POST', '/v1/sender-domain/check')
const setEmail = (email: string | null) => db.updateTable('sites').set({ email }).where('id', '=', siteId).execute()
const states = ({ records }: { records: DnsRecord[] }) =>
  Object.fromEntries(records.map(({ purpose, state }) => [purpose, state]))

/** Sends a test email and returns it as the mail server got it. */
async function sent() {
  mail.sent.length = 0
  await ada.send('POST', '/v1/messages/test', { to: 'ada@verde.example' })
  return mail.sent[0]
}

/** Puts the records that are asked for into DNS. */
async function publish() {
  const { senderDomain } = (await create()).json()
  for (const { name, value } of senderDomain.records as DnsRecord[]) zone.set(name, [value])
  return senderDomain
}

beforeEach(() => setEmail('desk@verde.example'))
afterEach(async () => {
  zone.clear()
  isDnsAway = false
  await db.deleteFrom('sender_domains').execute()
  await db.deleteFrom('rate_limits').execute()
})

const operators = { from: { name: 'Studio Verde', address: 'bookings@operator.example' } }

it('sends from the operator’s address, answered to the business, until the domain is verified', async () => {
  expect(await state()).toEqual({ emailDomain: 'verde.example', senderDomain: null })
  expect(await sent()).toMatchObject({ ...operators, replyTo: { address: 'desk@verde.example' } })
  const { senderDomain } = (await create()).json()
  expect(senderDomain).toMatchObject({ domain: 'verde.example', verified: false, checkedDate: null })
  expect(states(senderDomain)).toEqual({ DKIM: 'UNCHECKED', SPF: 'UNCHECKED', DMARC: 'UNCHECKED' })
  zone.set('verde.example', ['v=spf1 mx -all'])
  const checked = (await check()).json().senderDomain
  expect(checked.verified).toBe(false)
  expect(states(checked)).toEqual({ DKIM: 'MISSING', SPF: 'DIFFERENT', DMARC: 'MISSING' })
  expect(checked.records.find(({ purpose }: DnsRecord) => purpose === 'SPF').value).toBe(
    'v=spf1 include:operator.example mx -all',
  )
  expect(await sent()).toMatchObject(operators)
})

it('sends from the address of the business once its key is found, signed, with the envelope of the operator', async () => {
  await publish()
  expect(states((await check()).json().senderDomain)).toEqual({ DKIM: 'FOUND', SPF: 'FOUND', DMARC: 'FOUND' })
  const email = await sent()
  expect(email).toMatchObject({
    from: { name: 'Studio Verde', address: 'desk@verde.example' },
    replyTo: undefined,
    envelopeFrom: 'bookings@operator.example',
    signature: { domain: 'verde.example', selector: expect.stringMatching(/^kalends-/) },
  })
  expect(email?.messageId).toMatch(/@operator\.example>$/)
  expect(email?.signature?.privateKey).toContain('BEGIN PRIVATE KEY')
})

it('keeps the private key encrypted and shows it to nobody', async () => {
  const answer = await create()
  expect(answer.body).not.toContain('PRIVATE KEY')
  const [row] = await db.selectFrom('sender_domains').selectAll().execute()
  expect(row?.private_key.toString('latin1')).not.toContain('PRIVATE KEY')
})

it('has the same records when it is asked again, and new ones for another domain', async () => {
  const first = (await create()).json().senderDomain
  expect((await create()).json().senderDomain).toEqual(first)
  await setEmail('desk@other.example')
  expect(await state()).toMatchObject({ emailDomain: 'other.example', senderDomain: { domain: 'verde.example' } })
  expect((await create()).json().senderDomain.domain).toBe('other.example')
})

it('sends from the operator’s address again when the email of the business, the domain or the key is gone', async () => {
  await publish()
  await check()
  await setEmail('desk@other.example')
  expect(await sent()).toMatchObject({ ...operators, replyTo: { address: 'desk@other.example' } })
  await setEmail('desk@verde.example')
  expect((await sent())?.from.address).toBe('desk@verde.example')

  zone.clear()
  isDnsAway = true
  clock.advance({ days: 2 })
  await runDue(context, clock.now())
  expect((await sent())?.from.address, 'a resolver that is away proves nothing').toBe('desk@verde.example')
  isDnsAway = false
  clock.advance({ hours: 1 })
  await runDue(context, clock.now())
  expect(await sent()).toMatchObject(operators)

  await publish()
  await check()
  expect((await ada.send('DELETE', '/v1/sender-domain')).json().senderDomain).toBeNull()
  expect(await sent()).toMatchObject(operators)
})

it('checks the others while many domains cannot be looked up', async () => {
  await publish()
  await check()
  clock.advance({ days: 2 })
  const longAgo = new Date(clock.now() - 30 * 86_400_000)
  for (let i = 0; i < 20; i += 1) {
    const [row] = await db.selectFrom('sender_domains').selectAll().where('site_id', '=', siteId).execute()
    const away = { site_id: await insertSite(db), domain: `${i}.away.example`, checked_at: longAgo, due_at: longAgo }
    await db
      .insertInto('sender_domains')
      .values({ ...(row as object), ...away } as never)
      .execute()
  }
  zone.clear()
  for (let minute = 0; minute < 3; minute += 1) {
    await runDue(context, clock.now())
    clock.advance({ minutes: 1 })
  }
  expect((await state()).senderDomain.verified).toBe(false)
})

it('refuses without an email, without a domain, and while DNS is away', async () => {
  expect(errorCode(await check())).toBe('SENDER_DOMAIN_NOT_FOUND')
  await create()
  isDnsAway = true
  expect(errorCode(await check())).toBe('DNS_UNAVAILABLE')
  await setEmail(null)
  expect(errorCode(await create())).toBe('BUSINESS_EMAIL_MISSING')
})

it('is for those who manage settings, and limited: THROTTLED_FEATURE', async () => {
  const receptionist = await colleague({ role: 'receptionist' })
  expect((await receptionist.get('/v1/sender-domain')).statusCode).toBe(403)
  for (let i = 0; i < 10; i += 1) await create()
  expect(errorCode(await create())).toBe('THROTTLED_FEATURE')
  for (let i = 0; i < 60; i += 1) await check()
  expect(errorCode(await check())).toBe('THROTTLED_FEATURE')
})
