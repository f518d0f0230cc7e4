import { beforeEach, describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { aClient, aHold, aVisitor, expected, readRefusal } from '../support/factories.ts'
import { aGroup, cancelSession, countSeats, createSession, holdSeats, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const start = '2026-06-01T09:00:00Z'
const { app, context, clock } = await createTestApp({ now: start })
beforeEach(() => clock.set(start))

const kinds = ['CLASS', 'COURSE'] as const
const capacityCode = { CLASS: 'SESSION_CAPACITY_EXCEEDED', COURSE: 'SCHEDULE_CAPACITY_EXCEEDED' } as const

describe.each(kinds)('holding seats in a %s', (kind) => {
  it('takes them for ten minutes, and returns location, time and staff', async () => {
    const group = await aGroup(app, context, kind)
    const { hold } = expected(await holdSeats(group.visitor, group, { totalParticipants: 3 }))
    expect(hold).toMatchObject({
      live: true,
      expiresAt: '2026-06-01T09:10:00.000Z',
      resourceName: 'Livia Marchetti',
      slot: { ...group.place, startDate: '2026-06-02T09:00:00.000Z', totalParticipants: 3 },
    })
    expect(await countSeats(group)).toBe('0/3 of 8')
    expect(expected(await group.visitor.get(`/v1/holds/${hold.id}`)).hold).toEqual(hold)
  })

  it('returns the same hold for the same seats, and changes it for another number', async () => {
    const group = await aGroup(app, context, kind, { capacity: 3 })
    const first = expected(await holdSeats(group.visitor, group, { totalParticipants: 2 })).hold
    clock.advance({ minutes: 4 })
    expect(expected(await holdSeats(group.visitor, group, { totalParticipants: 2 })).hold).toEqual(first)
    const more = expected(await holdSeats(group.visitor, group, { totalParticipants: 3 })).hold
    expect(more).toMatchObject({ id: first.id, checkoutId: first.checkoutId })
    expect(await countSeats(group)).toBe('0/3 of 3')
    const tooMany = await holdSeats(group.visitor, group, { totalParticipants: 4 })
    expect(readRefusal(tooMany)).toBe(`428 ${capacityCode[kind]}`)
    expect(await countSeats(group)).toBe('0/3 of 3')
  })

  it('is refused if too few are left, to the second, with the number left', async () => {
    const group = await aGroup(app, context, kind, { capacity: 4 })
    await someSeats(group.admin, group, { totalParticipants: 1, status: 'CONFIRMED' })
    expected(await holdSeats(group.visitor, group, { totalParticipants: 2 }))
    const stranger = await aVisitor(app, group.siteId)
    const request = () => holdSeats(stranger, group, { totalParticipants: 2 })
    const refused = await request()
    expect(readRefusal(refused)).toBe(`428 ${capacityCode[kind]}`)
    expect(refused.body.details.applicationError.data).toMatchObject({ rule: 'HELD', open: 1, nextSessions: [] })
    clock.set('2026-06-01T09:09:59.999Z')
    expect(readRefusal(await request())).toBe(`428 ${capacityCode[kind]}`)
    clock.set('2026-06-01T09:10:00Z')
    expect(readRefusal(await request())).toBe('200')
    expect(await countSeats(group)).toBe('1/2 of 4')
  })

  it('ends on release, and does not count once expired, even before cleanup', async () => {
    const group = await aGroup(app, context, kind)
    const { hold } = expected(await holdSeats(group.visitor, group, { totalParticipants: 2 }))
    expected(await group.visitor.delete(`/v1/holds/${hold.id}`))
    expect(await countSeats(group)).toBe('0/0 of 8')
    await holdSeats(group.visitor, group, { totalParticipants: 2 })
    clock.advance({ minutes: 11 })
    expect(await countSeats(group)).toBe('0/0 of 8')
    await runDue(context, clock.now())
    const row = context.db.selectFrom('seats').select('held').where('scope_id', '=', group.scopeId)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ held: 0 })
  })

  it('follows the policy, including the number of participants; staff are exempt', async () => {
    const late = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 * 48 } }
    const policy = { ...late, participantsPolicy: { maxParticipantsPerBooking: 2 } }
    const group = await aGroup(app, context, kind, { policy })
    const data = async (count: number) =>
      (await holdSeats(group.visitor, group, { totalParticipants: count })).body.details.applicationError
    expect(await data(3)).toMatchObject({ code: 'BOOKING_POLICY_VIOLATION', data: { tooManyParticipants: true } })
    expect(await data(1)).toMatchObject({ code: 'BOOKING_POLICY_VIOLATION', data: { tooLateToBook: true } })
    expect(readRefusal(await holdSeats(group.admin, group, { totalParticipants: 3 }))).toBe('200')
    const offline = await aGroup(app, context, kind, { online: false })
    const refused = await holdSeats(offline.visitor, offline)
    expect(refused.body.details.applicationError.data).toEqual({ bookOnlineDisabled: true })
  })

  it('is refused with the true reason where the location takes no bookings, although all seats are free', async () => {
    const group = await aGroup(app, context, kind)
    await context.db.updateTable('locations').set({ status: 'INACTIVE' }).where('site_id', '=', group.siteId).execute()
    const refused = await holdSeats(group.visitor, group)
    expect(readRefusal(refused)).toBe('428 SLOT_NOT_AVAILABLE')
    expect(refused.body.details.applicationError).toMatchObject({
      description: 'The location of this session is closed.',
      data: { rule: 'LOCATION_CLOSED', open: 0 },
    })
  })

  it('gives simultaneous requests exactly the seats there are', async () => {
    const group = await aGroup(app, context, kind, { capacity: 5 })
    const visitors = await Promise.all(Array.from({ length: 16 }, (_, n) => aVisitor(app, group.siteId, `10.2.0.${n}`)))
    const answers = (await Promise.all(visitors.map((one) => holdSeats(one, group)))).map(readRefusal)
    expect(answers.filter((word) => word === '200')).toHaveLength(5)
    expect(answers.filter((word) => word === `428 ${capacityCode[kind]}`)).toHaveLength(11)
    expect(await countSeats(group)).toBe('0/5 of 5')
  })

  it('requires the fields of its service type, naming missing ones', async () => {
    const group = await aGroup(app, context, kind)
    const refused = await holdSeats(group.visitor, group, { eventId: null, scheduleId: null })
    expect(readRefusal(refused)).toBe('400 VALIDATION_FAILURE')
    const field = kind === 'CLASS' ? 'slot.eventId' : 'slot.scheduleId'
    expect(refused.body.details.applicationError.data).toEqual({ field })
    const other = await aGroup(app, context, kind)
    const [id, code] = kind === 'CLASS' ? ['eventId', 'SESSION_NOT_FOUND'] : ['scheduleId', 'SCHEDULE_NOT_FOUND']
    expect(readRefusal(await holdSeats(group.visitor, group, { [id]: other.scopeId }))).toBe(`404 ${code}`)
  })
})

