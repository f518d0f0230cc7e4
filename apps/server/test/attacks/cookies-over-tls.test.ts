import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { readCookies } from '../../src/http/cookie-names.ts'
import { aBrowser, createFrontEnd, fromFrontEnd, redirectLocation } from '../redirects/front-end.ts'
import { aSite } from '../support/a-site.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson } from '../support/people.ts'

cheapHashes()
// A proxy of this machine speaks TLS.
const { app, context, clock, db } = await createTestApp({ environment: { KALENDS_TRUST_PROXY: '127.0.0.1' } })
const siteId = await aSite(context)
const person = await aPerson(context, siteId)
const tls = { 'x-forwarded-proto': 'https' }

async function signIn(on: FastifyInstance = app, more: Record<string, string> = tls) {
  const payload = { email: person.email, password: person.password }
  const headers = { 'wix-site-id': siteId, ...more }
  const answer = await on.inject({ method: 'POST', url: '/v1/staff/sign-in', headers, payload })
  expect(answer.statusCode).toBe(200)
  const staff = answer.cookies.find(({ name }) => name.endsWith('kalends_staff'))
  return { staff, value: staff?.value ?? '', csrfToken: answer.json().session.csrfToken as string }
}

const session = (cookie: string, on: FastifyInstance = app, more: Record<string, string> = tls) =>
  on.inject({ url: '/v1/staff/session', headers: { ...more, cookie } })

/** The app as it starts after the update of an installation that has a business. */
async function anUpdatedApp(): Promise<FastifyInstance> {
  const applied_at = new Date(clock.now()).toISOString()
  await db
    .updateTable('sites')
    .set({ created_at: new Date(clock.now() - 1000).toISOString() })
    .execute()
  await db
    .updateTable('schema_migrations')
    .set({ applied_at })
    .where('name', 'in', ['20261128182000-prefixed-cookies.sql', '20261128235300-visitor-cookies-of-sites.sql'])
    .execute()
  return buildApp(context)
}

