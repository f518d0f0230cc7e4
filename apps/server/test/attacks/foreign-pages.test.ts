import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { BodiesInFlight } from '../../src/http/bodies/bodies-in-flight.ts'
import { servePages } from '../../src/http/pages/pages.ts'
import { anAuthClient, errorCode } from '../authentication/visitors.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestContext } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { changedTables, tablePrints } from '../support/table-prints.ts'

cheapHashes()
const { context } = await createTestContext()
const routes: { method: string; url: string }[] = []
/** Cookies of ours that were looked at since the last call. */
const read = new Set<string>()
const app = await watchedApp()
const pageCalls: string[] = []
await servePages(app, context, {
  bodies: new BodiesInFlight(),
  loadBundle: async () => ({
    formAt: () => ({ limit: 1000, files: false, from: 'anyone' }),
    handlePage: async (request) => {
      pageCalls.push(new URL(request.url).pathname)
      return new Response('done')
    },
  }),
})
await app.ready()
afterAll(() => app.close())

const auth = await anAuthClient(app, context)
await auth.register('ada@example.org')
const member = await auth.enter('ada@example.org')
const staff = await signIn(app, await aPerson(context, auth.siteId), auth.siteId)
const cookie = `${member.cookie}; ${staff.cookie}; kalends_redirect=${'x'.repeat(43)}`
const writing = ['POST', 'PUT', 'PATCH', 'DELETE']

/** The whole server; each of its routes is noted, and which cookies it looks at. */
async function watchedApp() {
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => {
      for (const method of [route.method].flat()) routes.push({ method, url: route.url })
      route.preHandler = [noteCookies, ...[route.preHandler ?? []].flat()] as NonNullable<RouteOptions['preHandler']>
    })
  }
  subscribe('fastify.initialization', watch)
  try {
    return await buildApp(context, { streamTimes: { heartbeatMs: 15_000, recheckMs: 30_000, maxMs: 5 } })
  } finally {
    unsubscribe('fastify.initialization', watch)
  }
}

async function noteCookies(request: FastifyRequest): Promise<void> {
  request.cookies = new Proxy(request.cookies, {
    get: (cookies, name) => {
      if (String(name).startsWith('kalends_')) read.add(String(name))
      return cookies[String(name)]
    },
  })
}

/** What a page of another site makes this browser send, as if the browser always included its cookies. */
async function send(method: string, url: string, payload?: object, more: Record<string, string> = {}) {
  read.clear()
  const headers = { cookie, origin: 'https://evil.example', 'wix-site-id': auth.siteId, ...more }
  const address = url.replaceAll(/:[\w]+(\([^)]*\))?/g, () => randomUUID()).replaceAll('::', ':')
  const answer = await app.inject({ method: method as 'POST', url: address, headers, ...(payload ? { payload } : {}) })
  return { answer, read: [...read] }
}

describe('a page of another origin', () => {
  it('finds no state-changing operation that accepts cookies alone', async () => {
    const taken: string[] = []
    let refused = 0
    for (const { method, url } of routes) {
      if (!writing.includes(method) || url.endsWith('*')) continue
      const { answer, read } = await send(method, url, {})
      if (read.length === 0) continue
      if (errorCode(answer) === 'CSRF_TOKEN_INVALID') refused += 1
      else taken.push(`${method} ${url}: ${answer.body}`)
    }
    expect(taken).toEqual([])
    expect(refused).toBeGreaterThan(200)
  })

  it('cannot sign staff out without the CSRF token', async () => {
    const signOut = async (more: Record<string, string> = {}) => {
      const browser = await signIn(app, await aPerson(context, auth.siteId), auth.siteId)
      const headers = { cookie: browser.cookie, ...(more['token'] ? { 'x-kalends-csrf': browser.csrfToken } : {}) }
      return (await app.inject({ method: 'POST', url: '/v1/staff/sign-out', headers })).statusCode
    }
    expect([await signOut({ token: 'known' }), await signOut()]).toEqual([200, 403])
  })

  it('cannot end a redirect session of a browser', async () => {
    const finish = async (more: Record<string, string>) =>
      (await send('POST', '/v1/redirect-session/finish', { bookingId: randomUUID() }, more)).read
    expect(await finish({ host: 'evil.example' })).toContain('kalends_redirect')
    expect(await finish({ host: 'book.example' })).toEqual([])
  })

  it('cannot submit our forms', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const submit = async (origin: string) => {
      pageCalls.length = 0
      const headers = { ...form, cookie, origin, host: 'book.example' }
      await app.inject({ method: 'POST', url: '/login', headers, payload: 'email=evil%40example.org' })
      return pageCalls.length > 0
    }
    expect(await submit('https://book.example')).toBe(true)
    for (const origin of ['https://evil.example', 'null', 'https://book.example.evil.example'])
      expect(await submit(origin)).toBe(false)
  })

  it('is never allowed credentials by CORS', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const method of ['OPTIONS', 'POST'] as const) {
      const answer = await app.inject({ method, url: '/v1/member-sessions', headers: { ...headers, cookie } })
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    }
  })

  it('changes nothing by opening any URL in the browser', async () => {
    // Attempts are counted, and keys are created on first use.
    const prints = () => tablePrints(context.db, ['rate_limits', 'signing_keys'])
    const before = await prints()
    for (const { method, url } of routes) if (method === 'GET') await send(method, url)
    expect(changedTables(before, await prints())).toEqual([])
  })
})
