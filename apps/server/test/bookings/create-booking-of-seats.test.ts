import { describe, expect, it } from 'vitest'
import { aClient, aVisitor, expected, readRefusal, takenTime } from '../support/factories.ts'
import {
  aGroup,
  bookSeats,
  cancelSession,
  countParticipants,
  countSeats,
  createSession,
  holdSeats,
  setSeats,
  someSeats,
} from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { listEvents, listHistory } from './support/traces.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const confirmed = { status: 'CONFIRMED' as const }
const overriding = { flowControlSettings: { skipAvailabilityValidation: true } }
const kinds = ['CLASS', 'COURSE'] as const
const code = { CLASS: 'SESSION_CAPACITY_EXCEEDED', COURSE: 'SCHEDULE_CAPACITY_EXCEEDED' } as const

describe.each(kinds)('seats in a %s', (kind) => {
  it('are only checked by a created booking, however many ask', async () => {
    const group = await aGroup(app, context, kind, { capacity: 2 })
    const booking = await someSeats(group.visitor, group, { totalParticipants: 2 })
    expect(booking).toMatchObject({ status: 'CREATED', totalParticipants: 2 })
    expect(await countSeats(group)).toBe('0/0 of 2')
    expect(readRefusal(await bookSeats(group.visitor, group, { totalParticipants: 2 }))).toBe('200')
    expect(readRefusal(await bookSeats(group.visitor, group, { totalParticipants: 3 }))).toBe(`428 ${code[kind]}`)
    expect(await listEvents(context, booking.id)).toEqual(['1 created'])
  })

  it('are taken immediately by a confirmed one, and never above the capacity', async () => {
    const group = await aGroup(app, context, kind, { capacity: 3 })
    const booking = await someSeats(group.admin, group, { ...confirmed, totalParticipants: 2 })
    expect(booking).toMatchObject({ status: 'CONFIRMED', bookedEntity: group.entity })
    expect(await listHistory(context, booking.id)).toEqual(['create: → CONFIRMED by app'])
    expect(await listEvents(context, booking.id)).toEqual(['1 created', '2 confirmed'])
    const refused = await bookSeats(group.admin, group, { ...confirmed, totalParticipants: 2 })
    expect(readRefusal(refused)).toBe(`428 ${code[kind]}`)
    expect(refused.body.details.applicationError.data).toMatchObject({ open: 1 })
    expect(await countSeats(group)).toBe('2/0 of 3')
    expect(await countParticipants(group)).toBe(2)
    expect(await takenTime(context, group.resourceId)).toEqual([])
  })

  it('can exceed the capacity with permission, and are marked', async () => {
    const group = await aGroup(app, context, kind, { capacity: 1 })
    await someSeats(group.admin, group, confirmed)
    const over = await someSeats(group.admin, group, { ...confirmed, totalParticipants: 2 }, overriding)
    expect(over.doubleBooked).toBe(true)
    expect(await countSeats(group)).toBe('3/0 of 1')
    const created = await someSeats(group.admin, group, {}, overriding)
    expect(created.doubleBooked).toBeUndefined()
    expect(readRefusal(await bookSeats(group.visitor, group, {}, overriding))).toBe('403 UNAUTHORIZED_OPERATION')
    await group.admin.post(`/v2/bookings/${over.id}/cancel`, { revision: over.revision })
    expect(await countSeats(group)).toBe('1/0 of 1')
    expect(readRefusal(await bookSeats(group.admin, group, confirmed))).toBe(`428 ${code[kind]}`)
  })

  it('held by others are unavailable; those of the own hold are available', async () => {
    const group = await aGroup(app, context, kind, { capacity: 2 })
    expected(await holdSeats(group.visitor, group, { totalParticipants: 2 }))
    expect(readRefusal(await bookSeats(await aVisitor(app, group.siteId), group))).toBe(`428 ${code[kind]}`)
    expect(readRefusal(await bookSeats(group.admin, group, confirmed))).toBe(`428 ${code[kind]}`)
    expect(readRefusal(await bookSeats(group.visitor, group, { totalParticipants: 2 }))).toBe('200')
  })

  it('of an own expired hold taken by someone else are refused with a specific message', async () => {
    const group = await aGroup(app, context, kind, { capacity: 1 })
    expected(await holdSeats(group.visitor, group))
    clock.advance({ minutes: 10 })
    await someSeats(group.admin, group, confirmed)
    expect(readRefusal(await bookSeats(group.visitor, group))).toBe('428 SLOT_HOLD_UNAVAILABLE')
    clock.set('2026-06-01T09:00:00Z')
  })

  it('are unavailable while more are taken than the capacity', async () => {
    const group = await aGroup(app, context, kind, { capacity: 4 })
    await someSeats(group.admin, group, { ...confirmed, totalParticipants: 3 })
    await setSeats(group, group.scopeId, 2)
    expect(readRefusal(await bookSeats(group.visitor, group))).toBe(`428 ${code[kind]}`)
    await setSeats(group, group.scopeId, 5)
    expect(readRefusal(await bookSeats(group.visitor, group, { totalParticipants: 2 }))).toBe('200')
  })

  it('follow the policy for customers: when, how many, how often', async () => {
    const policy = {
      participantsPolicy: { maxParticipantsPerBooking: 2 },
      limitRebookingPolicy: { enabled: true, maxBookings: 1 },
    }
    const group = await aGroup(app, context, kind, { policy })
    const data = async (more: object) =>
      (await bookSeats(group.visitor, group, more)).body.details.applicationError.data
    expect(await data({ totalParticipants: 3 })).toEqual({ tooManyParticipants: true })
    const contactDetails = { email: 'ida@customer.example' }
    await someSeats(group.admin, group, { ...confirmed, contactDetails, totalParticipants: 3 })
    expect(await data({ contactDetails })).toEqual({ tooManyBookings: true })
    const late = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 * 48 } }
    const closed = await aGroup(app, context, kind, { policy: late, online: false })
    const refused = await bookSeats(closed.visitor, closed)
    expect(refused.body.details.applicationError.data).toEqual({ tooLateToBook: true, bookOnlineDisabled: true })
    expect(readRefusal(await bookSeats(closed.admin, closed))).toBe('200')
  })

  it('are for the instructor, among staff with their own calendar', async () => {
    const group = await aGroup(app, context, kind)
    const signInStaff = async (resourceId: string) => {
      const person = await aPerson(context, group.siteId, { role: 'staff', resourceIds: [resourceId] })
      return aClient(app, (await signIn(app, person, group.siteId)).headers)
    }
    const livia = await signInStaff(group.resourceId)
    const booking = await someSeats(livia, group, confirmed)
    const stranger = await signInStaff(group.locationId)
    expect(readRefusal(await bookSeats(stranger, group, confirmed))).toBe('403 UNAUTHORIZED_OPERATION')
    const cancel = { revision: booking.revision }
    expect(readRefusal(await stranger.post(`/v2/bookings/${booking.id}/cancel`, cancel))).toBe('404 BOOKING_NOT_FOUND')
    expect(readRefusal(await livia.post(`/v2/bookings/${booking.id}/cancel`, cancel))).toBe('200')
  })

  it('of another business are not found', async () => {
    const group = await aGroup(app, context, kind)
    const other = await aGroup(app, context, kind)
    const answer = await bookSeats(other.visitor, group)
    expect(readRefusal(answer)).toBe(kind === 'CLASS' ? '404 SESSION_NOT_FOUND' : '404 SCHEDULE_NOT_FOUND')
  })
})

