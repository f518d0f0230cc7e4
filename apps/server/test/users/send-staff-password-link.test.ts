import { describe, expect, it } from 'vitest'
import { createPasswordLink } from '../../src/features/users/index.ts'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { createTestApp } from '../support/index.ts'
import { messagesTo } from '../support/messages.ts'
import { aTeam, errorCode } from './team.ts'

const { app, context, clock, db } = await createTestApp()
const { siteId, ada, colleague } = await aTeam(app, context)

let network = 0
const post = (url: string, payload: object, address = `10.20.${++network}.1`) =>
  app.inject({ method: 'POST', url, remoteAddress: address, headers: { 'wix-site-id': siteId }, payload })
const request = (email: string, address?: string) => post('/v1/staff/password-link', { email }, address)
const reset = (token: string, password = 'a better password') =>
  post('/v1/staff/password-link/use', { token, password })
const signIn = (email: string, password: string) => post('/v1/staff/sign-in', { email, password })
const tokenFor = async (email: string): Promise<string> =>
  /\/dashboard\/reset-password\/([\w.-]+)/.exec((await messagesTo(context, email)).at(-1)?.body_text ?? '')?.[1] ?? ''
const refusal = (answer: Parameters<typeof errorCode>[0]) => [answer.statusCode, errorCode(answer)]

