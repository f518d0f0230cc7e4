import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import {
  aTimetable,
  bookSeat,
  cancelSession,
  change,
  createSession,
  sessionsIn,
  type Timetable,
  yogaAt,
} from './support/timetable.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const summer = ['2026-06-01T00:00:00Z', '2026-10-01T00:00:00Z', { includeCancelled: true }] as const

const scope = fc.constantFrom('ONE', 'FOLLOWING', 'ALL')
const at = fc.nat({ max: 9 })
const bookings = fc.constantFrom('KEEP', 'MOVE', 'CANCEL')
const step = fc.oneof(
  fc.record({ do: fc.constant('move' as const), at, scope, bookings, days: fc.integer({ min: -2, max: 8 }) }),
  fc.record({ do: fc.constant('repeat' as const), at, scope, bookings, interval: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ do: fc.constant('cancel' as const), at, scope, bookings }),
  fc.record({ do: fc.constant('book' as const), at, scope, bookings }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Does it as the calendar would; what is refused changes nothing, and that is as it should be. */
async function applyStep(studio: Timetable, one: Step, ids: string[]): Promise<void> {
  const sessions = await sessionsIn(studio, ...summer)
  const session = sessions[one.at % sessions.length]
  const rest = { scope: one.scope, bookings: one.bookings }
  if (one.do === 'book' && session.status === 'CONFIRMED' && session.seats.open > 0) {
    ids.push((await bookSeat(studio, session.id)).id)
  } else if (one.do === 'move') {
    const day = new Date(Date.parse(`${session.localStartDate}Z`) + one.days * 86_400_000).toISOString().slice(0, 19)
    await change(studio, session.id, { localStartDate: day }, rest)
  } else if (one.do === 'repeat') {
    await change(studio, session.id, { recurrence: { interval: one.interval, until: '2026-08-10' } }, rest)
  } else if (one.do === 'cancel') {
    await cancelSession(studio, session.id, { scope: one.scope })
  }
}

/** Bookings are at their confirmed times, seats are counted, and no one is in two sessions at once. */
async function isConsistent({ siteId }: Timetable, bookingIds: readonly string[]): Promise<void> {
  const sessions = await db.selectFrom('sessions').selectAll().where('site_id', '=', siteId).execute()
  const rows = await db.selectFrom('bookings').selectAll().where('site_id', '=', siteId).execute()
  expect(rows.map(({ id }) => id).sort()).toEqual([...bookingIds].sort())
  const live = rows.filter(({ status }) => status === 'CONFIRMED')
  for (const booking of live) {
    const session = sessions.find(({ id }) => id === booking.session_id)
    expect([session?.status, session?.starts_at]).toEqual(['CONFIRMED', booking.starts_at])
  }
  const seats = await db.selectFrom('seats').selectAll().where('site_id', '=', siteId).execute()
  for (const { id } of sessions.filter(({ service_id }) => service_id !== null)) {
    const booked = live.filter(({ session_id }) => session_id === id).length
    expect(seats.find(({ scope_id }) => scope_id === id)?.taken).toBe(booked)
  }
  const occupied = await db.selectFrom('occupancies').select('session_id').where('site_id', '=', siteId).execute()
  const confirmed = sessions.filter(({ status }) => status === 'CONFIRMED').map(({ id }) => id)
  expect(occupied.map(({ session_id }) => session_id).sort()).toEqual(confirmed.sort())
}

describe('a series with participants', () => {
  it('keeps ids, bookings, seats and time consistent, whatever is changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const studio = await aTimetable(app, context)
        await createSession(studio, yogaAt(studio, undefined, { recurrence: { interval: 1, until: '2026-08-10' } }))
        const before = await sessionsIn(studio, ...summer)
        const bookingIds = [(await bookSeat(studio, before[1].id)).id, (await bookSeat(studio, before[4].id)).id]
        for (const one of steps) {
          await applyStep(studio, one, bookingIds)
          await isConsistent(studio, bookingIds)
        }
        const after = new Set((await sessionsIn(studio, ...summer)).map(({ id }) => id))
        for (const { id } of before) expect(after).toContain(id)
      }),
      { numRuns: 12 },
    )
  })
})
