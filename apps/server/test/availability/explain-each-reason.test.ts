import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { insertLocation } from '../../src/features/business/index.ts'
import { insertException } from '../../src/features/schedules/index.ts'
import { anAdmin, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { type Answer, type Appointment, anAppointment, aPerson, aStudio, everyDay, take } from './support/studio.ts'

// A Monday. Staff work from nine to five.
const { app, context, clock, db } = await createTestApp({ now: '2026-06-01T06:00:00Z' })

async function aService(more: Partial<Appointment> = {}) {
  const { siteId } = await aStudio(app, context)
  const resourceId = await aPerson(context, siteId)
  const serviceId = await anAppointment(context, siteId, { staff: [resourceId], ...more })
  return { siteId, resourceId, serviceId, admin: await anAdmin(app, context, siteId) }
}
type Made = Awaited<ReturnType<typeof aService>>

async function explain({ admin, serviceId }: Made, startDate: string, more: object = {}): Promise<Answer> {
  return expected(await admin.post('/v1/availability/explain', { serviceId, startDate, ...more }))
}

const late = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 48 * 60 } }
const early = { limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 48 * 60 } }

async function closeOn({ siteId }: Made): Promise<void> {
  const day = { site_id: siteId, id: randomUUID(), location_id: null, date: '2026-06-09', reason: 'Inventory' }
  await db.insertInto('closing_days').values(day).execute()
}

async function takeTimeOff({ siteId, resourceId }: Made): Promise<void> {
  const { working_hours_schedule_id: id } = await db
    .selectFrom('resources')
    .select('working_hours_schedule_id')
    .where('id', '=', resourceId)
    .executeTakeFirstOrThrow()
  await context.transaction((tx) => insertException(tx, siteId, id ?? '', { date: '2026-06-09', windows: [] }))
}

async function takeWholeDay({ siteId, resourceId }: Made): Promise<void> {
  await take(context, siteId, resourceId, '2026-06-09T09:00:00Z', '2026-06-09T17:00:00Z')
}

describe('the explanation of a time', () => {
  it.each<[string, string, string, Partial<Appointment>, ((made: Made) => Promise<void>) | null]>([
    ['has passed', 'PAST', '2026-05-29T10:00:00.000Z', {}, null],
    ['is too soon', 'TOO_LATE', '2026-06-02T10:00:00.000Z', { policy: late }, null],
    ['is not open for booking yet', 'TOO_EARLY', '2026-06-09T10:00:00.000Z', { policy: early }, null],
    ['is too far ahead', 'BEYOND_HORIZON', '2029-06-05T10:00:00.000Z', {}, null],
    ['is not a start time', 'OFF_GRID', '2026-06-09T10:20:00.000Z', {}, null],
    ['is before anybody works', 'OUTSIDE_HOURS', '2026-06-09T07:00:00.000Z', {}, null],
    ['would last past closing', 'OUTSIDE_HOURS', '2026-06-09T16:30:00.000Z', {}, null],
    ['is on a closed day', 'LOCATION_CLOSED', '2026-06-09T10:00:00.000Z', {}, closeOn],
    ['is in time off', 'OUTSIDE_HOURS', '2026-06-09T10:00:00.000Z', {}, takeTimeOff],
    ['is on a fully booked day', 'TAKEN', '2026-06-09T10:00:00.000Z', {}, takeWholeDay],
    ['cannot be booked online', 'ONLINE_BOOKING_OFF', '2026-06-09T10:00:00.000Z', { onlineBooking: false }, null],
  ])('that %s says %s', async (_, rule, startDate, more, prepare) => {
    const made = await aService(more)
    await prepare?.(made)
    const answer = await explain(made, startDate)
    expect(answer).toMatchObject({ startDate, offered: false, rule })
    expect(answer.refusals.map((refusal: Answer) => refusal.rule)).toContain(rule)
  })

  it('is about the location that offers it, and says where and in which zone', async () => {
    const made = await aService()
    const { siteId, admin } = made
    const at = async (name: string, timeZone: string) =>
      context.transaction((tx) =>
        insertLocation(tx, siteId, { name, timeZone, openingHours: everyDay(9 * 60, 11 * 60) }, clock.now()),
      )
    const { locationId: near } = await at('Baths', 'UTC')
    const { locationId: far } = await at('Harbour', 'America/New_York')
    const weekly = [...everyDay(9 * 60, 11 * 60, near), ...everyDay(13 * 60, 15 * 60, far)]
    const staff = [await aPerson(context, siteId, { hours: { weekly } })]
    const serviceId = await anAppointment(context, siteId, { staff, locationIds: [near, far] })
    const service = { ...made, admin, serviceId }
    expect(await explain(service, '2026-06-09T13:00:00.000Z')).toMatchObject({
      offered: true,
      location: { id: far, name: 'Harbour', timeZone: 'America/New_York' },
    })
    expect(await explain(service, '2026-06-09T18:00:00.000Z')).toMatchObject({
      offered: false,
      rule: 'OUTSIDE_HOURS',
      location: { id: near, name: 'Baths', timeZone: 'UTC' },
    })
    expect(await explain(service, '2026-06-09T13:00:00.000Z', { locationId: near })).toMatchObject({ offered: false })
  })
})
