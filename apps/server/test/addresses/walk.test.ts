import { type OperationSpec, operations } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { aBusiness, bookingFor, listSlots } from '../support/a-business.ts'
import { callAt } from '../support/call-in.ts'
import { generousLimits } from '../support/generous-limits.ts'
import { createTestApp } from '../support/index.ts'
import { facts, findAddresses } from './facts.ts'

// A server that listens and plain HTTP, as `curl` would speak it.
const { app, context } = await createTestApp()
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const home = await aBusiness(context, callAt(address), 'alder')
// Every address books once, from one network.
await context.db.updateTable('sites').set(generousLimits).execute()
const nextSlot = listSlots(home, '2026-07-01T00:00:00Z')

// biome-ignore lint/suspicious/noExplicitAny: an answer may be anything
type Answer = { status: number; body: any; headers: Headers }

async function call(path: string, payload: object | undefined, headers: Record<string, string>): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, {
    ...(payload ? { method: 'POST', body: JSON.stringify(payload) } : {}),
    headers: { ...(payload ? { 'content-type': 'application/json' } : {}), ...headers },
  })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

async function visitorToken(): Promise<string> {
  const answer = await call('/oauth2/token', { grantType: 'anonymous', clientId: home.siteId }, {})
  return answer.body.access_token
}

const rawToken = (token: string) => ({ authorization: token })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('the token endpoint', () => {
  const spellings = [
    { grantType: 'anonymous', clientId: home.siteId },
    { grant_type: 'anonymous', client_id: home.siteId },
  ]
  const refreshing = (token: string) => [
    { grantType: 'refresh_token', refreshToken: token },
    { grant_type: 'refresh_token', refresh_token: token, client_id: home.siteId },
  ]

  it.each(findAddresses('token'))('accepts JSON and forms in both spellings on %s', async (path) => {
    const asForm = (fields: object) =>
      fetch(`${address}${path}`, { method: 'POST', body: new URLSearchParams(fields as Record<string, string>) })
    const asJson = (fields: object) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        body: JSON.stringify(fields),
        headers: { 'content-type': 'application/json' },
      })
    for (const send of [asForm, asJson]) {
      for (const fields of spellings) {
        const pair = await readTokens(await send(fields))
        for (const again of refreshing(pair.refresh_token)) {
          const next = await readTokens(await send(again))
          expect((await call('/v1/sites/current', undefined, rawToken(next.access_token))).status).toBe(200)
        }
      }
      const refused = await send({ grantType: 'password', clientId: home.siteId })
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { error: 'unsupported_grant_type', error_description: expect.any(String) },
      ])
      expect(refused.headers.get('x-wix-request-id')).toBeTruthy()
    }
  })

  async function readTokens(answer: Response) {
    expect(answer.status).toBe(200)
    const pair = (await answer.json()) as { access_token: string; refresh_token: string }
    expect(pair).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 14_400,
      token_type: 'Bearer',
    })
    return pair
  }
})

describe('the booking flow', () => {
  it.each(findAddresses('queryServices'))('finds the services on %s', async (path) => {
    const answer = await call(path, { query: {} }, rawToken(await visitorToken()))
    expect([answer.status, answer.body.services.map(({ id }: { id: string }) => id)]).toEqual([200, [home.serviceId]])
  })

  it.each(findAddresses('queryAvailability'))('finds available times on %s', async (path) => {
    const query = { filter: { serviceId: home.serviceId, startDate: '2026-07-01T00:00:00Z', endDate: '2026-07-02' } }
    const answer = await call(path, { query }, bearer(await visitorToken()))
    expect(answer.status).toBe(200)
    expect(answer.body.availabilityEntries[0]).toMatchObject({ bookable: true, slot: { serviceId: home.serviceId } })
  })

  const ways = findAddresses('createBooking').flatMap((create) =>
    findAddresses('confirmOrDeclineBooking').flatMap((confirm) =>
      ['query', 'queryExtendedBookings'].flatMap((id) =>
        findAddresses(id).map((find) => [create, confirm, find] as const),
      ),
    ),
  )

  it.each(ways)('books on %s, confirms on %s, finds it on %s', async (create, confirm, find) => {
    const visitor = await visitorToken()
    const made = await call(create, bookingFor(nextSlot(), { email: 'ada@example.org' }), rawToken(visitor))
    expect([made.status, made.body.booking.status]).toEqual([200, 'CREATED'])
    const { id } = made.body.booking
    const key = { authorization: home.key, 'wix-site-id': home.siteId }
    const path = confirm.replace('{bookingId}', id)
    const confirmed = await call(path, { bookingId: id, paymentStatus: 'NOT_PAID' }, key)
    expect([confirmed.status, confirmed.body.booking?.status]).toEqual([200, 'CONFIRMED'])
    const query = { query: { filter: { id } }, withBookingAllowedActions: true }
    const found = await call(find, query, bearer(visitor))
    expect(found.status).toBe(200)
    expect(found.body.extendedBookings).toEqual([
      {
        booking: expect.objectContaining({ id, status: 'CONFIRMED' }),
        allowedActions: expect.objectContaining({ cancel: true }),
      },
    ])
    const strange = await call(find, query, rawToken(await visitorToken()))
    expect(strange.body.extendedBookings).toEqual([])
  })

  it('accepts a token and a key in one header, bare and as Bearer', async () => {
    const visitor = await visitorToken()
    const pairs = [`${visitor},${home.key}`, `${visitor}, ${home.key}`, `Bearer ${visitor},${home.key}`]
    for (const authorization of pairs) {
      const { booking } = bookingFor(nextSlot(), { email: 'ada@example.org' })
      const made = await call('/v2/bookings', { booking: { ...booking, status: 'CONFIRMED' } }, { authorization })
      expect([made.status, made.body.booking?.status]).toEqual([200, 'CONFIRMED'])
      const query = { query: { filter: { id: made.body.booking.id } } }
      const found = await call('/v2/extended-bookings/query', query, rawToken(visitor))
      expect(found.body.extendedBookings).toHaveLength(1)
    }
  })
})

