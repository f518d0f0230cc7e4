import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import {
  type Answer,
  aStudio,
  readRefusal,
  type ServiceOptions,
  type Studio,
  slotAt,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

// With an Idempotency-Key a booking is created in a transaction under locks; without one it is written in one statement.
const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const start = Date.parse('2026-06-02T09:00:00Z')
const minute = 60_000

type Request = {
  offsetMinutes: number
  lengthMinutes: number
  resource: 'any' | 'first' | 'second' | 'preferred first' | 'unknown'
  contact: { email?: string; firstName?: string; lastName?: string; phone?: string }
  participants: number
  location: 'own' | 'none' | 'custom'
}

const contact = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ email: email(), firstName: fc.constantFrom('Clara', 'Ida') }, { requiredKeys: ['email'] }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ email: email(), phone: fc.constantFrom('+39 06 1', ' '), lastName: fc.constant('Weiss') }),
  },
  { weight: 1, arbitrary: fc.constantFrom({}, { firstName: 'Nomen' }, { phone: '+49 30 2' }) },
)

function email() {
  return fc.constantFrom('clara@customer.example', 'Clara@Customer.example', 'ida@customer.example')
}

const request: fc.Arbitrary<Request> = fc.record({
  offsetMinutes: fc.constantFrom(0, 30, 45, 60, 90, 120, 180, -14_400),
  lengthMinutes: fc.constantFrom(60, 60, 60, 60, 45),
  resource: fc.constantFrom('any', 'any', 'first', 'second', 'preferred first', 'unknown'),
  contact,
  participants: fc.constantFrom(1, 1, 1, 2),
  location: fc.constantFrom('own', 'own', 'own', 'none', 'custom'),
})

const service: fc.Arbitrary<ServiceOptions & { staff: number }> = fc.record({
  staff: fc.integer({ min: 1, max: 2 }),
  bufferMinutes: fc.constantFrom(0, 15),
  bufferBeforeMinutes: fc.constantFrom(0, 10),
  price: fc.constantFrom('80', '12.50'),
  policy: fc.constant({
    staffSortingPolicy: { sortingMethodType: 'RANKING', rankingOptions: { order: 'LOWEST_TO_HIGHEST' } },
  } as const),
})

describe('a confirmed appointment written in one statement', () => {
  it('leaves the same rows, events and answers as one created under locks', { timeout: 240_000 }, async () => {
    let atOnceCount = 0
    await fc.assert(
      fc.asyncProperty(service, fc.array(request, { minLength: 3, maxLength: 8 }), async (options, requests) => {
        const query = vi.spyOn(pg.Client.prototype, 'query')
        const atOnce = await run(options, requests, () => ({}))
        atOnceCount += query.mock.calls.filter((call) => JSON.stringify(call[0]).includes('place_appointment')).length
        query.mockRestore()
        const underLocks = await run(options, requests, (n) => ({ 'idempotency-key': `key-${n}` }))
        expect(atOnce).toEqual(underLocks)
      }),
      { numRuns: 12, endOnFailure: true },
    )
    expect(atOnceCount).toBeGreaterThan(10)
  })

  it('refuses occupied time with one statement besides that of the caller, and names free times', async () => {
    const studio = await aStudio(app, context)
    const book = () => send(studio, { ...plain, resource: 'first' })
    expect(readRefusal(await book())).toBe('200')
    await book()
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const refused = await book()
    const statements = query.mock.calls.length
    query.mockRestore()
    expect(readRefusal(refused)).toBe('428 SLOT_NOT_AVAILABLE')
    expect(refused.body.details.applicationError.data.nextFree).toHaveLength(3)
    expect(statements).toBeLessThanOrEqual(2)
  })

  it('sees at once that the service, its staff or its hours changed', async () => {
    const studio = await aStudio(app, context)
    expect(readRefusal(await send(studio, plain))).toBe('200')
    const { siteId } = studio
    await context.db.updateTable('services').set({ duration_minutes: 45 }).where('site_id', '=', siteId).execute()
    expect(readRefusal(await send(studio, { ...plain, offsetMinutes: 120 }))).toBe('400 VALIDATION_FAILURE')
    expect(readRefusal(await send(studio, { ...plain, offsetMinutes: 120, lengthMinutes: 45 }))).toBe('200')
    await context.db.updateTable('resources').set({ status: 'INACTIVE' }).where('site_id', '=', siteId).execute()
    const refused = await send(studio, { ...plain, offsetMinutes: 240, lengthMinutes: 45 })
    expect(readRefusal(refused)).not.toBe('200')
    await context.db.updateTable('services').set({ deleted_at: new Date() }).where('site_id', '=', siteId).execute()
    expect(readRefusal(await send(studio, { ...plain, offsetMinutes: 300 }))).toBe('404 SCHEDULE_NOT_FOUND')
  })
})

const plain: Request = {
  offsetMinutes: 0,
  lengthMinutes: 60,
  resource: 'any',
  contact: { email: 'clara@customer.example', firstName: 'Clara' },
  participants: 1,
  location: 'own',
}

