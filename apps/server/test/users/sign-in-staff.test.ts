import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { composeFeatures } from '../../src/compose.ts'
import { createContext } from '../../src/context.ts'
import { countAttempt } from '../../src/features/limits/index.ts'
import { createUser } from '../../src/features/users/index.ts'
import { signInLimits } from '../../src/features/users/rules/attempts.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson } from '../support/people.ts'

const { app, context, clock, db, databaseUrl } = await createTestApp()
const siteId = await aSite(context)
const otherSiteId = await aSite(context)

type Attempt = { email: string; password: string; address?: string; site?: string }

const signIn = ({ email, password, address = '10.0.0.1', site = siteId }: Attempt, on = app) =>
  on.inject({
    method: 'POST',
    url: '/v1/staff/sign-in',
    headers: { 'wix-site-id': site },
    remoteAddress: address,
    payload: { email, password },
  })

describe('signInStaff', () => {
  it('opens a session with an HttpOnly cookie', async () => {
    const ada = await aPerson(context, siteId, { name: 'Ada' })
    const answer = await signIn({ ...ada, email: ada.email.toUpperCase() })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().session).toMatchObject({
      userId: ada.userId,
      name: 'Ada',
      siteId,
      role: 'owner',
      resourceIds: [],
      workplaces: [{ siteId, role: 'owner' }],
    })
    expect(answer.json().session.permissions).toContain('MANAGE_USERS')
    const cookie = answer.cookies.find(({ name }) => name === 'kalends_staff')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 14 * 24 * 60 * 60 })
  })

  it('refuses a wrong password and an unknown email address with the same message', async () => {
    const { email } = await aPerson(context, siteId)
    const [wrong, unknown] = [
      await signIn({ email, password: 'wrong' }),
      await signIn({ email: 'nobody@example.org', password: 'wrong' }),
    ]
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json().details.applicationError.code).toBe('INVALID_CREDENTIALS')
    expect(unknown.json()).toEqual(wrong.json())
    expect(wrong.cookies).toEqual([])
  })

  it('refuses users without a password and without a workplace', async () => {
    const now = clock.now()
    await createUser(db, { email: 'invited@example.org', name: 'Invited' }, now)
    await createUser(db, { email: 'nowhere@example.org', name: 'Nowhere', password: 'long enough' }, now)
    for (const email of ['invited@example.org', 'nowhere@example.org']) {
      expect((await signIn({ email, password: 'long enough' })).statusCode).toBe(401)
    }
  })

  it('uses the site of the page, otherwise the first workplace', async () => {
    const ada = await aPerson(context, otherSiteId, { role: 'viewer' })
    expect((await signIn({ ...ada, site: otherSiteId })).json().session).toMatchObject({ siteId: otherSiteId })
    expect((await signIn({ ...ada, site: siteId })).json().session).toMatchObject({
      siteId: otherSiteId,
      role: 'viewer',
    })
    expect((await signIn({ ...ada, site: 'nonsense' })).statusCode).toBe(404)
  })

  it('ends the previous session of the browser', async () => {
    const ada = await aPerson(context, siteId)
    const sessions = async () =>
      (await db.selectFrom('staff_sessions').select('id').where('user_id', '=', ada.userId).execute()).length
    const first = await signIn(ada)
    const cookie = `kalends_staff=${first.cookies[0]?.value}`
    const headers = { cookie, 'x-kalends-csrf': first.json().session.csrfToken, 'wix-site-id': siteId }
    const payload = { email: ada.email, password: ada.password }
    await app.inject({ method: 'POST', url: '/v1/staff/sign-in', headers, payload })
    expect(await sessions()).toBe(1)
  })

  it('treats malicious input as wrong', async () => {
    for (const text of [`' or '1'='1`, '<script>', '%', '\\', '𝒳'.repeat(50)]) {
      expect((await signIn({ email: text, password: text, address: '10.1.0.1' })).statusCode).toBe(401)
    }
    expect((await signIn({ email: 'a\u0000b', password: 'x' })).statusCode).toBe(400)
    expect((await signIn({ email: '', password: 'x' })).statusCode).toBe(400)
    expect((await signIn({ email: 'a@b.de', password: 'x'.repeat(101) })).statusCode).toBe(400)
  })
})

/** As many wrong tries as it says, without the time it takes to check each. */
async function failed(times: number, { email }: { email: string }, address: string): Promise<void> {
  for (let i = 0; i < times; i += 1) await countAttempt(context, signInLimits(email, address))
}

