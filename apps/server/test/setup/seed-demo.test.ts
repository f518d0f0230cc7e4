import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { seedDemo } from '../../src/setup/demo/seed-demo.ts'
import type { Answer } from '../availability/support/studio.ts'
import { makesAll } from '../support/in-turn.ts'
import { createTestApp, type TestApp } from '../support/index.ts'
import { aVisitorToken } from '../support/people.ts'

const hour = 3_600_000

/** Seeds an empty installation at an instant, and calls it as a visitor. */
async function seededAt(now: string) {
  const test = await createTestApp({ now, environment: { KALENDS_DEMO: '1' } })
  const notes = await seedDemo(test.context)
  const site = await test.db.selectFrom('sites').selectAll().executeTakeFirstOrThrow()
  return { ...test, notes, site, post: await createVisitor(test, site.id) }
}

async function createVisitor({ app }: TestApp, siteId: string) {
  const headers = { authorization: await aVisitorToken(app, siteId) }
  return async (url: string, payload: object): Promise<Answer> => {
    const answer = await app.inject({ method: 'POST', url, payload, headers })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
}

const monday = await seededAt('2026-11-23T06:10:00Z')

/** A week's begin, and in the proof also the year's end, nights of clock changes, and hours early and late. */
const days = [
  '2026-11-23T06:10:00Z',
  '2027-03-27T14:01:00Z',
  ...(makesAll ? ['2026-12-31T22:59:00Z', '2026-10-24T23:30:00Z', '2026-11-28T09:30:00Z'] : []),
]
const seeded = new Map([[days[0], monday]])
for (const day of days.slice(1)) seeded.set(day, await seededAt(day))

describe('the demo business', () => {
  it('is created once, and only in an empty installation', async () => {
    expect(monday.notes).not.toEqual([])
    expect(await seedDemo(monday.context)).toEqual([])
    const { rows } = await count(monday)
    expect(rows).toEqual({ sites: 1, locations: 3, zones: 2, staff: 8, services: 17, categories: 4 })
  })

  it('has weeks of past and upcoming bookings, with a history each', async () => {
    const bookings = await monday.db.selectFrom('bookings').selectAll().execute()
    const statuses = new Set(bookings.map(({ status }) => status))
    expect(statuses).toEqual(new Set(['CONFIRMED', 'PENDING', 'CANCELED', 'DECLINED']))
    const starts = bookings.map(({ starts_at }) => Date.parse(starts_at ?? ''))
    const now = monday.clock.now()
    expect(Math.min(...starts)).toBeLessThan(now - 35 * 24 * hour)
    expect(Math.max(...starts)).toBeGreaterThan(now + 21 * 24 * hour)
    expect(bookings.every(({ created_at }) => Date.parse(created_at) <= now)).toBe(true)
    const lines = await monday.db.selectFrom('booking_history').select(['booking_id', 'occurred_at']).execute()
    expect(new Set(lines.map(({ booking_id }) => booking_id)).size).toBe(bookings.length)
    expect(lines.every(({ occurred_at }) => Date.parse(occurred_at) <= now)).toBe(true)
  })

  it('never has a staff member or room in two places, and occupies the time of its calendar', async () => {
    const taken = await monday.db.selectFrom('occupancies').selectAll().execute()
    expect(taken.some(({ overlap_allowed }) => overlap_allowed)).toBe(false)
    const sessions = new Set(taken.map(({ session_id }) => session_id))
    const bookings = await monday.db.selectFrom('bookings').select(['status', 'session_id', 'tag']).execute()
    // A course is booked as a whole.
    const inSessions = bookings.filter(({ tag }) => tag !== 'COURSE')
    for (const { status, session_id } of inSessions) {
      expect(sessions.has(session_id)).toBe(status === 'CONFIRMED' || status === 'PENDING')
    }
  })

  it('signs its owner in with the password printed and stored for this user only', async () => {
    const [, email, password] = /Sign in\s+(\S+)\s+password (\S+)/.exec(monday.notes[0] ?? '') ?? []
    const headers = { 'wix-site-id': monday.site.id }
    const signIn = (payload: object) =>
      monday.app.inject({ method: 'POST', url: '/v1/staff/sign-in', headers, payload })
    const answer = await signIn({ email, password })
    expect([answer.statusCode, answer.json().session?.role]).toEqual([200, 'owner'])
    const file = join(monday.context.config.dataFolder, 'demo-sign-in.txt')
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(lines).toHaveLength(3)
    for (const line of lines) {
      const [ofEmail, ofPassword] = line.split(/\s+/)
      expect((await signIn({ email: ofEmail, password: ofPassword })).statusCode).toBe(200)
    }
  })

  it('sells three plans, has members with credits, and took payments on each of the last days', async () => {
    const { plans } = await monday.post('/v2/plans/public/query', { query: {} })
    expect(plans.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'A massage a month',
      'Eight mornings',
      'Yoga every day',
    ])
    const covered = await monday.db
      .selectFrom('services')
      .select(sql<boolean>`payment->'options'->'pricingPlan' = 'true'`.as('takesPlans'))
      .where(sql<boolean>`cardinality(pricing_plan_ids) > 0`)
      .execute()
    expect(covered.map(({ takesPlans }) => takesPlans)).toEqual([true, true, true])
    const orders = await monday.db.selectFrom('orders').select(['status', 'last_payment_status']).execute()
    expect(orders.length).toBe(9)
    expect(orders.filter(({ status }) => status === 'ACTIVE').length).toBe(9)
    const { credits } = await monday.db
      .selectFrom('credit_grants')
      .select(sql<number>`count(*)::integer`.as('credits'))
      .where('remaining', '>', 0)
      .executeTakeFirstOrThrow()
    expect(credits).toBeGreaterThanOrEqual(6)
    const paid = await monday.db.selectFrom('payments').select(['status', 'created_at']).execute()
    const days = new Set(paid.map(({ created_at }) => created_at.slice(0, 10)))
    expect(paid.length).toBeGreaterThan(50)
    expect(days.size).toBeGreaterThanOrEqual(7)
    const sum = await sql<{ sum: string }>`select sum(amount_minor) as sum from ledger_entries`.execute(monday.db)
    expect(Number(sum.rows[0]?.sum)).toBe(0)
  })

  it('is not created if the operator disables it', async () => {
    const { context, db } = await createTestApp({ environment: { KALENDS_DEMO: '0' } })
    expect(await seedDemo(context)).toEqual([])
    expect(await db.selectFrom('sites').select('id').execute()).toEqual([])
  })
})

