import { localDayBounds } from '@kalends/availability'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import {
  aBooking,
  anAdmin,
  aStaffMember,
  aStudio,
  aVisitor,
  type Client,
  expected,
  slotAt,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const preview = '/v1/sessions/preview-time-zone-change'
const newYork = 'America/New_York'

/** A bike that can be rented for a month, in Berlin. */
async function aLongRental(first: string, dayAfter: string) {
  const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, openMinute: 480, closeMinute: 1200 }))
  const siteId = await aSite(context, { timeZone: 'Europe/Berlin', location: { openingHours } })
  const resourceId = await aStaffMember(context, siteId, { name: 'Bike', workingHours: 'always' })
  const admin = await anAdmin(app, context, siteId)
  const durationRange = { unitType: 'DAY', dayOptions: { minDurationInDays: 1, maxDurationInDays: 30 } }
  const service = {
    type: 'APPOINTMENT',
    name: 'Cargo bike',
    defaultCapacity: 1,
    staffMemberIds: [resourceId],
    schedule: { availabilityConstraints: { durationRange } },
    onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
    payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true, deposit: false, pricingPlan: false } },
  }
  const made = expected(await admin.post('/v2/services', { service })).service
  const [location] = expected(await admin.get('/v1/locations/all')).locations
  const slot = {
    serviceId: made.id,
    scheduleId: made.schedule.id,
    startDate: new Date(localDayBounds(first, 'Europe/Berlin').start).toISOString(),
    endDate: new Date(localDayBounds(dayAfter, 'Europe/Berlin').start).toISOString(),
    timezone: 'Europe/Berlin',
    location: { id: location.id, locationType: 'OWNER_BUSINESS' as const },
    resource: { id: resourceId },
  }
  const booking = await aBooking(admin, slot, { status: 'CONFIRMED' })
  return { admin, siteId, slot, bookingId: booking.id as string }
}

/** The pieces of time that the resources of a booking have, in order. */
async function taken(bookingId: string): Promise<string[]> {
  const { rows } = await sql<{ during: string }>`
    select to_char(lower(o.during) at time zone 'UTC', 'MM-DD HH24:MI') || ' ' ||
      to_char(upper(o.during) at time zone 'UTC', 'MM-DD HH24:MI') as during
    from occupancies o join bookings b on b.site_id = o.site_id and b.session_id = o.session_id
    where b.id = ${bookingId} order by o.during`.execute(db)
  return rows.map(({ during }) => during)
}

const toNewYork = (admin: Client, timeZoneChange: object = {}) =>
  admin.patch('/v1/sites/settings', { timeZone: newYork, timeZoneChange })

describe('rentals of more than a week, when the zone changes', () => {
  it('become an hour shorter where only the former zone changes its clocks', async () => {
    const { admin, bookingId } = await aLongRental('2026-10-18', '2026-10-28')
    expect(await taken(bookingId)).toEqual(['10-17 22:00 10-24 22:00', '10-24 22:00 10-27 23:00'])
    expected(await toNewYork(admin))
    expect(await taken(bookingId)).toEqual(['10-18 04:00 10-25 04:00', '10-25 04:00 10-28 04:00'])
  })

  it('become an hour longer where only the new one does', async () => {
    const { admin, bookingId } = await aLongRental('2026-10-26', '2026-11-09')
    expect(await taken(bookingId)).toEqual(['10-25 23:00 11-01 23:00', '11-01 23:00 11-08 23:00'])
    expected(await toNewYork(admin))
    expect(await taken(bookingId)).toEqual([
      '10-26 04:00 11-02 04:00',
      '11-02 04:00 11-09 04:00',
      '11-09 04:00 11-09 05:00',
    ])
    const { doubleBooked } = expected(
      await admin.post('/v2/extended-bookings/query', { query: { filter: { id: bookingId } } }),
    ).extendedBookings[0].booking
    expect(doubleBooked).not.toBe(true)
  })
})

describe('held days, when the zone changes', () => {
  it('are free again even if bookings keep their moment: they are days of the former zone', async () => {
    const { admin, siteId, slot } = await aLongRental('2026-10-18', '2026-10-20')
    const visitor = await aVisitor(app, siteId)
    const { serviceId, resource } = slot
    const [startDate, endDate] = ['2026-10-19T22:00:00.000Z', '2026-10-21T22:00:00.000Z']
    const held = { serviceId, startDate, endDate, timezone: slot.timezone, resourceId: resource.id }
    expected(await visitor.post('/v1/holds', { slot: held }))
    expected(await toNewYork(admin, { bookings: 'INSTANT' }))
    expect(await db.selectFrom('holds').select('id').where('site_id', '=', siteId).execute()).toEqual([])
  })
})

describe('requests that occupy no time, when the zone changes', () => {
  async function aRequest() {
    const studio = await aStudio(app, context)
    const several = { requireManualApproval: true, enabled: true, allowMultipleRequests: true }
    await db
      .updateTable('services')
      .set({ online_booking: JSON.stringify(several) })
      .where('id', '=', studio.service.id)
      .execute()
    const { id, revision } = await aBooking(studio.admin, slotAt(studio, '2026-06-10T08:00:00.000Z'))
    expected(await studio.admin.post(`/v2/bookings/${id}/mark_booking_as_pending`, { revision }))
    return { admin: studio.admin, id: id as string }
  }
  const start = async (id: string) =>
    new Date(
      (await db.selectFrom('bookings').select('starts_at').where('id', '=', id).executeTakeFirstOrThrow()).starts_at ??
        '',
    ).toISOString()

  it('follow the answer for appointments, and are part of the preview', async () => {
    const { admin, id } = await aRequest()
    const timeZoneChange = { sessions: 'WALL_TIME', bookings: 'WALL_TIME' }
    const { kinds } = expected(await admin.post(preview, { timeZone: newYork, timeZoneChange }))
    expect(kinds).toMatchObject([{ kind: 'APPOINTMENT', count: 1, moved: 1, bookings: 1 }])
    expected(await toNewYork(admin, timeZoneChange))
    expect(await start(id)).toBe('2026-06-10T14:00:00.000Z')
  })

  it('stay at their moment otherwise', async () => {
    const { admin, id } = await aRequest()
    expected(await toNewYork(admin))
    expect(await start(id)).toBe('2026-06-10T08:00:00.000Z')
  })
})
