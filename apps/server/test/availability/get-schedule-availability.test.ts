import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loadBookable } from '../../src/features/services/index.ts'
import { aVisitor, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aSession, holdSeats, setSeats } from './support/class-sessions.ts'
import { type Appointment, anAppointment, aStudio } from './support/studio.ts'

// A Monday.
const { app, context, clock } = await createTestApp({ now: '2026-06-01T06:00:00Z' })

async function aCourse(more: Partial<Appointment> = {}) {
  const { siteId } = await aStudio(app, context)
  const serviceId = await anAppointment(context, siteId, { staff: [], type: 'COURSE', ...more })
  for (const day of ['02', '09', '16']) {
    await aSession(context, siteId, serviceId, { start: `2026-06-${day}T10:00:00Z` })
  }
  const { scheduleId } = (await loadBookable(context.db, siteId, serviceId)) ?? expect.unreachable('it was just made')
  return { siteId, serviceId, scheduleId, visitor: await aVisitor(app, siteId) }
}

describe('getScheduleAvailability', () => {
  it('counts the seats of a course, minus taken and held ones', async () => {
    const participantsPolicy = { enabled: true, maxParticipantsPerBooking: 3, collectParticipantForm: false }
    const { siteId, serviceId, scheduleId, visitor } = await aCourse({ policy: { participantsPolicy } })
    await setSeats(context, siteId, scheduleId, { capacity: 10, taken: 6 })
    await holdSeats(context, siteId, { scopeId: scheduleId, serviceId, seats: 3, until: '2026-06-01T06:10:00Z' })
    const { body } = await visitor.get(`/v2/availability/schedule/${scheduleId}`)
    expect(body).toEqual({
      availability: {
        totalSpots: 10,
        openSpots: 1,
        bookingPolicyViolations: {
          tooEarlyToBook: false,
          tooLateToBook: false,
          bookOnlineDisabled: false,
          validSubmissionRequired: false,
        },
      },
      bookingPolicySettings: { maxParticipantsPerBooking: 3 },
    })
  })

  it('has no seats if an upcoming session is at a location that takes no new bookings', async () => {
    const { siteId, scheduleId, visitor } = await aCourse()
    const openSpots = async () =>
      (await visitor.get(`/v2/availability/schedule/${scheduleId}`)).body.availability.openSpots
    const assignPath = (status: string) =>
      context.db.updateTable('locations').set({ status }).where('site_id', '=', siteId).execute()
    await assignPath('INACTIVE')
    expect(await openSpots()).toBe(0)
    // What is over does not matter any more.
    const off = context.db.updateTable('sessions').set({ location_type: 'OWNER_CUSTOM' })
    await off.where('site_id', '=', siteId).where('starts_at', '>', '2026-06-03T00:00:00Z').execute()
    expect(await openSpots()).toBe(0)
    clock.set('2026-06-03T00:00:00Z')
    const later = await aVisitor(app, siteId)
    expect((await later.get(`/v2/availability/schedule/${scheduleId}`)).body.availability.openSpots).toBe(1)
    clock.set('2026-06-01T06:00:00Z')
  })

  it('applies the policy to the sessions', async () => {
    const late = await aCourse()
    const joining = await aCourse({ policy: { bookAfterStartPolicy: { enabled: true } } })
    const tooLate = async ({ visitor, scheduleId }: Awaited<ReturnType<typeof aCourse>>) =>
      (await visitor.get(`/v2/availability/schedule/${scheduleId}`)).body.availability.bookingPolicyViolations
        .tooLateToBook
    clock.set('2026-06-03T00:00:00Z')
    const fresh = async (course: Awaited<ReturnType<typeof aCourse>>) => ({
      ...course,
      visitor: await aVisitor(app, course.siteId),
    })
    expect([await tooLate(await fresh(late)), await tooLate(await fresh(joining))]).toEqual([true, false])
    clock.set('2026-06-01T06:00:00Z')
  })

  it('finds only schedules of courses of this business', async () => {
    const { siteId, visitor } = await aCourse()
    const other = await aCourse()
    const aClass = await anAppointment(context, siteId, { staff: [], type: 'CLASS' })
    const { scheduleId } = (await loadBookable(context.db, siteId, aClass)) ?? expect.unreachable('it was just made')
    for (const id of [randomUUID(), other.scheduleId, scheduleId]) {
      expect(readRefusal(await visitor.get(`/v2/availability/schedule/${id}`))).toBe('404 FAILED_RESOLVING_SCHEDULE')
    }
    expect(readRefusal(await visitor.get('/v2/availability/schedule/nothing'))).toBe('400 scheduleId')
  })
})
