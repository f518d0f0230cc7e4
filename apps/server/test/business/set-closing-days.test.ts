import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import {
  aBooking,
  aLocation,
  anAdmin,
  aService,
  aStaffMember,
  aStudio,
  expected,
  readRefusal,
  type Studio,
  slotAt,
} from '../support/factories.ts'
import { aGroup } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T03:00:00Z' })
const tuesday = '2026-06-02'

async function listSlots(studio: Studio, serviceId = studio.service.id, day = tuesday) {
  const answer = await studio.visitor.post('/_api/service-availability/v2/time-slots', {
    serviceId,
    timeZone: 'Europe/Berlin',
    bookable: true,
    fromLocalDate: `${day}T00:00:00`,
    toLocalDate: `${day}T23:59:00`,
  })
  return expected(answer).timeSlots.length
}
const close = (studio: Studio, add: object[]) => studio.admin.post('/v1/closing-days', { add })
const everywhere = { date: tuesday, locationId: null, reason: 'Moving house' }

describe('setClosingDays', () => {
  it('offers nothing on the day, and again when it is reopened', async () => {
    const studio = await aStudio(app, context)
    const before = await listSlots(studio)
    expect(before).toBeGreaterThan(0)
    expect(expected(await close(studio, [everywhere])).closingDays).toEqual([everywhere])
    expect(await listSlots(studio)).toBe(0)
    expect(await listSlots(studio, studio.service.id, '2026-06-03')).toBe(before)
    const { serviceId, startDate, endDate, timezone } = slotAt(studio, '2026-06-02T09:00:00.000Z')
    const refused = await studio.visitor.post('/v1/holds', { slot: { serviceId, startDate, endDate, timezone } })
    expect(readRefusal(refused)).toBe('428 SLOT_NOT_AVAILABLE')
    expected(await studio.admin.post('/v1/closing-days', { remove: [{ date: tuesday, locationId: null }] }))
    expect(await listSlots(studio)).toBe(before)
  })

  it('applies to staff with their own hours, including dated ones, and to rooms', async () => {
    const studio = await aStudio(app, context)
    const own = await aStaffMember(context, studio.siteId, {
      name: 'Night owl',
      workingHours: { weekly: [{ weekday: 2, openMinute: 600, closeMinute: 900 }] } as never,
    })
    const always = await aStaffMember(context, studio.siteId, { name: 'Always there', workingHours: 'always' })
    const [ofOwn, ofAlways] = [
      await aService(context, studio.siteId, [own], { name: 'Own hours' }),
      await aService(context, studio.siteId, [always], { name: 'Any hour' }),
    ]
    expect(await listSlots(studio, ofOwn.id)).toBeGreaterThan(0)
    expect(await listSlots(studio, ofAlways.id)).toBeGreaterThan(0)
    expected(await close(studio, [everywhere]))
    expect([await listSlots(studio, ofOwn.id), await listSlots(studio, ofAlways.id)]).toEqual([0, 0])
  })

  it('closes only one location', async () => {
    const studio = await aStudio(app, context)
    const annex = await aLocation(context, studio.siteId, 'Annex')
    const before = await listSlots(studio)
    expected(await close(studio, [{ date: tuesday, locationId: annex, reason: '' }]))
    expect(await listSlots(studio)).toBe(before)
    const { locations } = expected(await studio.visitor.get('/v1/locations'))
    const closed = Object.fromEntries(
      locations.map((it: { name: string; closedDates: string[] }) => [it.name, it.closedDates]),
    )
    expect(closed).toEqual({ 'Studio Aventine': [], Annex: [tuesday] })
    expected(await close(studio, [{ date: tuesday, locationId: studio.locationId, reason: '' }]))
    expect(await listSlots(studio)).toBe(0)
  })

  it('offers no class on the day, and keeps existing bookings', async () => {
    const group = await aGroup(app, context, 'CLASS')
    const first = { bookedEntity: group.entity, totalParticipants: 1 }
    const second = { bookedEntity: group.entity }
    const contact = { contactDetails: { firstName: 'Clara', email: 'c@x.example' } }
    const made = expected(await group.visitor.post('/v2/bookings', { booking: { ...first, ...contact } })).booking
    expected(await close(group, [everywhere]))
    const refused = await group.visitor.post('/v2/bookings', {
      booking: { ...second, ...contact, totalParticipants: 1 },
    })
    expect(readRefusal(refused)).toMatch(/^428 /)
    const { extendedBookings } = expected(
      await group.admin.post('/v2/extended-bookings/query', { query: { filter: { id: made.id } } }),
    )
    expect(extendedBookings[0].booking.status).toBe(made.status)
  })

  it('keeps earlier bookings', async () => {
    const studio = await aStudio(app, context)
    const booking = await aBooking(studio.visitor, slotAt(studio, '2026-06-02T09:00:00.000Z'))
    expected(await close(studio, [everywhere]))
    const query = { query: { filter: { id: booking.id } } }
    const { extendedBookings } = expected(await studio.admin.post('/v2/extended-bookings/query', query))
    expect(extendedBookings[0].booking.status).toBe(booking.status)
  })

  it('replaces the closure of a day, and records who did it', async () => {
    const studio = await aStudio(app, context)
    expected(await close(studio, [everywhere]))
    const again = { ...everywhere, reason: 'Moving, second day' }
    expect(expected(await close(studio, [again])).closingDays).toEqual([again])
    const entries = await context.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('site_id', '=', studio.siteId)
      .where('operation', '=', 'setClosingDays')
      .execute()
    expect(entries).toHaveLength(2)
  })

  it('reports what is invalid', async () => {
    const studio = await aStudio(app, context)
    expect(readRefusal(await close(studio, [everywhere, everywhere]))).toBe('400 add[1].date')
    expect(readRefusal(await close(studio, [{ ...everywhere, date: '2026-02-30' }]))).toBe('400 add[0].date')
    const unknown = { ...everywhere, locationId: randomUUID() }
    expect(readRefusal(await close(studio, [unknown]))).toBe('404 LOCATION_NOT_FOUND')
    const stranger = await anAdmin(app, context, await aSite(context))
    const foreign = { remove: [{ date: tuesday, locationId: studio.locationId }] }
    expect(readRefusal(await stranger.post('/v1/closing-days', foreign))).toBe('404 LOCATION_NOT_FOUND')
  })
})
