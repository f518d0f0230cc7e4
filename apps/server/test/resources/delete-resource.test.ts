import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import {
  aFixture,
  aThing,
  createResourceType,
  createStaffMember,
  listEventSlugs,
  loadAuditEntry,
  nowhere,
} from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)

describe('deleteResource', () => {
  it('moves a resource to the trash, once', async () => {
    const thing = await aThing(admin, { typeId: (await createResourceType(admin)).id })
    const both = await Promise.all([1, 2].map(() => admin.delete(`/v2/resources/${thing.id}`)))
    expect(both.map(readRefusal).sort()).toEqual(['200', '404 RESOURCE_NOT_FOUND'])
    expect(await listEventSlugs(test, thing.id)).toEqual(['created 1', 'deleted 2'])
    expect(await loadAuditEntry(test, 'deleteResource', thing.id)).toMatchObject({ entity_name: 'Blue room' })
    expect(readRefusal(await admin.get(`/v2/resources/${thing.id}`))).toBe('404 RESOURCE_NOT_FOUND')
  })

  it('deletes the staff member of the resource too', async () => {
    const nora = await createStaffMember(admin)
    expect(expected(await admin.delete(`/v2/resources/${nora.resourceId}`))).toEqual({})
    expect(expected(await admin.get(`/v2/staff-members/trash-bin/${nora.id}`)).staffMember.id).toBe(nora.id)
  })

  it('finds only resources of this business', async () => {
    const thing = await aThing(admin)
    expect(readRefusal(await admin.delete(`/v2/resources/${nowhere}`))).toBe('404 RESOURCE_NOT_FOUND')
    expect(readRefusal(await (await aFixture(test)).admin.delete(`/v2/resources/${thing.id}`))).toBe(
      '404 RESOURCE_NOT_FOUND',
    )
  })
})