describe('held seats in a class', () => {
  it('move with the checkout to another session, or to a time, and back', async () => {
    const group = await aGroup(app, context, 'CLASS')
    const wednesday = await createSession(group, group.group, { startDate: '2026-06-03T09:00:00.000Z' })
    const other = { ...group, scopeId: wednesday }
    const first = expected(await holdSeats(group.visitor, group, { totalParticipants: 2 })).hold
    const { checkoutId } = first
    const moved = await holdSeats(group.visitor, group, { eventId: wednesday, totalParticipants: 3 }, { checkoutId })
    expect(expected(moved).hold).toMatchObject({ id: first.id, slot: { eventId: wednesday, totalParticipants: 3 } })
    expect([await countSeats(group), await countSeats(other)]).toEqual(['0/0 of 8', '0/3 of 8'])
    const startDate = '2026-06-02T12:00:00.000Z'
    const slot = { serviceId: group.service.id, startDate, endDate: '2026-06-02T13:00:00.000Z', timezone: 'UTC' }
    expect(expected(await group.visitor.post('/v1/holds', { slot, checkoutId })).hold.id).toBe(first.id)
    expect(await countSeats(other)).toBe('0/0 of 8')
    expected(await holdSeats(group.visitor, group, {}, { checkoutId }))
    expect(await countSeats(group)).toBe('0/1 of 8')
    expect(readRefusal(await (await aVisitor(app, group.siteId)).post('/v1/holds', { slot }))).toBe('200')
  })

  it('stay held if the other session is full', async () => {
    const group = await aGroup(app, context, 'CLASS')
    const full = await createSession(group, group.group, { startDate: '2026-06-03T09:00:00.000Z', capacity: 1 })
    const { checkoutId } = expected(await holdSeats(group.visitor, group, { totalParticipants: 2 })).hold
    const refused = await holdSeats(group.visitor, group, { eventId: full, totalParticipants: 2 }, { checkoutId })
    expect(readRefusal(refused)).toBe('428 SESSION_CAPACITY_EXCEEDED')
    expect(await countSeats(group)).toBe('0/2 of 8')
  })

  it('come with the next sessions that have seats if one is full or cancelled', async () => {
    const group = await aGroup(app, context, 'CLASS', { capacity: 1 })
    const day = (n: number) => `2026-06-0${n}T09:00:00.000Z`
    const small = await createSession(group, group.group, { startDate: day(3), capacity: 1 })
    const large = await createSession(group, group.group, { startDate: day(4), capacity: 9 })
    const refused = await holdSeats(group.visitor, group, { totalParticipants: 2 })
    expect(refused.body.details.applicationError.data.nextSessions).toEqual([
      {
        eventId: large,
        startDate: day(4),
        endDate: '2026-06-04T10:00:00.000Z',
        localStartDate: '2026-06-04T11:00:00',
        open: 9,
      },
    ])
    await cancelSession(group)
    const gone = await holdSeats(group.visitor, group)
    expect(readRefusal(gone)).toBe('428 SLOT_NOT_AVAILABLE')
    const { rule, nextSessions } = gone.body.details.applicationError.data
    expect(rule).toBe('CANCELLED')
    expect(nextSessions.map(({ eventId }: { eventId: string }) => eventId)).toEqual([small, large])
  })

  it('count among the three holds of a visitor', async () => {
    const group = await aGroup(app, context, 'CLASS')
    for (const hour of ['10', '11', '12']) await aHold(group.visitor, group, `2026-06-02T${hour}:00:00.000Z`)
    expect(readRefusal(await holdSeats(group.visitor, group))).toBe('429 HOLD_LIMIT_REACHED')
  })

  it('are refused for staff with their own calendar, unless they are the instructor', async () => {
    const group = await aGroup(app, context, 'CLASS')
    const signInStaff = async (resourceId: string) => {
      const person = await aPerson(context, group.siteId, { role: 'staff', resourceIds: [resourceId] })
      return aClient(app, (await signIn(app, person, group.siteId)).headers)
    }
    expect(readRefusal(await holdSeats(await signInStaff(group.resourceId), group))).toBe('200')
    const stranger = await signInStaff(group.locationId)
    expect(readRefusal(await holdSeats(stranger, group))).toBe('403 UNAUTHORIZED_OPERATION')
  })
})

describe('held enrolment in a course', () => {
  it('is possible until the first session, or the last if the policy allows late enrolment', async () => {
    const strict = await aGroup(app, context, 'COURSE')
    const lenient = await aGroup(app, context, 'COURSE', { policy: { bookAfterStartPolicy: { enabled: true } } })
    for (const group of [strict, lenient])
      await createSession(group, group.group, { startDate: '2026-06-09T09:00:00.000Z', kind: 'COURSE' })
    clock.set('2026-06-02T09:30:00Z')
    const refused = await holdSeats(await aVisitor(app, strict.siteId), strict)
    expect(refused.body.details.applicationError).toMatchObject({ data: { tooLateToBook: true } })
    const visitor = await aVisitor(app, lenient.siteId)
    const { hold } = expected(await holdSeats(visitor, lenient))
    expect(hold.slot).toMatchObject({ startDate: '2026-06-02T09:00:00.000Z', endDate: '2026-06-09T10:00:00.000Z' })
    clock.set('2026-06-09T09:00:00Z')
    const over = await holdSeats(await aVisitor(app, lenient.siteId), lenient)
    expect(over.body.details.applicationError).toMatchObject({ data: { tooLateToBook: true } })
  })
})