describe('guessing passwords', () => {
  it('is stopped after ten failures for one account from one network, even with the right one', async () => {
    const ada = await aPerson(context, siteId)
    const address = '10.2.0.1'
    for (let i = 0; i < 10; i += 1) {
      expect((await signIn({ email: ada.email, password: 'wrong', address })).statusCode).toBe(401)
    }
    const stopped = await signIn({ ...ada, address })
    expect(stopped.statusCode).toBe(429)
    expect(stopped.json().details.applicationError).toMatchObject({
      code: 'THROTTLED_FEATURE',
      data: { retryAfterSeconds: 900 },
    })
    expect(stopped.headers['retry-after']).toBe('900')
    expect((await signIn({ ...ada, address: '10.2.0.2' })).statusCode).toBe(200)
  })

  it('is allowed again after 15 minutes', async () => {
    const ada = await aPerson(context, siteId)
    const address = '10.3.0.1'
    await failed(10, ada, address)
    clock.advance({ minutes: 14 })
    expect((await signIn({ ...ada, address })).json().details.applicationError.data.retryAfterSeconds).toBe(60)
    clock.advance({ minutes: 1 })
    expect((await signIn({ ...ada, address })).statusCode).toBe(200)
  })

  it('is stopped just as early for simultaneous attempts', async () => {
    const ada = await aPerson(context, siteId)
    const tries = Array.from({ length: 20 }, () => signIn({ email: ada.email, password: 'wrong', address: '10.4.0.1' }))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  it('is still stopped after a restart of the server', async () => {
    const ada = await aPerson(context, siteId)
    const address = '10.5.0.1'
    await failed(10, ada, address)
    const restarted = createContext(context.config, {
      ports: composeFeatures(),
      databaseUrl,
      clock,
      log: context.log,
      poolSize: 2,
    })
    const again = await buildApp(restarted)
    try {
      expect((await signIn({ ...ada, address }, again)).statusCode).toBe(429)
    } finally {
      await again.close()
      await restarted.close()
    }
  })

  it('is counted from zero after a success, and successes do not count against the network', async () => {
    const ada = await aPerson(context, siteId)
    const address = '10.6.0.1'
    for (let round = 0; round < 3; round += 1) {
      await failed(9, ada, address)
      expect((await signIn({ ...ada, address })).statusCode).toBe(200)
    }
  })

  it('is stopped for a network that tries many accounts', async () => {
    const address = '10.7.0.1'
    const key = 'sign-in-address:10.7.0.1'
    const site_id = '00000000-0000-0000-0000-000000000000'
    await db
      .insertInto('rate_limits')
      .values({ site_id, key, hits: 199, window_started_at: new Date(clock.now()) })
      .execute()
    const trySignIn = () => signIn({ email: `${randomUUID()}@example.org`, password: 'wrong', address })
    expect((await trySignIn()).statusCode).toBe(401)
    expect((await trySignIn()).statusCode).toBe(429)
  })

  it('is stopped at fifty an hour for one account, across networks', async () => {
    const ada = await aPerson(context, siteId)
    const answers: number[] = []
    for (let round = 0; round < 60; round += 1)
      answers.push((await signIn({ email: ada.email, password: 'wrong', address: `10.50.${round}.1` })).statusCode)
    expect(answers.filter((status) => status === 401)).toHaveLength(50)
    expect(answers.slice(50)).toEqual(Array(10).fill(429))
    expect((await signIn({ ...ada, address: '10.51.0.1' })).statusCode).toBe(429)
    expect((await signIn({ ...(await aPerson(context, siteId)), address: '10.51.0.1' })).statusCode).toBe(200)
  })

  it('does not lock a user out of a browser they used before, nor anyone for longer than an hour', async () => {
    const ada = await aPerson(context, siteId)
    const first = await signIn({ ...ada, address: '10.52.0.1' })
    const device = first.cookies.find(({ name }) => name === 'kalends_device')
    expect(device).toMatchObject({ httpOnly: true, maxAge: 365 * 24 * 60 * 60 })
    for (let round = 0; round < 55; round += 1)
      await signIn({ email: ada.email, password: 'wrong', address: `10.53.${round}.1` })
    const from = (cookie: string, password: string, address: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/staff/sign-in',
        headers: { 'wix-site-id': siteId, cookie },
        remoteAddress: address,
        payload: { email: ada.email, password },
      })
    const known = `kalends_device=${device?.value}`
    expect((await from(known, ada.password, '10.54.0.1')).statusCode).toBe(200)
    expect((await from('kalends_device=forged', ada.password, '10.54.0.2')).statusCode).toBe(429)
    // A browser that was stolen may guess no more than any other.
    for (let round = 0; round < 10; round += 1) await from(known, 'wrong', `10.55.${round}.1`)
    expect((await from(known, ada.password, '10.55.99.1')).statusCode).toBe(429)
    clock.advance({ hours: 1 })
    expect((await signIn({ ...ada, address: '10.54.0.3' })).statusCode).toBe(200)
  })

  it('is logged, without what was typed', async () => {
    const ada = await aPerson(context, siteId)
    const lines: unknown[] = []
    const warn = context.log.warn
    context.log.warn = ((...line: unknown[]) => void lines.push(line)) as typeof warn
    try {
      await signIn({ email: ada.email, password: 'a secret typed', address: '10.60.0.1' })
      await signIn({ email: 'a-password-in-the-wrong-field', password: 'x', address: '10.60.0.1' })
    } finally {
      context.log.warn = warn
    }
    expect(lines).toMatchObject([
      [{ reason: 'WRONG_PASSWORD', userId: ada.userId, network: '10.60.0.1' }, 'staff sign-in refused'],
      [{ reason: 'UNKNOWN_EMAIL', network: '10.60.0.1' }, 'staff sign-in refused'],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/secret|wrong-field|@/)
  })
})