describe('a seat in a class', () => {
  it('has the time, location and staff of the session, whatever was sent', async () => {
    const group = await aGroup(app, context, 'CLASS')
    const slot = {
      serviceId: group.group.id,
      scheduleId: group.group.scheduleId,
      eventId: group.scopeId,
      startDate: '2030-01-01T00:00:00Z',
      endDate: '2030-01-01T01:00:00Z',
      timezone: 'Asia/Tokyo',
      resource: { id: group.locationId },
      location: { locationType: 'CUSTOM' as const },
    }
    const booking = await someSeats(group.visitor, { ...group, entity: { slot } })
    expect(booking).toMatchObject({
      startDate: '2026-06-02T09:00:00.000Z',
      endDate: '2026-06-02T10:00:00.000Z',
      bookedEntity: {
        title: 'Yoga',
        tags: ['GROUP'],
        slot: {
          eventId: group.scopeId,
          sessionId: group.scopeId,
          serviceId: group.group.id,
          timezone: 'Europe/Berlin',
          startDate: '2026-06-02T09:00:00.000Z',
          resource: { id: group.resourceId, name: 'Livia Marchetti' },
          location: { id: group.locationId, locationType: 'OWNER_BUSINESS', name: 'Studio Aventine' },
        },
      },
    })
  })

  it('is found by session alone, or with service or schedule, which must match', async () => {
    const group = await aGroup(app, context, 'CLASS')
    const { scopeId: eventId, group: service, service: massage } = group
    const refusal = async (slot: object) => readRefusal(await bookSeats(group.visitor, { ...group, entity: { slot } }))
    expect(await refusal({ eventId })).toBe('200')
    expect(await refusal({ eventId, serviceId: service.id })).toBe('200')
    expect(await refusal({ eventId, scheduleId: service.scheduleId })).toBe('200')
    expect(await refusal({ eventId: service.id })).toBe('404 SESSION_NOT_FOUND')
    expect(await refusal({ eventId, serviceId: service.id, scheduleId: massage.scheduleId })).toBe(
      '404 SCHEDULE_NOT_FOUND',
    )
    const none = await bookSeats(group.visitor, { ...group, entity: { slot: { serviceId: service.id } } })
    expect(readRefusal(none)).toBe('400 VALIDATION_FAILURE')
    expect(none.body.details.applicationError.data).toEqual({ field: 'booking.bookedEntity.slot.eventId' })
  })

  it('in a cancelled session is refused, also with override permission, with the next ones', async () => {
    const group = await aGroup(app, context, 'CLASS')
    const next = await createSession(group, group.group, { startDate: '2026-06-03T09:00:00.000Z' })
    await cancelSession(group)
    for (const [client, more, rest] of [
      [group.visitor, {}, {}],
      [group.admin, confirmed, overriding],
    ] as const) {
      const refused = await bookSeats(client, group, more, rest)
      expect(readRefusal(refused)).toBe('428 SLOT_NOT_AVAILABLE')
      expect(refused.body.details.applicationError.data.nextSessions).toMatchObject([{ eventId: next }])
    }
  })

  it('that is the last is given to one of two', async () => {
    const group = await aGroup(app, context, 'CLASS', { capacity: 1 })
    const answers = await Promise.all([1, 2].map(() => bookSeats(group.admin, group, confirmed)))
    expect(answers.map(readRefusal).sort()).toEqual(['200', '428 SESSION_CAPACITY_EXCEEDED'])
    expect(await countSeats(group)).toBe('1/0 of 1')
  })
})

