import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { type Any, aFixture, createResourceType, listEventSlugs, loadAuditEntry, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
const patch = ({ id, revision }: Any, resourceType: object, mask?: string) =>
  admin.patch(`/v2/resources/resource-types/${id}`, { resourceType: { revision, ...resourceType }, mask })

it('updateResourceType renames a type, publishes an event and records it', async () => {
  const room = await createResourceType(admin)
  const { resourceType } = expected(await patch(room, { name: 'Cabin' }))
  expect(resourceType).toMatchObject({ name: 'Cabin', revision: '2' })
  expect(await listEventSlugs(test, room.id)).toEqual(['created 1', 'updated 2'])
  expect((await loadAuditEntry(test, 'updateResourceType', room.id)).changes).toEqual([
    { field: 'name', before: 'Room', after: 'Cabin' },
  ])
  expect(expected(await patch(resourceType, { name: 'CABIN' })).resourceType.name).toBe('CABIN')
})

it('updateResourceType refuses used names, also for simultaneous requests', async () => {
  const one = await createResourceType(admin, 'One')
  const two = await createResourceType(admin, 'Two')
  expect(readRefusal(await patch(one, { name: 'two' }))).toBe('409 RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME')
  const both = await Promise.all([patch(one, { name: 'Three' }), patch(two, { name: 'three' })])
  expect(both.map(readRefusal).sort()).toEqual(['200', '409 RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME'])
  expect(readRefusal(await patch({ ...one, revision: '9' }, { name: 'X' }))).toBe('409 REVISION_MISMATCH')
  expect(readRefusal(await patch({ id: nowhere, revision: '1' }, { name: 'X' }))).toBe('404 RESOURCE_TYPE_NOT_FOUND')
  const owned = expected(await patch(await createResourceType(admin, 'Owned'), { appId: nowhere })).resourceType
  expect(readRefusal(await patch(owned, { appId: owned.id }))).toBe('400 resourceType.appId')
  const fresh = await createResourceType(admin, 'Fresh')
  expect(readRefusal(await patch(fresh, {}, 'name'))).toBe('400 resourceType.name')
})
