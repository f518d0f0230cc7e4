import { describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { aStudio, type Studio, slotAt } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey, aVisitorToken } from '../support/people.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'
const rows = () => context.db.selectFrom('idempotency_keys').selectAll().execute()
const requested = (studio: Studio) => {
  const { serviceId, endDate, timezone } = slotAt(studio, at)
  return { slot: { serviceId, startDate: at, endDate, timezone } }
}

it('a body of the wrong shape stores no key, and long names are truncated', async () => {
  const studio = await aStudio(app, context)
  const names = Array.from({ length: 100 }, (_, n) => [`${n}-${'x'.repeat(930)}`, 1])
  const body = { slot: {}, ...Object.fromEntries(names) }
  const answers = []
  for (const key of ['one', 'two', 'one'])
    answers.push(await studio.visitor.post('/v1/holds', body, { 'idempotency-key': key }))
  for (const { status, headers, body } of answers) {
    expect([status, headers['idempotency-replayed']]).toEqual([400, undefined])
    const { fieldViolations } = body.details.validationError
    for (const { field } of fieldViolations) expect(field.length).toBeLessThanOrEqual(100)
    expect(JSON.stringify(body).length).toBeLessThan(50_000)
  }
  expect(await rows()).toEqual([])
  const fits = await studio.visitor.post('/v1/holds', requested(studio), { 'idempotency-key': 'one' })
  expect(fits.status).toBe(200)
  expect(await rows()).toHaveLength(1)
})

describe('idempotency keys of customers', async () => {
  const bounded = await buildApp(context, { callBounds: { keysPerCustomer: 3, keysPerNetwork: 5 } })
  const network = (n: number) => `192.0.2.${n}`

  /** A call whose refusal is stored: no service has this id. */
  const store = (headers: Record<string, string>, key: string, remoteAddress: string) => {
    const slot = { serviceId: '1e1cc63c-9f68-4b07-8a36-2f4d3b7c8a10', startDate: at, endDate: at, timezone: 'UTC' }
    const url = '/v1/holds'
    return bounded.inject({
      method: 'POST',
      url,
      payload: { slot },
      headers: { ...headers, 'idempotency-key': key },
      remoteAddress,
    })
  }
  const aVisitor = async ({ siteId }: Studio) => ({ authorization: await aVisitorToken(bounded, siteId) })
  const summarize = ({ statusCode, headers }: Awaited<ReturnType<typeof store>>) => [
    statusCode,
    headers['idempotency-replayed'],
  ]

  it('are limited per hour for one visitor; stored ones keep answering', async () => {
    const studio = await aStudio(app, context)
    const visitor = await aVisitor(studio)
    const before = (await rows()).length
    const made = []
    for (const key of ['a', 'b', 'c', 'd']) made.push(await store(visitor, key, network(1)))
    expect(made.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 429])
    expect(made[3]?.headers['retry-after']).toBe('3600')
    expect(summarize(await store(visitor, 'a', network(1)))).toEqual([404, 'true'])
    expect((await rows()).length).toBe(before + 3)
    clock.advance({ hours: 1 })
    expect(summarize(await store(visitor, 'd', network(1)))).toEqual([404, undefined])
  })

  it('are limited per hour for one network, even for simultaneous requests', async () => {
    const studio = await aStudio(app, context)
    const before = (await rows()).length
    const answers = []
    for (let round = 0; round < 8; round += 1) answers.push(store(await aVisitor(studio), 'a', network(2)))
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429, 429])
    expect((await rows()).length).toBe(before + 5)
    expect((await store(await aVisitor(studio), 'a', network(3))).statusCode).toBe(404)
  })

  it('are not counted for requests that store nothing', async () => {
    const studio = await aStudio(app, context)
    const visitor = await aVisitor(studio)
    await context.db.updateTable('sites').set({ max_holds_per_visitor: 0 }).where('id', '=', studio.siteId).execute()
    const payload = requested(studio)
    for (let round = 0; round < 4; round += 1) {
      const headers = { ...visitor, 'idempotency-key': `${round}` }
      const held = await bounded.inject({
        method: 'POST',
        url: '/v1/holds',
        payload,
        headers,
        remoteAddress: network(4),
      })
      expect(held.json().details.applicationError.code).toBe('HOLD_LIMIT_REACHED')
    }
    expect((await store(visitor, 'a', network(4))).statusCode).toBe(404)
  })

  it('have no such limit for API keys', async () => {
    const { siteId } = await aStudio(app, context)
    const headers = { authorization: await anApiKey(context, siteId), 'wix-site-id': siteId }
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect((await store(headers, key, network(5))).statusCode).toBe(404)
  })
})

it('a long response is not stored: the operation runs once, and a repeated request is refused with that reason', async () => {
  const small = await buildApp(context, { callBounds: { maxStoredAnswer: 50 } })
  const studio = await aStudio(app, context)
  const count = async () =>
    (await context.db.selectFrom('holds').where('site_id', '=', studio.siteId).select('id').execute()).length
  const hold = (headers: Record<string, string>) => {
    const keyed = { ...headers, 'idempotency-key': 'long' }
    return small.inject({ method: 'POST', url: '/v1/holds', payload: requested(studio), headers: keyed })
  }
  const visitor = { authorization: await aVisitorToken(small, studio.siteId) }
  const first = await hold(visitor)
  const again = await hold(visitor)
  expect([first.statusCode, again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 409, 'true'])
  expect(again.json().details.applicationError.code).toBe('IDEMPOTENT_RESPONSE_TOO_LARGE')
  expect(await count()).toBe(1)
  const stored = await context.db.selectFrom('idempotency_keys').selectAll().where('key', '=', 'long').execute()
  expect(stored.map(({ status, body }) => [status, body])).toEqual([[200, null]])
})