describe('every path of the facts', () => {
  const specs = Object.values(operations).flatMap((noun) => Object.values(noun) as OperationSpec[])
  // By address, for two modules may call theirs by one name.
  const known = facts.flatMap(({ method, addresses }) => {
    const spec = specs.find((it) => it.method === method && it.paths.some((path) => addresses.includes(path)))
    return spec ? [{ spec, addresses }] : []
  })
  const all = known.flatMap(({ spec, addresses }) => addresses.map((path) => [spec.method, path, spec.id] as const))

  it('belongs to an operation of the contract, with the same paths', () => {
    expect(all.length).toBeGreaterThan(50)
    for (const { spec, addresses } of known) expect(spec.paths).toEqual(expect.arrayContaining(addresses))
  })

  it.each(all)('%s %s is %s, also for front ends of other origins', async (method, path, id) => {
    const url = `${address}${path.replaceAll(/\{[^}]+\}/g, home.serviceId)}`
    const origin = 'https://front-end.example'
    const requested = 'authorization, content-type, idempotency-key, wix-site-id, x-wix-bi-gateway, x-wix-consistent'
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': requested },
    })
    expect(preflight.ok).toBe(true)
    expect(listIn(preflight, 'access-control-allow-methods')).toContain(method.toLowerCase())
    expect(listIn(preflight, 'access-control-allow-headers')).toEqual(expect.arrayContaining(requested.split(', ')))
    expect(Number(preflight.headers.get('access-control-max-age'))).toBeGreaterThan(0)
    const refused = await fetch(url, { method, headers: { origin, authorization: 'nonsense' } })
    expect(isOpen(refused)).toBe(true)
    expect(refused.headers.get('access-control-allow-credentials')).toBeNull()
    const answer = (await refused.json()) as { details?: { applicationError?: { code: string } } }
    const spec = specs.find((it) => it.id === id)
    const code = answer.details?.applicationError?.code
    // Calls open to anyone look at no token: they miss their parameters, where they have any.
    if (spec?.access.anyone) expect([200, 400, 404]).toContain(refused.status)
    else expect([refused.status, code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('sends front ends of other origins the CORS headers they need, on success and on refusal', async () => {
    const token = await visitorToken()
    const request = (headers: Record<string, string>, path: string) =>
      fetch(`${address}${path}`, { headers: { origin: 'https://front-end.example', ...headers } })
    const answers = [
      await request(rawToken(token), '/v1/sites/current'),
      await request({}, '/v1/sites/current'),
      await request(rawToken(token), `/v2/services/${home.siteId}`),
      await request(rawToken(token), '/v2/services/x'),
      await request(rawToken(token), '/v2/bookings'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 400, 405])
    expect(answers.map(isOpen)).toEqual([true, true, true, true, true])
    for (const answer of answers) expect(answer.headers.get('x-wix-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

function listIn(answer: Response, header: string): string[] {
  return (answer.headers.get(header) ?? '').toLowerCase().split(/, */)
}

function isOpen(answer: Response): boolean {
  const exposed = listIn(answer, 'access-control-expose-headers')
  const wanted = ['x-wix-request-id', 'idempotency-replayed', 'retry-after', 'warnings']
  return answer.headers.get('access-control-allow-origin') === '*' && wanted.every((name) => exposed.includes(name))
}