describe('cookies over TLS', () => {
  it('have a prefix that only this host can set, with all it requires', async () => {
    const { staff, value } = await signIn()
    expect(staff).toMatchObject({
      name: '__Host-kalends_staff',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    })
    expect(staff).not.toHaveProperty('domain')
    expect((await session(`__Host-kalends_staff=${value}`)).statusCode).toBe(200)
  })

  it('are not accepted without it: a subdomain, or a page without TLS, cannot sign a browser in', async () => {
    const { value } = await signIn()
    expect((await session(`kalends_staff=${value}`)).statusCode).toBe(401)
    const own = (await signIn()).value
    const both = await session(`kalends_staff=${value}; __Host-kalends_staff=${own}; kalends_member=${value}`)
    expect(both.statusCode).toBe(200)
    expect(both.json().session.user?.email ?? both.json().session.email ?? person.email).toBe(person.email)
    for (const name of [
      '__host-kalends_staff',
      '__Host-__Host-kalends_staff',
      '__Secure-kalends_staff',
      ' kalends_staff',
    ])
      expect([name, (await session(`${name}=${value}`)).statusCode]).toEqual([name, 401])
  })

  it('are only those of that very name: no other space, sign or missing name makes one', async () => {
    const { value } = await signIn()
    for (const odd of ['\u00a0', '\u0085', '\u000b', '\ufeff', '\u2003', '"', '=', '\u0000'])
      for (const name of [`${odd}__Host-kalends_staff`, `__Host-kalends_staff${odd}`, `${odd}kalends_staff`]) {
        if (name.endsWith('=')) continue
        const { pairs, earlier } = readCookies(`${name}=${value}`, '/')
        expect([name, pairs.filter((pair) => pair.split('=')[0]?.trim() === 'kalends_staff'), earlier.length]).toEqual([
          name,
          [],
          0,
        ])
      }
    expect((await session(`\u00a0__Host-kalends_staff=${value}`)).statusCode).toBe(401)
    expect((await session(` \t__Host-kalends_staff \t=${value}\t`)).statusCode).toBe(200)
    expect(readCookies('__Secure-kalends_staff=a; __Secure-kalends_visitor=b', '/book').pairs).toEqual([])
  })

  it('are removed by their name when somebody signs out', async () => {
    const { value, csrfToken } = await signIn()
    const headers = { ...tls, cookie: `__Host-kalends_staff=${value}`, 'x-kalends-csrf': csrfToken }
    const answer = await app.inject({ method: 'POST', url: '/v1/staff/sign-out', headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies).toMatchObject([{ name: '__Host-kalends_staff', value: '', path: '/', secure: true }])
    expect((await session(`__Host-kalends_staff=${value}`)).statusCode).toBe(401)
  })
})

describe('a second site of the host, at its path, over TLS', () => {
  /** Opens the business's pages for a visitor of a front end, and returns the visitor cookie. */
  async function visit(site: string, on: FastifyInstance = app) {
    const front = await createFrontEnd(on, context, site)
    const opened = await aBrowser(on)((await front.session({ bookingsBook: {} })).fullUrl, { ...fromFrontEnd, ...tls })
    const cookie = opened.cookies.find(({ name }) => name.includes('kalends_visitor'))
    return { cookie, path: redirectLocation(opened).pathname }
  }

  it('keeps its visitor: its cookie is another one than that of the first site, and only this host can set it', async () => {
    const second = await aSite(context, { name: 'Second' })
    const [root, own] = [await visit(siteId), await visit(second)]
    expect(root.cookie).toMatchObject({ name: '__Host-kalends_visitor', path: '/', secure: true })
    expect(own.path).toMatch(/^\/s\/[\w-]+$/)
    const name = `__Host-kalends_visitor.${own.path.slice(3)}`
    expect(own.cookie).toMatchObject({ name, path: '/', secure: true, httpOnly: true })
    expect(own.cookie).not.toHaveProperty('domain')
    const value = encodeURIComponent(own.cookie?.value ?? '')
    const header = `__Host-kalends_visitor=of-the-first; ${name}=${value}; __Host-kalends_visitor.third=x`
    expect(readCookies(header, `${own.path}/services`).pairs).toEqual([`kalends_visitor=${value}`])
    expect(readCookies(header, own.path).pairs).toEqual([`kalends_visitor=${value}`])
    for (const elsewhere of ['/services', `${own.path}er`, `${own.path}.data`, '/s/', `/x${own.path}`])
      expect(readCookies(header, elsewhere).pairs).toEqual(['kalends_visitor=of-the-first'])
    expect(readCookies('__Host-kalends_member.second=x; __Secure-kalends_staff=y', own.path).pairs).toEqual([])
  })

  it('takes no cookie that a subdomain can set', async () => {
    const second = await aSite(context, { name: 'Planted' })
    const { cookie, path } = await visit(second)
    const value = encodeURIComponent(cookie?.value ?? '')
    const updated = await anUpdatedApp()
    const planted = encodeURIComponent((await visit(second, updated)).cookie?.value ?? '')
    for (const on of [app, updated]) {
      for (const name of ['__Secure-kalends_visitor', 'kalends_visitor', `kalends_visitor.${path.slice(3)}`]) {
        const headers = { ...tls, cookie: `${name}=${planted}` }
        expect([name, (await on.inject({ url: `${path}/redirect/leave`, headers })).cookies]).toEqual([name, []])
        const both = { ...tls, cookie: `${name}=${planted}; ${cookie?.name}=${value}` }
        expect([name, (await on.inject({ url: `${path}/redirect/leave`, headers: both })).cookies]).toEqual([name, []])
      }
    }
  })

  it('signs out by the name and path of its cookie', async () => {
    const second = await aSite(context, { name: 'Third' })
    const { path, cookie } = await visit(second)
    const url = `/v1/logout?clientId=${second}`
    const answer = await app.inject({ method: 'POST', url, headers: { ...tls, 'sec-fetch-site': 'same-origin' } })
    const gone = answer.cookies.find(({ name }) => name.startsWith('__Host-kalends_visitor'))
    expect(gone).toMatchObject({ name: cookie?.name, value: '', path: '/' })
    expect(cookie?.name).toBe(`__Host-kalends_visitor.${path.slice(3)}`)
  })

  it.each(['kalends_visitor', '__Secure-kalends_visitor'])(
    'replaces its cookie from before the update, %s',
    async (earlier) => {
      const second = await aSite(context, { name: 'Fourth' })
      const { cookie, path } = await visit(second)
      clock.advance({ minutes: 1 })
      const updated = await anUpdatedApp()
      const value = encodeURIComponent(cookie?.value ?? '')
      const headers = { ...tls, cookie: `${earlier}=${value}; __Host-kalends_member=x` }
      const answer = await updated.inject({ url: `${path}/redirect/leave`, headers })
      expect(answer.cookies).toMatchObject([
        { name: cookie?.name, value: cookie?.value, path: '/', secure: true },
        { name: earlier, value: '', path },
      ])
      // It is read once: from then on the browser has one with the new name.
      const again = { ...tls, cookie: `${earlier}=${value}; ${cookie?.name}=${value}` }
      expect((await updated.inject({ url: `${path}/redirect/leave`, headers: again })).cookies).toEqual([])
    },
  )

  it('is one of eight whose tokens a browser keeps: those of the site it came to first go', async () => {
    const second = await aSite(context, { name: 'Ninth' })
    const front = await createFrontEnd(app, context, second)
    const others = Array.from({ length: 8 }, (_, at) => `__Host-kalends_visitor.other-${at}=x`)
    const headers = { ...fromFrontEnd, ...tls, cookie: others.join('; ') }
    const { pathname, search } = new URL((await front.session({ bookingsBook: {} })).fullUrl)
    const opened = await app.inject({ url: `${pathname}${search}`, headers })
    const gone = opened.cookies.filter(({ name, value }) => name.includes('visitor') && value === '')
    expect(gone).toMatchObject([{ name: '__Host-kalends_visitor.other-0', path: '/' }])
  })
})

it('cookies over plain HTTP keep their names, and those over TLS mean nothing there', async () => {
  const { staff, value } = await signIn(app, {})
  expect(staff).toMatchObject({ name: 'kalends_staff', httpOnly: true })
  expect(staff).not.toHaveProperty('secure')
  expect((await session(`kalends_staff=${value}`, app, {})).statusCode).toBe(200)
  expect((await session(`__Host-kalends_staff=${value}`, app, {})).statusCode).toBe(401)
})

describe('a browser that signed in before the names had a prefix', () => {
  it('stays signed in: its cookie is read once and replaced, and not read afterwards', async () => {
    const { value } = await signIn()
    clock.advance({ minutes: 1 })
    const updated = await anUpdatedApp()
    const first = await session(`other=1; kalends_staff=${value}`, updated)
    expect(first.statusCode).toBe(200)
    const names = first.cookies.map(({ name, value: sent }) => `${name}=${sent === '' ? '' : 'set'}`)
    expect(names.toSorted()).toEqual(['__Host-kalends_staff=set', 'kalends_staff='])
    const replaced = first.cookies.find(({ name }) => name.startsWith('__Host-'))
    expect(replaced).toMatchObject({ value, path: '/', secure: true, httpOnly: true })
    const planted = (await signIn(updated)).value
    const after = await session(`__Host-kalends_staff=${replaced?.value}; kalends_staff=${planted}`, updated)
    expect(after.statusCode).toBe(200)
    expect(after.cookies.filter((it) => it.value === planted || !it.name.startsWith('__Host-'))).toEqual([])
    // Another kind of cookie, too, is not taken from a browser that has one with a prefix.
    expect((await session(`__Host-kalends_visitor=x; kalends_staff=${planted}`, updated)).statusCode).toBe(401)
  })

  it('is believed only in what it had before: a session that began later was planted', async () => {
    const { value: before } = await signIn()
    clock.advance({ minutes: 1 })
    const updated = await anUpdatedApp()
    const { value: planted } = await signIn(updated)
    const refused = await session(`kalends_staff=${planted}`, updated)
    expect([refused.statusCode, refused.cookies]).toEqual([401, []])
    const device = await session(`kalends_device=planted; kalends_redirect=planted`, updated)
    expect(device.cookies).toEqual([])
    expect((await session(`kalends_staff=${before}; kalends_device=planted`, updated)).statusCode).toBe(200)
  })

  it('is no exception for ever: after ninety days, and in an installation that never had such names', async () => {
    const { value } = await signIn()
    const { value: other } = await signIn()
    clock.advance({ minutes: 1 })
    await db.updateTable('staff_sessions').set({ expires_at: '2099-01-01T00:00:00Z' }).execute()
    const updated = await anUpdatedApp()
    const started = clock.now()
    clock.set(new Date(started + 89 * 24 * 60 * 60 * 1000).toISOString())
    expect((await session(`kalends_staff=${value}`, updated)).statusCode).toBe(200)
    clock.set(new Date(started + 90 * 24 * 60 * 60 * 1000).toISOString())
    expect((await session(`__Host-kalends_staff=${value}`, updated)).statusCode).toBe(200)
    expect((await session(`kalends_staff=${value}`, updated)).statusCode).toBe(401)
    expect((await session(`kalends_staff=${other}`)).statusCode).toBe(401)
    clock.set(new Date(started).toISOString())
  })
})