describe('enrolment in a course', () => {
  it('covers all sessions, from the first to the last that takes place, and has no session of its own', async () => {
    const group = await aGroup(app, context, 'COURSE')
    await createSession(group, group.group, { startDate: '2026-06-09T09:00:00.000Z', kind: 'COURSE' })
    const last = await createSession(group, group.group, { startDate: '2026-06-16T09:00:00.000Z', kind: 'COURSE' })
    await cancelSession({ ...group, scopeId: last })
    const schedule = { scheduleId: group.group.scheduleId, timezone: 'America/New_York' }
    const booking = await someSeats(group.visitor, { ...group, entity: { schedule } })
    const startDate = '2026-06-02T09:00:00.000Z'
    const endDate = '2026-06-09T10:00:00.000Z'
    expect(booking).toMatchObject({
      startDate,
      endDate,
      bookedEntity: {
        title: 'Yoga',
        tags: ['COURSE'],
        schedule: {
          ...schedule,
          serviceId: group.group.id,
          firstSessionStart: startDate,
          lastSessionEnd: endDate,
          location: { id: group.locationId, name: 'Studio Aventine' },
        },
      },
    })
    expect(booking.bookedEntity.slot).toBeUndefined()
    const wrong = { schedule: { ...schedule, timezone: 'Mars/Olympus' } }
    expect(readRefusal(await bookSeats(group.visitor, { ...group, entity: wrong }))).toBe('400 INVALID_TIME_ZONE')
  })

  it('is possible after the start if the policy says so, until the last session starts', async () => {
    const group = await aGroup(app, context, 'COURSE', { policy: { bookAfterStartPolicy: { enabled: true } } })
    await createSession(group, group.group, { startDate: '2026-06-09T09:00:00.000Z', kind: 'COURSE' })
    clock.set('2026-06-09T08:59:59Z')
    expect(readRefusal(await bookSeats(await aVisitor(app, group.siteId), group))).toBe('200')
    clock.set('2026-06-09T09:00:00Z')
    const refused = await bookSeats(await aVisitor(app, group.siteId), group)
    expect(refused.body.details.applicationError.data).toEqual({ tooLateToBook: true })
    expect(readRefusal(await bookSeats(group.admin, group, confirmed))).toBe('200')
    clock.set('2026-06-01T09:00:00Z')
  })
})
