import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { someLengths } from '../support/choices.ts'
import { readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { type Actor, type Answer, anAppointment, aPerson, aStudio, take } from './support/studio.ts'

// A Monday.
const { app, context, db } = await createTestApp({ now: '2026-06-01T06:00:00Z' })
const url = '/v1/availability/multislot'

async function twoServices(more: Partial<Parameters<typeof anAppointment>[2]> = {}) {
  const actor = await aStudio(app, context)
  const { siteId } = actor
  const ann = await aPerson(context, siteId, { name: 'Ann' })
  const ben = await aPerson(context, siteId, { name: 'Ben' })
  const hour = await anAppointment(context, siteId, { staff: [ann], ...more })
  const half = await anAppointment(context, siteId, { staff: [ben], durationMinutes: 30, bufferBeforeMinutes: 10 })
  const location = await db.selectFrom('locations').select('id').where('site_id', '=', siteId).executeTakeFirstOrThrow()
  const requested = {
    from: '2026-06-02T09:00:00',
    to: '2026-06-02T13:00:00',
    timeZone: 'UTC',
    location: { id: location.id, locationType: 'OWNER_BUSINESS' },
    slots: [{ serviceId: hour }, { serviceId: half }],
  }
  return { actor, siteId, ann, ben, hour, half, requested }
}

async function request(actor: Actor, payload: object): Promise<Answer> {
  const { status, body } = await actor.post(url, payload)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const refused = async (actor: Actor, payload: object) =>
  readRefusal({ ...(await actor.post(url, payload)), headers: {} })
const starts = (body: Answer): string[] => body.slots.map(({ slot }: Answer) => slot.startDate.slice(11, 16))

describe('calculateMultiSlotAvailability', () => {
  it('schedules the services back to back, without buffers between them', async () => {
    const { actor, ann, ben, hour, half, requested } = await twoServices()
    const body = await request(actor, requested)
    expect(starts(body)).toEqual(['09:00', '10:00', '11:00'])
    expect(body.slots[0]).toMatchObject({
      slot: { startDate: '2026-06-02T09:00:00.000Z', endDate: '2026-06-02T10:30:00.000Z', timezone: 'UTC' },
      bookable: true,
      totalSpots: 1,
      openSpots: 1,
      locked: false,
      nestedSlots: [
        { serviceId: hour, start: '2026-06-02T09:00:00.000Z', end: '2026-06-02T10:00:00.000Z', resource: { id: ann } },
        { serviceId: half, start: '2026-06-02T10:00:00.000Z', end: '2026-06-02T10:30:00.000Z', resource: { id: ben } },
      ],
    })
    expect(body.cursorPagingMetadata).toMatchObject({ count: 3, total: 3, hasNext: false })
  })

  it('is bookable if all parts are, and shows which are not', async () => {
    const { actor, siteId, ben, requested } = await twoServices()
    await take(context, siteId, ben, '2026-06-02T10:00:00Z', '2026-06-02T10:30:00Z')
    const body = await request(actor, requested)
    expect(body.slots.map(({ bookable, openSpots }: Answer) => [bookable, openSpots])).toEqual([
      [false, 0],
      [true, 1],
      [true, 1],
    ])
    expect(starts(await request(actor, { ...requested, bookable: true }))).toEqual(['10:00', '11:00'])
    expect(starts(await request(actor, { ...requested, slotsPerDay: 1 }))).toEqual(['10:00'])
  })

  it('combines the objections of the policies', async () => {
    const limitLateBookingPolicy = { enabled: true, latestBookingInMinutes: 28 * 60 }
    const { actor, requested } = await twoServices({ policy: { limitLateBookingPolicy } })
    const late = (body: Answer) =>
      body.slots.map(({ bookingPolicyViolations }: Answer) => bookingPolicyViolations.tooLateToBook)
    expect(late(await request(actor, requested))).toEqual([true, false, false])
    const inTime = { ...requested, bookingPolicyViolations: { tooLateToBook: false } }
    expect(starts(await request(actor, inTime))).toEqual(['10:00', '11:00'])
  })

  it('uses the requested staff and durations', async () => {
    const { actor, siteId, ann, ben, hour, requested } = await twoServices()
    const either = await anAppointment(context, siteId, { staff: [ann, ben] })
    await someLengths(context, siteId, either, [60, 120])
    const slots = [
      { serviceId: hour },
      { serviceId: either, resourcesFilter: { resourceIds: [ben] }, customerChoices: { durationInMinutes: 120 } },
    ]
    const body = await request(actor, { ...requested, slots })
    expect(starts(body)).toEqual(['09:00', '10:00'])
    expect(body.slots[0].nestedSlots[1]).toMatchObject({ resource: { id: ben }, end: '2026-06-02T12:00:00.000Z' })
    const wrong = [{ serviceId: either, customerChoices: { durationInMinutes: 45 } }]
    expect(await refused(actor, { ...requested, slots: wrong })).toBe('400 slots[0].customerChoices.durationInMinutes')
  })

  it('paginates by cursor', async () => {
    const { actor, requested } = await twoServices()
    const first = await request(actor, { ...requested, cursorPaging: { limit: 2 } })
    expect(starts(first)).toEqual(['09:00', '10:00'])
    const { next } = first.cursorPagingMetadata.cursors
    expect(starts(await request(actor, { cursorPaging: { cursor: next, limit: 5 } }))).toEqual(['11:00'])
    expect(await refused(actor, { cursorPaging: { cursor: `x${next}` } })).toBe('400 cursorPaging.cursor')
    expect(await refused(actor, { ...requested, cursorPaging: { limit: 101 } })).toBe('400 cursorPaging.limit')
  })

  it('reports missing and invalid arguments', async () => {
    const { actor, siteId, requested } = await twoServices()
    expect(await refused(actor, {})).toBe('400 from location slots timeZone to')
    expect(await refused(actor, { ...requested, location: { locationType: 'OWNER_BUSINESS' } })).toBe('400 location.id')
    expect(await refused(actor, { ...requested, location: {} })).toBe('400 location.locationType')
    expect(await refused(actor, { ...requested, slots: [{}] })).toBe('400 slots[0].serviceId')
    expect(await refused(actor, { ...requested, slots: Array(7).fill(requested.slots[0]) })).toBe('400 slots')
    expect(await refused(actor, { ...requested, from: 'soon' })).toBe('400 from')
    expect(await refused(actor, { ...requested, to: requested.from })).toBe('400 to')
    expect(await refused(actor, { ...requested, to: '2027-06-10T00:00:00' })).toBe('400 to')
    expect(await refused(actor, { ...requested, timeZone: 'Mars' })).toBe('400 INVALID_TIME_ZONE')
    expect(await refused(actor, { ...requested, slots: [{ serviceId: randomUUID() }] })).toBe('404 SERVICE_NOT_FOUND')
    const other = await twoServices()
    expect(await refused(actor, { ...requested, slots: other.requested.slots })).toBe('404 SERVICE_NOT_FOUND')
    expect(await refused(actor, { ...requested, location: other.requested.location })).toBe('404 LOCATION_NOT_FOUND')
    const aClass = await anAppointment(context, siteId, { staff: [], type: 'CLASS' })
    expect(await refused(actor, { ...requested, slots: [{ serviceId: aClass }] })).toBe('400 slots[0].serviceId')
  })
})
