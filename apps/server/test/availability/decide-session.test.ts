import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decideSession, type RequestedClassSeats } from '../../src/features/availability/index.ts'
import { loadBookable } from '../../src/features/services/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/context.ts'
import { aSession, holdSeats, setSeats } from './support/class-sessions.ts'
import { type Appointment, anAppointment, aPerson } from './support/studio.ts'

// A Monday.
const { context, clock, db } = await createTestContext({ now: '2026-06-01T06:00:00Z' })
const start = '2026-06-02T10:00:00Z'

async function aClass(more: Partial<Appointment> = {}, session: Partial<Parameters<typeof aSession>[3]> = {}) {
  const siteId = await aSite(context, { timeZone: 'UTC' })
  const serviceId = await anAppointment(context, siteId, { staff: [], type: 'CLASS', ...more })
  const sessionId = await aSession(context, siteId, serviceId, { start, ...session })
  return { siteId, serviceId, sessionId, service: await bookable(siteId, serviceId) }
}

async function bookable(siteId: string, serviceId: string) {
  return (await loadBookable(db, siteId, serviceId)) ?? expect.unreachable('it was just made')
}

type Wanted = Pick<RequestedClassSeats, 'siteId' | 'service'> & Partial<RequestedClassSeats>
const decide = (wanted: Wanted) => decideSession(db, { participants: 1, now: clock.now(), mode: 'customer', ...wanted })

describe('decideSession for a class', () => {
  it('allows as many participants as there are seats', async () => {
    const { siteId, service, sessionId } = await aClass()
    await setSeats(context, siteId, sessionId, { taken: 6 })
    expect(await decide({ siteId, service, sessionId, participants: 2 })).toMatchObject({ ok: true, open: 2 })
    expect(await decide({ siteId, service, sessionId, participants: 3 })).toMatchObject({
      ok: false,
      code: 'SESSION_CAPACITY_EXCEEDED',
      rule: 'FULL',
      open: 2,
    })
  })

  it('counts other customers’ holds until they expire, and not the own one', async () => {
    const { siteId, serviceId, service, sessionId } = await aClass()
    const visitorId = randomUUID()
    const stored = { scopeId: sessionId, serviceId, seats: 5, until: '2026-06-01T06:10:00Z', visitorId }
    const holdId = await holdSeats(context, siteId, stored)
    const four = { siteId, service, sessionId, participants: 4 }
    expect(await decide(four)).toMatchObject({ code: 'SESSION_CAPACITY_EXCEEDED', rule: 'HELD', open: 3 })
    expect(await decide({ ...four, owner: `visitor:${visitorId}` })).toMatchObject({ ok: true, open: 8 })
    expect(await decide({ ...four, ignoreHoldIds: [holdId] })).toMatchObject({ ok: true })
    expect(await decide({ ...four, now: Date.parse('2026-06-01T06:10:00Z') })).toMatchObject({ ok: true })
  })

  it('reserves seats offered to the waiting list', async () => {
    const { siteId, service, sessionId } = await aClass()
    await setSeats(context, siteId, sessionId, { taken: 7, offered: 1 })
    const refused = { code: 'SESSION_CAPACITY_EXCEEDED', rule: 'RESERVED_FOR_WAITING_LIST', open: 0 }
    expect(await decide({ siteId, service, sessionId })).toMatchObject(refused)
    expect(await decide({ siteId, service, sessionId, mode: 'manager' })).toMatchObject(refused)
  })

  it('accepts cancelled sessions as known, and no others', async () => {
    const { siteId, service, sessionId } = await aClass({}, { cancelled: true })
    const manager = { siteId, service, sessionId, mode: 'manager' } as const
    expect(await decide(manager)).toMatchObject({ code: 'SLOT_NOT_AVAILABLE', rule: 'CANCELLED', open: 0 })
    const other = await aClass()
    for (const id of [randomUUID(), other.sessionId, null]) {
      expect(await decide({ siteId, service, sessionId: id })).toMatchObject({ code: 'SESSION_NOT_FOUND' })
    }
  })

  it('refuses everyone, staff included, if the location or the instructor takes no new bookings', async () => {
    const { siteId, serviceId, service } = await aClass()
    const resourceId = await aPerson(context, siteId, { name: 'Tess' })
    const sessionId = await aSession(context, siteId, serviceId, { start, resourceIds: [resourceId] })
    const requested = { siteId, service, sessionId, mode: 'manager' } as const
    const setPerson = (values: object) => db.updateTable('resources').set(values).where('id', '=', resourceId).execute()
    const refused = { ok: false, code: 'SLOT_NOT_AVAILABLE', rule: 'NO_RESOURCE', open: 0 }
    for (const values of [{ status: 'INACTIVE' }, { approval_status: 'PENDING' }, { deleted_at: start }]) {
      await setPerson(values)
      expect(await decide(requested)).toMatchObject(refused)
      await setPerson({ status: 'ACTIVE', approval_status: 'APPROVED', deleted_at: null })
      expect(await decide(requested)).toMatchObject({ ok: true, open: 8 })
    }
    await db.updateTable('locations').set({ status: 'INACTIVE' }).where('site_id', '=', siteId).execute()
    expect(await decide(requested)).toMatchObject({ ...refused, rule: 'LOCATION_CLOSED' })
    await db.updateTable('sessions').set({ location_type: 'OWNER_CUSTOM' }).where('id', '=', sessionId).execute()
    expect(await decide(requested)).toMatchObject({ ok: true })
  })

  it('applies the policy to customers, and to staff only the seats', async () => {
    const limitLateBookingPolicy = { enabled: true, latestBookingInMinutes: 48 * 60 }
    const { siteId, service, sessionId } = await aClass({ policy: { limitLateBookingPolicy } })
    expect(await decide({ siteId, service, sessionId })).toMatchObject({
      code: 'BOOKING_POLICY_VIOLATION',
      rule: 'TOO_LATE',
      violations: { tooEarlyToBook: false, tooLateToBook: true, bookOnlineDisabled: false },
    })
    expect(await decide({ siteId, service, sessionId, mode: 'manager' })).toMatchObject({ ok: true })
    const late = { siteId, service, sessionId, now: Date.parse('2026-07-01T00:00:00Z'), mode: 'manager' as const }
    expect(await decide(late)).toMatchObject({ ok: true })
  })

  it('allows customers after the start only if the policy does, and until the end', async () => {
    const { siteId, service, sessionId } = await aClass()
    const running = Date.parse('2026-06-02T10:30:00Z')
    expect(await decide({ siteId, service, sessionId, now: running })).toMatchObject({ rule: 'TOO_LATE' })
    const joining = await aClass({ policy: { bookAfterStartPolicy: { enabled: true } } })
    const wanted = { siteId: joining.siteId, service: joining.service, sessionId: joining.sessionId }
    expect(await decide({ ...wanted, now: running })).toMatchObject({ ok: true })
    expect(await decide({ ...wanted, now: Date.parse('2026-06-02T11:00:00Z') })).toMatchObject({ rule: 'TOO_LATE' })
  })
})

