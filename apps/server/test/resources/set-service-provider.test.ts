import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aService, expected, readRefusal } from '../support/factories.ts'
import { aFixture, createStaffMember, listEventSlugs, loadAuditEntry, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor, siteId } = await aFixture(test)
const set = (id: string, serviceProvider: unknown, client = admin) =>
  client.post(`/v1/staff-members/${id}/set-service-provider`, { serviceProvider, fields: ['RESOURCE_DETAILS'] })

describe('setServiceProvider', () => {
  it('hides a staff member from booking and shows them again; services and hours stay', async () => {
    const nora = await createStaffMember(admin)
    const service = await aService(test.context, siteId, [nora.resourceId])
    const { staffMember } = expected(await set(nora.id, false))
    expect(staffMember).toMatchObject({ serviceProvider: false, revision: '2' })
    expect(staffMember.resource.workingHoursSchedules).toEqual(nora.resource.workingHoursSchedules)
    expect((await visitor.get(`/v1/staff-members/${nora.id}`)).status).toBe(404)
    expect(expected(await admin.get(`/v2/services/${service.id}`)).service.staffMemberIds).toEqual([nora.resourceId])
    expect(expected(await set(nora.id, true)).staffMember.serviceProvider).toBe(true)
    expect((await visitor.get(`/v1/staff-members/${nora.id}`)).status).toBe(200)
    expect(await listEventSlugs(test, nora.id)).toHaveLength(4)
  })

  it('records it, and finds only staff of this business', async () => {
    const nora = await createStaffMember(admin)
    await set(nora.id, false)
    const line = await loadAuditEntry(test, 'setServiceProvider', nora.id)
    expect(line.changes).toEqual([{ field: 'serviceProvider', before: true, after: false }])
    expect(readRefusal(await set(nowhere, false))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(readRefusal(await set(nora.id, false, (await aFixture(test)).admin))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(readRefusal(await set(nora.id, undefined))).toBe('400 serviceProvider')
  })
})
