import { describe, expect, it } from 'vitest'
import { someLengths } from '../support/choices.ts'
import { readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aSession, holdSeats, setSeats } from './support/class-sessions.ts'
import { type Answer, anAppointment, aPerson, aStudio, listEntries, localTimes } from './support/studio.ts'

// A Monday.
const { app, context, db } = await createTestApp({ now: '2026-06-01T06:00:00Z' })
const week = { startDate: '2026-06-01T00:00:00Z', endDate: '2026-06-08T00:00:00Z' }

async function aClass(more: Partial<Parameters<typeof anAppointment>[2]> = {}) {
  const actor = await aStudio(app, context)
  const resourceId = await aPerson(context, actor.siteId, { name: 'Tess' })
  const serviceId = await anAppointment(context, actor.siteId, { staff: [], type: 'CLASS', ...more })
  const ids: string[] = []
  for (const day of ['02', '03', '04']) {
    const start = `2026-06-${day}T10:30:00Z`
    ids.push(await aSession(context, actor.siteId, serviceId, { start, resourceIds: [resourceId] }))
  }
  return { actor, siteId: actor.siteId, resourceId, serviceId, ids }
}

describe('queryAvailability for a class', () => {
  it('returns an entry per session with its seats', async () => {
    const waitlistPolicy = { enabled: true, capacity: 4, reservationTimeInMinutes: 10 }
    const { actor, siteId, resourceId, serviceId, ids } = await aClass({ policy: { waitlistPolicy } })
    await setSeats(context, siteId, ids[0] as string, { taken: 3 })
    const entries = await listEntries(actor, { ...week, serviceId })
    expect(entries).toHaveLength(3)
    expect(entries[0]).toEqual({
      slot: {
        sessionId: ids[0],
        eventId: ids[0],
        serviceId,
        scheduleId: expect.any(String),
        timezone: 'UTC',
        startDate: '2026-06-02T10:30:00.000Z',
        endDate: '2026-06-02T11:30:00.000Z',
        resource: { id: resourceId, name: 'Tess', scheduleId: expect.any(String) },
        location: expect.objectContaining({ locationType: 'OWNER_BUSINESS' }),
      },
      bookable: true,
      totalSpots: 8,
      openSpots: 5,
      waitingList: { totalSpots: 4, openSpots: 4 },
      bookingPolicyViolations: {
        tooEarlyToBook: false,
        tooLateToBook: false,
        bookOnlineDisabled: false,
        validSubmissionRequired: false,
      },
      locked: false,
      isFromV2: false,
    })
  })

  it('counts holds, and never answers from the cache', async () => {
    const { actor, siteId, serviceId, ids } = await aClass()
    const open = async () =>
      (await listEntries(actor, { ...week, serviceId })).map(({ openSpots }: Answer) => openSpots)
    expect(await open()).toEqual([8, 8, 8])
    await holdSeats(context, siteId, { scopeId: ids[1] as string, serviceId, seats: 8, until: '2026-06-01T06:10:00Z' })
    expect(await open()).toEqual([8, 0, 8])
    await setSeats(context, siteId, ids[0] as string, { taken: 2 })
    expect(await open()).toEqual([6, 0, 8])
  })

  it('returns none with staff who take no new bookings', async () => {
    const { actor, resourceId, serviceId } = await aClass()
    await db.updateTable('resources').set({ status: 'INACTIVE' }).where('id', '=', resourceId).execute()
    expect(await listEntries(actor, { ...week, serviceId })).toEqual([])
  })

  it('is bookable and locked if the seats are offered to the waiting list', async () => {
    const { actor, siteId, serviceId, ids } = await aClass()
    await setSeats(context, siteId, ids[0] as string, { taken: 7, offered: 1 })
    const [entry] = await listEntries(actor, { ...week, serviceId })
    expect(entry).toMatchObject({ bookable: true, openSpots: 1, locked: true })
  })

  it('filters like any other entry', async () => {
    const { actor, siteId, resourceId, serviceId, ids } = await aClass()
    await setSeats(context, siteId, ids[0] as string, { taken: 8 })
    await setSeats(context, siteId, ids[1] as string, { taken: 6 })
    const days = async (more: object) =>
      (await listEntries(actor, { ...week, serviceId, ...more })).map(({ slot }: Answer) => slot.startDate.slice(8, 10))
    expect(await days({ bookable: true })).toEqual(['03', '04'])
    expect(await days({ bookable: false })).toEqual(['02'])
    expect(await days({ openSpots: 3 })).toEqual(['04'])
    expect(await days({ resourceId })).toEqual(['02', '03', '04'])
    expect(await days({ resourceId: serviceId })).toEqual([])
    expect(await days({ endDate: '2026-06-03T11:00:00Z' })).toEqual(['02'])
    expect(await days({ 'bookingPolicyViolations.tooLateToBook': true })).toEqual([])
  })

  it('merges classes with appointments by start, and omits courses', async () => {
    const { actor, siteId, resourceId, serviceId } = await aClass()
    const hour = await anAppointment(context, siteId, { staff: [resourceId] })
    const course = await anAppointment(context, siteId, { staff: [], type: 'COURSE' })
    await aSession(context, siteId, course, { start: '2026-06-02T10:30:00Z' })
    const day = { startDate: '2026-06-02T00:00:00Z', endDate: '2026-06-03T00:00:00Z' }
    const entries = await listEntries(actor, { ...day, serviceId: [hour, serviceId, course], bookable: true })
    expect(localTimes(entries)).toEqual(['09:00', '10:30', '12:00', '13:00', '14:00', '15:00', '16:00'])
    const first = await listEntries(actor, { ...day, serviceId: [hour, serviceId] }, { slotsPerDay: 2 })
    expect(localTimes(first)).toEqual(['09:00', '10:30'])
  })

  it('omits past sessions and marks cancelled ones', async () => {
    const { actor, serviceId, ids } = await aClass()
    await db
      .updateTable('sessions')
      .set({ status: 'CANCELLED' })
      .where('id', '=', ids[0] as string)
      .execute()
    const [off] = await listEntries(actor, { ...week, serviceId })
    expect(off).toMatchObject({ bookable: false, openSpots: 0 })
  })
})

describe('queryAvailability with a chosen duration', () => {
  it('lists times of that duration on the grid of the first', async () => {
    const { actor, siteId, resourceId } = await aClass()
    const serviceId = await anAppointment(context, siteId, { staff: [resourceId] })
    const { variants } = await someLengths(context, siteId, serviceId, [60, 120])
    const day = { startDate: '2026-06-05T00:00:00Z', endDate: '2026-06-06T00:00:00Z' }
    const ends = async (customerChoices: object) =>
      (await listEntries(actor, { ...day, serviceId }, { customerChoices })).map(({ slot }: Answer) =>
        slot.endDate.slice(11, 16),
      )
    expect(await ends({ durationInMinutes: 120 })).toEqual([
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
    ])
    expect(await ends({ durationChoiceId: variants[0]?.choiceId })).toHaveLength(8)
    const query = { filter: { ...day, serviceId } }
    const wrong = await actor.post('/v1/availability/query', { query, customerChoices: { durationInMinutes: 50 } })
    expect(readRefusal({ ...wrong, headers: {} })).toBe('400 customerChoices.durationInMinutes')
  })
})