describe('decideSession for a course', () => {
  const aCourse = (more: Partial<Appointment> = {}) => aClass({ type: 'COURSE', ...more })

  it('counts the seats of the whole course', async () => {
    const { siteId, service } = await aCourse()
    await setSeats(context, siteId, service.scheduleId, { taken: 7 })
    const wanted = { siteId, service, scheduleId: service.scheduleId }
    expect(await decide(wanted)).toMatchObject({ ok: true, open: 1, course: { sessions: [{}] } })
    expect(await decide({ ...wanted, participants: 2 })).toMatchObject({ code: 'SCHEDULE_CAPACITY_EXCEEDED' })
    expect(await decide({ ...wanted, scheduleId: randomUUID() })).toMatchObject({ code: 'SCHEDULE_NOT_FOUND' })
  })

  it('closes enrolment with the first session, or with the last if late enrolment is allowed', async () => {
    for (const enabled of [false, true]) {
      const { siteId, serviceId, service } = await aCourse({ policy: { bookAfterStartPolicy: { enabled } } })
      await aSession(context, siteId, serviceId, { start: '2026-06-09T10:00:00Z' })
      const between = Date.parse('2026-06-05T00:00:00Z')
      expect((await decide({ siteId, service, now: between })).ok).toBe(enabled)
      expect(await decide({ siteId, service, now: Date.parse('2026-06-09T10:00:00Z') })).toMatchObject({
        rule: 'TOO_LATE',
      })
    }
  })

  it('refuses a course without sessions', async () => {
    const siteId = await aSite(context, { timeZone: 'UTC' })
    const service = await bookable(siteId, await anAppointment(context, siteId, { staff: [], type: 'COURSE' }))
    expect(await decide({ siteId, service, mode: 'manager' })).toMatchObject({ code: 'SLOT_NOT_AVAILABLE' })
  })
})
