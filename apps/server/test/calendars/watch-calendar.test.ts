import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { startDispatcher } from '../../src/jobs/dispatcher.ts'
import { aBooking, aHold, aStudio, expected, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context, clock } = await createTestApp({
  now: '2026-06-01T06:00:00Z',
  app: { streamTimes: { heartbeatMs: 200, recheckMs: 300, maxMs: 30_000 } },
})
await app.listen({ host: '127.0.0.1', port: 0 })
/** A business without subscribers. */
const quiet = await createTestApp({ now: '2026-06-01T06:00:00Z' })

/** What a stream has said so far, over a real socket. */
type Line = {
  status: number
  headers: IncomingMessage['headers']
  text: () => string
  /** Versions sent as data. */
  notice: () => string[]
  ids: () => string[]
  over: () => boolean
  hangUp: () => void
}

function listen(path: string, headers: Record<string, string>, server = app): Promise<Line> {
  const { port } = server.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      let text = ''
      let over = false
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece
      })
      for (const end of ['end', 'close', 'error']) answer.on(end, () => (over = true))
      const matches = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        text: () => text,
        over: () => over,
        notice: () => matches(/data: \{"version":"(\w+)"\}/g),
        ids: () => matches(/id: (\w+)/g),
        hangUp: () => request.destroy(),
      })
    })
    request.on('error', reject)
  })
}

const url = '/v1/calendar/changes'
const soon = { interval: 20 }

/** Once statements that were under way have their answers. */
const waitForStatements = () => quiet.db.transaction().execute((tx) => sql`select pg_sleep(0.05)`.execute(tx))

async function signInOwner(studio: Studio) {
  const person = await aPerson(context, studio.siteId)
  return { person, ...(await signIn(app, person, studio.siteId)) }
}

