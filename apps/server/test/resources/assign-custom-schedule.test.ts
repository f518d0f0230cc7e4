import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, createStaffMember, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
const assign = (id: string, scheduleId: string, client = admin) =>
  client.post(`/v1/staff-members/${id}/assign-custom-schedule`, { scheduleId, fields: ['RESOURCE_DETAILS'] })

describe('assignCustomSchedule', () => {
  it('gives a staff member their own hours, and accepts no other schedule', async () => {
    const nora = await createStaffMember(admin)
    const business = nora.resource.workingHoursSchedules[0].id
    const own = nora.resource.eventsSchedule.id
    expect(expected(await assign(nora.id, own)).staffMember.resource.workingHoursSchedules).toEqual([
      { id: own, shared: false },
    ])
    expect(readRefusal(await assign(nora.id, business))).toBe('404 SCHEDULE_NOT_FOUND')
    expect(readRefusal(await assign(nowhere, own))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(readRefusal(await assign(nora.id, own, (await aFixture(test)).admin))).toBe('404 STAFF_MEMBER_NOT_FOUND')
  })
})