describe('the first listed service', () => {
  for (const now of days) {
    it(`is paid and available within a day and on each following one, seen from ${now}`, async () => {
      const { post, clock } = seeded.get(now) ?? monday
      const { services } = await post('/v2/services/query', { query: {} })
      const [first] = services
      expect(first).toMatchObject({ type: 'APPOINTMENT', payment: { rateType: 'FIXED' } })
      const starts = await freeStarts(post, first.id, clock.now())
      expect(starts[0]).toBeLessThan(clock.now() + 24 * hour)
      const today = Math.floor((clock.now() + hour) / (24 * hour))
      const freeDays = new Set(starts.map((start) => Math.floor((start + hour) / (24 * hour)) - today))
      for (let day = 1; day <= 27; day += 1) expect(freeDays).toContain(day)
    })
  }
})

describe('classes and courses', () => {
  for (const now of days) {
    it(`include a class with seats, a full one, a running course, an upcoming one, and blocked time, seen from ${now}`, async () => {
      const { db, clock } = seeded.get(now) ?? monday
      const week = clock.now() + 7 * 24 * hour
      const sessions = await db
        .selectFrom('sessions')
        .leftJoin('seats', (join) =>
          join.onRef('seats.site_id', '=', 'sessions.site_id').onRef('seats.scope_id', '=', 'sessions.id'),
        )
        .select(['sessions.service_id', 'sessions.starts_at', 'sessions.title', 'seats.capacity', 'seats.taken'])
        .where('sessions.starts_at', '>', new Date(clock.now()).toISOString())
        .where('sessions.starts_at', '<', new Date(week).toISOString())
        .execute()
      const open = sessions.flatMap(({ capacity, taken }) => (capacity === null ? [] : [capacity - (taken ?? 0)]))
      expect(open.some((places) => places >= 4)).toBe(true)
      expect(open).toContain(0)
      const titles = sessions.filter(({ service_id }) => service_id === null).map(({ title }) => title)
      expect(titles).toEqual(expect.arrayContaining(['Lunch', 'Dentist']))
      const courses = await db.selectFrom('services').selectAll().where('type', '=', 'COURSE').execute()
      const begun = courses.map(({ first_session_start: first }) => Date.parse(first ?? '') < clock.now())
      expect(begun.sort()).toEqual([false, true])
    })
  }

  it('count the seats of participants', async () => {
    const { rows } = await sql<{ taken: number; booked: number }>`
      select s.taken, (select coalesce(sum(b.seats_taken), 0)::int from bookings b
        where b.site_id = s.site_id and (b.session_id = s.scope_id or (b.tag = 'COURSE' and b.schedule_id = s.scope_id))) as booked
      from seats s`.execute(monday.db)
    expect(rows.some(({ taken }) => taken > 0)).toBe(true)
    expect(rows.filter(({ taken, booked }) => taken !== booked)).toEqual([])
  })
})

async function freeStarts(post: typeof monday.post, serviceId: string, now: number): Promise<number[]> {
  const at = (hours: number) => new Date(now + hours * hour).toISOString()
  const filter = { serviceId, startDate: at(0), endDate: at(29 * 24), bookable: true }
  const { availabilityEntries } = await post('/v1/availability/query', { query: { filter } })
  return availabilityEntries.map(({ slot }: Answer) => Date.parse(slot.startDate))
}

async function count({ db }: TestApp) {
  const countRows = async (table: 'sites' | 'services' | 'categories') =>
    (await db.selectFrom(table).selectAll().execute()).length
  const locations = await db.selectFrom('locations').select('time_zone').execute()
  const staff = (await db.selectFrom('staff_members').select('id').execute()).length
  const zones = new Set(locations.map(({ time_zone }) => time_zone)).size
  return {
    rows: {
      sites: await countRows('sites'),
      locations: locations.length,
      zones,
      staff,
      services: await countRows('services'),
      categories: await countRows('categories'),
    },
  }
}