/** Sends the requests to a new studio and returns the answers and everything it has stored, with ids replaced. */
// One statement says that a time is taken, not whether by the time itself or by its buffer.
const ofBuffer = 'The time before or after it is taken.'
const ofTime = 'This time is taken.'

async function run(options: ServiceOptions & { staff: number }, requests: Request[], headers: (n: number) => object) {
  clock.set('2026-06-01T09:00:00Z')
  const studio = await aStudio(app, context, options)
  await sql`update resources set rank = case when name = 'Livia Marchetti' then 1 else 2 end
    where site_id = ${studio.siteId}`.execute(context.db)
  const label = labels(await loadNames(studio))
  const answers: string[] = []
  for (const [n, one] of requests.entries()) {
    clock.advance({ seconds: 1 })
    const answer = await send(studio, one, headers(n) as Record<string, string>)
    answers.push(
      label(
        JSON.stringify([answer.status, answer.body]).replaceAll(ofBuffer, ofTime).replaceAll('BUFFER_TAKEN', 'TAKEN'),
      ),
    )
  }
  return { answers, rows: label(JSON.stringify(await loadRows(studio.siteId))) }
}

async function send(studio: Studio, wanted: Request, headers: Record<string, string> = {}): Promise<Answer> {
  const at = start + wanted.offsetMinutes * minute
  const startDate = new Date(at).toISOString()
  const slot = {
    ...buildSlot(studio, wanted, startDate),
    endDate: new Date(at + wanted.lengthMinutes * minute).toISOString(),
  }
  const booking = {
    status: 'CONFIRMED',
    selectedPaymentOption: 'OFFLINE',
    bookedEntity: { slot },
    contactDetails: wanted.contact,
    totalParticipants: wanted.participants,
  }
  return studio.admin.post('/v2/bookings', { booking }, headers)
}

function buildSlot(studio: Studio, { resource, location }: Request, startDate: string) {
  const where = {
    own: {},
    none: { location: { locationType: 'OWNER_BUSINESS' } },
    custom: { location: { locationType: 'CUSTOM' } },
  } as const
  const base = { ...slotAt(studio, startDate), ...where[location] }
  switch (resource) {
    case 'any':
      return base
    case 'first':
      return { ...slotWith(studio, startDate), ...where[location] }
    case 'second':
      return { ...base, resource: { id: colleagues.get(studio.siteId) ?? studio.resourceId } }
    case 'preferred first':
      return {
        ...base,
        resource: { id: studio.resourceId },
        resourceSelections: [{ selectionMethod: 'ANY_RESOURCE' }],
      }
    case 'unknown':
      return { ...base, resource: { id: '00000000-0000-4000-8000-000000000001' } }
  }
}

/** The second staff member of each studio. */
const colleagues = new Map<string, string>()

/** Names the ids a studio has before its first booking, alike in each studio. */
async function loadNames({
  siteId,
  service: { id, scheduleId, policyId },
  locationId,
}: Studio): Promise<Map<string, string>> {
  const names = new Map([
    [siteId, 'site'],
    [id, 'service'],
    [scheduleId, 'schedule'],
    [policyId, 'policy'],
    [locationId, 'location'],
  ])
  const staff = await context.db
    .selectFrom('resources')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('name')
    .execute()
  for (const row of staff) {
    names.set(row.id, row.name).set(row.schedule_id, `schedule of ${row.name}`)
    if (row.name !== 'Livia Marchetti') colleagues.set(siteId, row.id)
  }
  for (const table of ['forms', 'api_keys', 'resource_types'] as const) {
    const rows = await context.db.selectFrom(table).select(['id', 'name']).where('site_id', '=', siteId).execute()
    for (const row of rows) names.set(row.id, `${table} ${row.name}`)
  }
  return names
}

/** Replaces known ids by their names and the others by the order in which they first appear. */
function labels(names: Map<string, string>) {
  return (text: string) =>
    text.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
      const name = names.get(id) ?? `id ${names.size}`
      names.set(id, name)
      return name
    })
}

async function loadRows(siteId: string) {
  const { db } = context
  const bySite = <T extends 'bookings' | 'sessions' | 'contacts'>(table: T) =>
    db
      .selectFrom(table as 'bookings')
      .selectAll()
      .where('site_id', '=', siteId)
      .orderBy('created_at')
      .execute()
  return {
    bookings: await bySite('bookings'),
    sessions: await bySite('sessions'),
    contacts: await bySite('contacts'),
    occupancies: await db
      .selectFrom('occupancies as o')
      .innerJoin('resources as r', 'r.id', 'o.resource_id')
      .select(['r.name', 'o.during', 'o.session_id', 'o.hold_id', 'o.hold_until', 'o.overlap_allowed'])
      .where('o.site_id', '=', siteId)
      .orderBy('o.during')
      .orderBy('r.name')
      .execute(),
    history: await db
      .selectFrom('booking_history')
      .selectAll()
      .where('site_id', '=', siteId)
      .orderBy('occurred_at')
      .execute(),
    events: await db
      .selectFrom('events')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('entity_fqdn', '=', 'wix.bookings.v2.booking')
      .orderBy('occurred_at')
      .orderBy('sequence')
      .execute(),
  }
}
