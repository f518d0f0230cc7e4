import { describe, expect, it } from 'vitest'
import { replaceWeeklyHours } from '../../src/features/schedules/index.ts'
import { createTestApp } from '../support/app.ts'
import { aService, expected, readRefusal } from '../support/factories.ts'
import { type Any, aFixture, createStaffMember, listEventSlugs, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin, siteId } = await aFixture(test)
const there = await aFixture(test)
const assign = (id: string, scheduleId: string, client = admin) =>
  client.post(`/v1/staff-members/${id}/assign-working-hours-schedule`, { scheduleId, fields: ['RESOURCE_DETAILS'] })

describe('assignWorkingHoursSchedule', () => {
  it('gives a staff member their own hours, and those of the business again', async () => {
    const nora = await createStaffMember(admin)
    const business = nora.resource.workingHoursSchedules[0].id
    const own = nora.resource.eventsSchedule.id
    const custom = expected(await assign(nora.id, own)).staffMember
    expect(custom.resource).toMatchObject({
      usesDefaultWorkingHours: false,
      workingHoursSchedules: [{ id: own, shared: false }],
    })
    const again = expected(await assign(nora.id, business.toUpperCase())).staffMember
    expect(again.resource).toMatchObject({
      usesDefaultWorkingHours: true,
      workingHoursSchedules: [{ id: business, shared: true }],
    })
    expect(await listEventSlugs(test, nora.id)).toEqual(['created 1', 'fully_created 2', 'updated 3', 'updated 4'])
  })

  it('applies the hours immediately', async () => {
    const nora = await createStaffMember(admin)
    const own = nora.resource.eventsSchedule.id
    const service = await aService(test.context, siteId, [nora.resourceId])
    const slots = async () => {
      const from = '2026-06-06T00:00:00'
      const to = '2026-06-07T00:00:00'
      const requested = { serviceId: service.id, fromLocalDate: from, toLocalDate: to, timeZone: 'UTC' }
      const answer = await admin.post('/_api/service-availability/v2/time-slots', requested)
      return expected(answer).timeSlots.map(({ localStartDate }: Any) => localStartDate)
    }
    expect(await slots()).toEqual([])
    const weekly = [{ weekday: 6, openMinute: 600, closeMinute: 660 }]
    await test.context.transaction((tx) => replaceWeeklyHours(tx, siteId, own, weekly))
    expected(await assign(nora.id, own))
    expect(await slots()).toHaveLength(1)
  })

  it('accepts no other schedule', async () => {
    const nora = await createStaffMember(admin)
    const livia = await createStaffMember(admin, { name: 'Livia' })
    const foreign = await createStaffMember(there.admin)
    const others = [livia.resource.eventsSchedule.id, foreign.resource.workingHoursSchedules[0].id, nowhere]
    for (const scheduleId of others)
      expect(readRefusal(await assign(nora.id, scheduleId))).toBe('404 SCHEDULE_NOT_FOUND')
    const own = nora.resource.eventsSchedule.id
    expect(readRefusal(await assign(nowhere, own))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(readRefusal(await assign(nora.id, own, there.admin))).toBe('404 STAFF_MEMBER_NOT_FOUND')
  })
})
