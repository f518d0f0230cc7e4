import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aService, aStudio, expected, readRefusal } from '../support/factories.ts'
import { aFixture, createStaffMember, listEventSlugs, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { app, context, clock } = test

describe('restoreStaffMember', () => {
  it('restores a staff member with their services, at their position', async () => {
    const { admin, siteId, resourceId, service } = await aStudio(app, context)
    const nora = await createStaffMember(admin)
    const both = await aService(context, siteId, [nora.resourceId, resourceId])
    await admin.delete(`/v1/staff-members/${nora.id}`)
    const { staffMember } = expected(await admin.post(`/v1/staff-members/${nora.id}/restore`))
    expect(staffMember).toMatchObject({ id: nora.id, name: nora.name, resource: { id: nora.resourceId } })
    expect(staffMember.resource.workingHoursSchedules).toEqual(nora.resource.workingHoursSchedules)
    const shown = expected(await admin.get(`/v2/services/${both.id}`)).service
    expect(shown).toMatchObject({ staffMemberIds: [nora.resourceId, resourceId], revision: '3' })
    expect(expected(await admin.get(`/v2/services/${service.id}`)).service.staffMemberIds).toEqual([resourceId])
    expect(await listEventSlugs(test, nora.id)).toEqual(['created 1', 'fully_created 2', 'deleted 3', 'created 4'])
  })

  it('works for thirty days', async () => {
    const { admin } = await aFixture(test)
    const nora = await createStaffMember(admin)
    await admin.delete(`/v1/staff-members/${nora.id}`)
    clock.advance({ days: 29, hours: 23 })
    expect(readRefusal(await admin.post(`/v1/staff-members/${nora.id}/restore`))).toBe('200')
    await admin.delete(`/v1/staff-members/${nora.id}`)
    clock.advance({ days: 30, minutes: 1 })
    expect(readRefusal(await admin.post(`/v1/staff-members/${nora.id}/restore`))).toBe('404 STAFF_MEMBER_NOT_FOUND')
  })

  it('finds only staff in the trash of this business', async () => {
    const here = await aFixture(test)
    const there = await aFixture(test)
    const nora = await createStaffMember(here.admin)
    const restore = (client: typeof here.admin, id: string) => client.post(`/v1/staff-members/${id}/restore`)
    expect(readRefusal(await restore(here.admin, nora.id))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(readRefusal(await restore(here.admin, nowhere))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    await here.admin.delete(`/v1/staff-members/${nora.id}`)
    expect(readRefusal(await restore(there.admin, nora.id))).toBe('404 STAFF_MEMBER_NOT_FOUND')
  })
})