describe('sendStaffPasswordLink', () => {
  it('emails a link for choosing a new password once, which ends every session', async () => {
    const noor = await colleague({ role: 'viewer', name: 'Noor' })
    const answer = await request(noor.email.toUpperCase())
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    const token = await tokenFor(noor.email)
    expect((await reset(token)).json()).toEqual({})
    expect((await noor.get('/v1/staff/session')).statusCode).toBe(401)
    expect(refusal(await signIn(noor.email, noor.password))).toEqual([401, 'INVALID_CREDENTIALS'])
    expect((await signIn(noor.email, 'a better password')).json().session.name).toBe('Noor')
    expect(refusal(await reset(token, 'another password'))).toEqual([400, 'INVALID_TOKEN'])
    expect((await signInMethodEmailsTo(db, noor.email))[0]?.change).toBe('Your password was changed')
  })

  it('works for the owner while strangers have exhausted the account’s sign-ins', async () => {
    const noor = await colleague({ role: 'viewer' })
    for (let round = 0; round < 55; round += 1) await signIn(noor.email, 'wrong')
    expect((await signIn(noor.email, noor.password)).statusCode).toBe(429)
    await request(noor.email)
    const answer = await reset(await tokenFor(noor.email))
    const device = answer.cookies.find(({ name }) => name === 'kalends_device')
    expect(device).toMatchObject({ httpOnly: true })
    const entered = await app.inject({
      method: 'POST',
      url: '/v1/staff/sign-in',
      remoteAddress: '10.21.0.1',
      headers: { 'wix-site-id': siteId, cookie: `kalends_device=${device?.value}` },
      payload: { email: noor.email, password: 'a better password' },
    })
    expect(entered.statusCode).toBe(200)
    expect((await signIn(noor.email, 'a better password')).statusCode).toBe(429)
  })

  it('returns the same for an unknown address, and sends nothing', async () => {
    const outsider = await colleague({ role: 'viewer' })
    await ada.send('DELETE', `/v1/people/${outsider.userId}`)
    for (const email of ['nobody@example.org', 'no address', outsider.email]) {
      const answer = await request(email)
      expect([answer.statusCode, answer.json()]).toEqual([200, {}])
      expect(await messagesTo(context, email)).toEqual([])
    }
  })

  it('stores only a hash of the link, and no secret in the outbox', async () => {
    const noor = await colleague({ role: 'viewer' })
    await request(noor.email)
    const secret = (await tokenFor(noor.email)).split('.')[1] ?? ''
    expect(secret).toHaveLength(43)
    const rows = await Promise.all(
      (['staff_password_links', 'messages'] as const).map((table) => db.selectFrom(table).selectAll().execute()),
    )
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('keeps earlier links valid until one is used or they expire', async () => {
    const noor = await colleague({ role: 'viewer' })
    await request(noor.email)
    const first = await tokenFor(noor.email)
    clock.advance({ seconds: 1 })
    for (let stranger = 0; stranger < 6; stranger += 1) await request(noor.email)
    const last = await tokenFor(noor.email)
    expect((await reset(first)).statusCode).toBe(200)
    expect(refusal(await reset(last))).toEqual([400, 'INVALID_TOKEN'])
    await request(noor.email)
    const expired = await tokenFor(noor.email)
    clock.advance({ hours: 1 })
    expect(refusal(await reset(expired))).toEqual([400, 'INVALID_TOKEN'])
  })

  it('sets one password if two links are used at the same moment', async () => {
    const noor = await colleague({ role: 'viewer' })
    await request(noor.email)
    const first = await tokenFor(noor.email)
    clock.advance({ seconds: 1 })
    await request(noor.email)
    const tokens = [first, await tokenFor(noor.email), first]
    const answers = await Promise.all(tokens.map((token) => reset(token)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
  })

  it('still requires the second factor', async () => {
    const noor = await colleague({ role: 'viewer' })
    await db
      .insertInto('staff_factors')
      .values({
        user_id: noor.userId,
        id: noor.userId,
        sealed_secret: Buffer.from('x'),
        created_at: new Date(clock.now()),
        activated_at: new Date(clock.now()),
      })
      .execute()
    await request(noor.email)
    await reset(await tokenFor(noor.email))
    const answer = (await signIn(noor.email, 'a better password')).json()
    expect([answer.session, typeof answer.secondStep.stateToken]).toEqual([undefined, 'string'])
  })

  it('THROTTLED_FEATURE: counts requests alike for known and unknown addresses', async () => {
    const noor = await colleague({ role: 'viewer' })
    for (const email of [noor.email, 'nobody-at-all@example.org']) {
      const address = `10.30.${++network}.1`
      for (let time = 0; time < 3; time += 1) expect((await request(email, address)).statusCode).toBe(200)
      expect(refusal(await request(email, address))).toEqual([429, 'THROTTLED_FEATURE'])
      expect((await request(email)).statusCode).toBe(200)
    }
  })

  it('THROTTLED_FEATURE: allows one wider network half of an account’s links', async () => {
    const noor = await colleague({ role: 'viewer' })
    const listStatuses = async (addressFor: (round: number) => string) => {
      const statuses: number[] = []
      for (let round = 0; round < 12; round += 1)
        statuses.push((await request(noor.email, addressFor(round))).statusCode)
      return statuses.filter((status) => status === 200).length
    }
    expect(await listStatuses((round) => `2001:db8:5:${round}::1`)).toBe(10)
    expect(await listStatuses((round) => `10.40.${round}.1`)).toBe(10)
    expect((await request(noor.email, '10.41.0.1')).statusCode).toBe(429)
  })

  it('reserves links for a browser the user signed in with', async () => {
    const noor = await colleague({ role: 'viewer' })
    const device = (await signIn(noor.email, noor.password)).cookies.find(({ name }) => name === 'kalends_device')
    for (let stranger = 0; stranger < 20; stranger += 1) await request(noor.email)
    expect((await request(noor.email)).statusCode).toBe(429)
    const fromBrowser = (value: string | undefined) =>
      app.inject({
        method: 'POST',
        url: '/v1/staff/password-link',
        remoteAddress: `10.22.${++network}.1`,
        headers: { 'wix-site-id': siteId, cookie: `kalends_device=${value}` },
        payload: { email: noor.email },
      })
    expect((await fromBrowser('forged')).statusCode).toBe(429)
    for (let time = 0; time < 3; time += 1) expect((await fromBrowser(device?.value)).statusCode).toBe(200)
    expect((await fromBrowser(device?.value)).statusCode).toBe(429)
    expect((await reset(await tokenFor(noor.email))).statusCode).toBe(200)
  })

  it('also works for links created by the operator', async () => {
    const noor = await colleague({ role: 'viewer', name: 'Noor' })
    const made = await createPasswordLink(context, noor.email)
    expect(made.name).toBe('Noor')
    expect((await reset(new URL(made.link).pathname.split('/').at(-1) as string)).statusCode).toBe(200)
    await expect(createPasswordLink(context, 'nobody@example.org')).rejects.toThrow('nobody@example.org')
  })
})
