import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aStudio,
  bookingInput,
  type Client,
  readRefusal,
  type Studio,
  slotAt,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'

const create = (client: Client, slot: object, more: object = {}) =>
  client.post('/v2/bookings', bookingInput(slot, more))

const confirmed = { status: 'CONFIRMED' as const }

describe('races and retries', () => {
  const createMany = (studio: Studio, count: number, slotOf: (n: number) => object) =>
    Promise.all(Array.from({ length: count }, (_, n) => create(studio.admin, slotOf(n), confirmed)))

  it('lets one of many confirm one time', async () => {
    const studio = await aStudio(app, context)
    const answers = (await createMany(studio, 16, () => slotWith(studio, at))).map(readRefusal)
    expect(answers.filter((word) => word === '200')).toHaveLength(1)
    expect(answers.filter((word) => word === '428 SLOT_NOT_AVAILABLE')).toHaveLength(15)
  })

  it('fills exactly the available times when 64 ask for four with any of three staff members', async () => {
    const studio = await aStudio(app, context, { staff: 3 })
    const hour = (n: number) => new Date(Date.parse(at) + (n % 4) * 3_600_000).toISOString()
    const answers = (await createMany(studio, 64, (n) => slotAt(studio, hour(n)))).map(readRefusal)
    expect(answers.filter((word) => word === '200')).toHaveLength(12)
    expect(answers.filter((word) => word === '428 SLOT_NOT_AVAILABLE')).toHaveLength(52)
    const rows = await context.db.selectFrom('occupancies').select('id').where('site_id', '=', studio.siteId).execute()
    expect(rows).toHaveLength(12)
  })

  it('books once per idempotency key, however many requests arrive at once', async () => {
    const studio = await aStudio(app, context)
    const payload = { ...bookingInput(slotWith(studio, at), confirmed) }
    const key = { 'idempotency-key': 'retry-1' }
    const answers = await Promise.all([1, 2, 3].map(() => studio.admin.post('/v2/bookings', payload, key)))
    expect(new Set(answers.map(({ body }) => body.booking.id)).size).toBe(1)
    const refused = await studio.admin.post('/v2/bookings', bookingInput(slotWith(studio, at), confirmed), {
      'idempotency-key': 'retry-2',
    })
    const again = await studio.admin.post('/v2/bookings', bookingInput(slotWith(studio, at), confirmed), {
      'idempotency-key': 'retry-2',
    })
    expect([readRefusal(refused), readRefusal(again)]).toEqual(['428 SLOT_NOT_AVAILABLE', '409 IDEMPOTENCY_KEY_REUSED'])
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
  })
})

describe('the night of a clock change', () => {
  it.each([
    ['Europe/Berlin', '2026-10-25T02:30:00', '2026-10-25T00:30:00.000Z'],
    ['Europe/Berlin', '2027-03-28T02:30:00', '2027-03-28T01:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30:00', '2026-11-01T05:30:00.000Z'],
  ])('reads %s %s as %s', async (timezone, local, instant) => {
    const studio = await aStudio(app, context)
    const endDate = new Date(Date.parse(instant) + 3_600_000).toISOString()
    const slot = { ...slotAt(studio, instant), timezone, startDate: local, endDate }
    expect(await aBooking(studio.visitor, slot)).toMatchObject({ startDate: instant })
  })
})