describe('a stream of changes', () => {
  let studio: Studio
  beforeAll(async () => {
    studio = await aStudio(app, context)
  })

  it('sends the current version first, and is not cached', async () => {
    const { cookie } = await signInOwner(studio)
    const line = await listen(url, { cookie, 'accept-encoding': 'br, gzip' })
    expect(line.status).toBe(200)
    expect(line.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8' })
    expect(line.headers).toMatchObject({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    expect(line.headers['content-encoding']).toBeUndefined()
    await expect.poll(line.text, soon).toMatch(/^retry: 2000\n\nid: \w{32}\n\n/)
    expect(line.notice()).toEqual([])
    line.hangUp()
  })

  it('reports another client’s booking, check-in, hold and cancellation', async () => {
    const { cookie } = await signInOwner(studio)
    const line = await listen(url, { cookie })
    await expect.poll(line.ids, soon).toHaveLength(1)
    const { id, revision } = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00Z'))
    const { booking } = expected(await studio.admin.post(`/v2/bookings/${id}/confirm`, { revision }))
    await expect.poll(() => line.notice().length, soon).toBeGreaterThan(0)
    const beforeArrival = line.notice().length
    const attendance = { bookingId: id, status: 'ATTENDED' }
    expected(await studio.admin.post('/v2/attendance/set', { attendance }))
    await expect.poll(() => line.notice().length, soon).toBeGreaterThan(beforeArrival)
    const afterBooking = line.notice().length
    await aHold(studio.visitor, studio, '2026-06-02T12:00:00Z')
    await expect.poll(() => line.notice().length, soon).toBeGreaterThan(afterBooking)
    const afterHold = line.notice().length
    expected(await studio.admin.post(`/v2/bookings/${id}/cancel`, { revision: booking.revision }))
    await expect.poll(() => line.notice().length, soon).toBeGreaterThan(afterHold)
    line.hangUp()
  })

  it('reports changes that occupy no time, once their event has its position', async () => {
    const dispatcher = startDispatcher(context, [])
    const { cookie } = await signInOwner(studio)
    const line = await listen(url, { cookie })
    await expect.poll(line.ids, soon).toHaveLength(1)
    await aBooking(studio.admin, slotWith(studio, '2026-06-03T08:00:00Z'))
    await expect.poll(() => line.notice().length, soon).toBeGreaterThan(0)
    line.hangUp()
    await dispatcher.stop()
  })

  it('reports that a hold expired', async () => {
    const { cookie } = await signInOwner(studio)
    const line = await listen(url, { cookie })
    await aHold(studio.visitor, studio, '2026-06-04T12:00:00Z')
    await expect.poll(() => line.notice().length, soon).toBe(1)
    clock.advance({ minutes: 30 })
    await expect.poll(() => line.notice().length, soon).toBe(2)
    clock.set('2026-06-01T06:00:00Z')
    line.hangUp()
  })

  it('reports nothing to another business', async () => {
    const other = await aStudio(app, context)
    const line = await listen(url, { cookie: (await signInOwner(other)).cookie })
    const own = await listen(url, { cookie: (await signInOwner(studio)).cookie })
    await expect.poll(line.ids, soon).toHaveLength(1)
    await expect.poll(own.ids, soon).toHaveLength(1)
    await aHold(studio.visitor, studio, '2026-06-05T12:00:00Z')
    await expect.poll(() => own.notice().length, soon).toBe(1)
    // What it hears first is its own.
    await aHold(other.visitor, other, '2026-06-05T12:00:00Z')
    await expect.poll(() => line.notice().length, soon).toBeGreaterThan(0)
    const { version } = expected(await other.admin.post('/v1/calendar/query', { fromDate: '2026-06-05', days: 1 }))
    expect(line.notice()).toEqual([version])
    expect(own.notice()).toHaveLength(1)
    for (const each of [line, own]) each.hangUp()
  })

  it('catches up after a break: by `since`, and by Last-Event-ID', async () => {
    const { cookie } = await signInOwner(studio)
    const { version } = expected(await studio.admin.post('/v1/calendar/query', { fromDate: '2026-06-02', days: 1 }))
    const same = await listen(`${url}?since=${version}`, { cookie })
    const older = await listen(`${url}?since=older`, { cookie })
    const back = await listen(`${url}?since=${version}`, { cookie, 'last-event-id': 'seenbefore' })
    await expect.poll(older.notice, soon).toEqual([version])
    await expect.poll(back.notice, soon).toEqual([version])
    await expect.poll(same.ids, soon).toEqual([version])
    expect(same.notice()).toEqual([])
    for (const line of [same, older, back]) line.hangUp()
  })

  it('sends a keep-alive when nothing happens', async () => {
    const line = await listen(url, { cookie: (await signInOwner(studio)).cookie })
    await expect.poll(line.text, soon).toMatch(/\n:\n\n/)
    line.hangUp()
  })
})

describe('permission to listen', () => {
  it('requires permission to read bookings here', async () => {
    const studio = await aStudio(app, context)
    expect((await listen(url, {})).status).toBe(401)
    expect((await studio.visitor.get(url)).status).toBe(403)
    expect(
      (await listen(`${url}?since=${'x'.repeat(61)}`, { cookie: (await signInOwner(studio)).cookie })).status,
    ).toBe(400)
  })

  it('ends with the session, and with another role', async () => {
    const studio = await aStudio(app, context)
    const leaver = await signInOwner(studio)
    const demoted = await signInOwner(studio)
    const one = await listen(url, { cookie: leaver.cookie })
    const two = await listen(url, { cookie: demoted.cookie })
    await app.inject({ method: 'POST', url: '/v1/staff/sign-out', headers: leaver.headers, payload: {} })
    await expect.poll(() => one.over(), soon).toBe(true)
    expect(two.over()).toBe(false)
    await context.db
      .updateTable('site_users')
      .set({ role: 'viewer' })
      .where('user_id', '=', demoted.person.userId)
      .execute()
    await expect.poll(() => two.over(), soon).toBe(true)
  })

  it('uses the business in the URL, because browsers send no headers', async () => {
    const home = await aStudio(app, context)
    const second = await aStudio(app, context)
    const { cookie, person } = await signInOwner(home)
    expect((await listen(`${url}?siteId=${second.siteId}`, { cookie })).status).toBe(401)
    const role = { site_id: second.siteId, user_id: person.userId, role: 'owner', created_at: new Date(clock.now()) }
    await context.db.insertInto('site_users').values(role).execute()
    const line = await listen(`${url}?siteId=${second.siteId}`, { cookie })
    await expect.poll(line.ids, soon).toHaveLength(1)
    await aHold(second.visitor, second, '2026-06-02T12:00:00Z')
    await expect.poll(() => line.notice().length, soon).toBe(1)
    line.hangUp()
  })
})

describe('many streams', () => {
  it('of one user are limited to twenty; closed ones do not count', async () => {
    const studio = await aStudio(app, context)
    const { cookie } = await signInOwner(studio)
    const lines = await Promise.all(Array.from({ length: 20 }, () => listen(url, { cookie })))
    expect(lines.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const refused = await listen(url, { cookie })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    lines[0]?.hangUp()
    await expect.poll(async () => (await listen(url, { cookie })).status, soon).toBe(200)
    expect((await listen(url, { cookie: (await signInOwner(studio)).cookie })).status).toBe(200)
    for (const line of lines) line.hangUp()
  })

  it('share one poll of the database, which stops without them', async () => {
    const server = await buildApp(quiet.context, {})
    await server.listen({ host: '127.0.0.1', port: 0 })
    const studio = await aStudio(quiet.app, quiet.context)
    const person = await aPerson(quiet.context, studio.siteId)
    const { cookie } = await signIn(quiet.app, person, studio.siteId)
    const isPoll = (requested: string): boolean => requested.includes('md5(') && requested.includes(studio.siteId)
    const countPolls = () => query.mock.calls.filter(([text, values]) => isPoll(JSON.stringify([text, values]))).length
    const query = vi.spyOn(pg.Client.prototype, 'query')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const lines = await Promise.all(Array.from({ length: 10 }, () => listen(url, { cookie }, server)))
    await expect.poll(() => lines.every((line) => line.ids().length === 1), soon).toBe(true)
    const opened = countPolls()
    for (let look = 1; look <= 3; look += 1) {
      vi.advanceTimersByTime(400)
      await expect.poll(() => countPolls() - opened, soon).toBe(look)
      await waitForStatements()
    }
    await server.close()
    await expect.poll(() => lines.every((line) => line.over()), soon).toBe(true)
    vi.advanceTimersByTime(400)
    await waitForStatements()
    const closed = countPolls()
    vi.advanceTimersByTime(4000)
    await waitForStatements()
    expect(countPolls()).toBe(closed)
    vi.useRealTimers()
    query.mockRestore()
  })
})
