import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aBooking, aStudio, slotAt } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const migration = new URL('../../src/db/migrations/20261205020000-days-of-older-rentals.sql', import.meta.url)

/** A studio in Berlin with a booking of each of these spans, as older ones are stored. */
async function bookedFrom(spans: readonly [string, string][], timeZone: string) {
  const studio = await aStudio(app, context)
  const ids: string[] = []
  for (const [index, [start, end]] of spans.entries()) {
    const { id } = await aBooking(studio.admin, slotAt(studio, `2026-06-0${index + 2}T08:00:00.000Z`))
    await db
      .updateTable('bookings')
      .set({ starts_at: new Date(start), ends_at: new Date(end), time_zone: timeZone })
      .where('id', '=', id)
      .execute()
    ids.push(id)
  }
  const rentByTheDay = async () => {
    const durationRange = JSON.stringify({ unitType: 'DAY', dayOptions: {} })
    await sql`update services set rest = rest || jsonb_build_object('durationRange', ${durationRange}::jsonb)
      where id = ${studio.service.id}`.execute(db)
  }
  return { ids, rentByTheDay }
}

async function daysOf(ids: readonly string[]) {
  await sql.raw(readFileSync(migration, 'utf8')).execute(db)
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'duration_days', 'time_zone', 'local_start'])
    .where('id', 'in', [...ids])
    .execute()
  return ids.map((id) => rows.find((row) => row.id === id)).map((row) => row?.duration_days)
}

// Three days, one of which has 25 hours; one of the customer's zone; one that begins at nine.
const spans: [string, string][] = [
  ['2026-10-23T22:00:00Z', '2026-10-26T23:00:00Z'],
  ['2026-06-02T04:00:00Z', '2026-06-03T04:00:00Z'],
  ['2026-06-02T07:00:00Z', '2026-06-04T07:00:00Z'],
]

it('counts the days of older bookings of whole days at their location, and of no others', async () => {
  const { ids, rentByTheDay } = await bookedFrom(spans, 'America/New_York')
  expect(await daysOf(ids)).toEqual([null, null, null])
  await rentByTheDay()
  expect(await daysOf(ids)).toEqual([3, null, null])
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', ids[0] ?? '')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ time_zone: 'Europe/Berlin', local_start: '2026-10-24T00:00:00' })
})
