import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aService, aStudio, expected, refusalOf } from '../support/factories.ts'
import { aHouse, hire, nowhere, toldOf } from './support/staffing.ts'

const test = await createTestApp()
const { app, context, clock } = test

describe('restoreStaffMember', () => {
  it('brings somebody back with the services they gave, in their place', async () => {
    const { desk, siteId, resourceId, service } = await aStudio(app, context)
    const nora = await hire(desk)
    const both = await aService(context, siteId, [nora.resourceId, resourceId])
    await desk.delete(`/v1/staff-members/${nora.id}`)
    const { staffMember } = expected(await desk.post(`/v1/staff-members/${nora.id}/restore`))
    expect(staffMember).toMatchObject({ id: nora.id, name: nora.name, resource: { id: nora.resourceId } })
    expect(staffMember.resource.workingHoursSchedules).toEqual(nora.resource.workingHoursSchedules)
    const shown = expected(await desk.get(`/v2/services/${both.id}`)).service
    expect(shown).toMatchObject({ staffMemberIds: [nora.resourceId, resourceId], revision: '3' })
    expect(expected(await desk.get(`/v2/services/${service.id}`)).service.staffMemberIds).toEqual([resourceId])
    expect(await toldOf(test, nora.id)).toEqual(['created 1', 'fully_created 2', 'deleted 3', 'created 4'])
  })

  it('works for thirty days', async () => {
    const { desk } = await aHouse(test)
    const nora = await hire(desk)
    await desk.delete(`/v1/staff-members/${nora.id}`)
    clock.advance({ days: 29, hours: 23 })
    expect(refusalOf(await desk.post(`/v1/staff-members/${nora.id}/restore`))).toBe('200')
    await desk.delete(`/v1/staff-members/${nora.id}`)
    clock.advance({ days: 30, minutes: 1 })
    expect(refusalOf(await desk.post(`/v1/staff-members/${nora.id}/restore`))).toBe('404 STAFF_MEMBER_NOT_FOUND')
  })

  it('knows only those who are in the trash of this business', async () => {
    const [here, there] = [await aHouse(test), await aHouse(test)]
    const nora = await hire(here.desk)
    const restore = (client: typeof here.desk, id: string) => client.post(`/v1/staff-members/${id}/restore`)
    expect(refusalOf(await restore(here.desk, nora.id))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(refusalOf(await restore(here.desk, nowhere))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    await here.desk.delete(`/v1/staff-members/${nora.id}`)
    expect(refusalOf(await restore(there.desk, nora.id))).toBe('404 STAFF_MEMBER_NOT_FOUND')
  })
})
