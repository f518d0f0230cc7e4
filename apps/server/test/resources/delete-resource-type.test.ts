import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, createResourceType, faults, listEventSlugs, loadAuditEntry, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)

it('deleteResourceType deletes its resources, and frees the name', async () => {
  const room = await createResourceType(admin, 'Room', { quantity: 2 })
  expect(expected(await admin.delete(`/v2/resources/resource-types/${room.id}`))).toEqual({})
  expect(expected(await admin.get('/v1/resources/trash')).resources).toHaveLength(2)
  expect(await listEventSlugs(test, room.id)).toEqual(['created 1', 'deleted 2'])
  expect(await loadAuditEntry(test, 'deleteResourceType', room.id)).toMatchObject({ entity_name: 'Room' })
  expect(readRefusal(await admin.delete(`/v2/resources/resource-types/${room.id}`))).toBe('404 RESOURCE_TYPE_NOT_FOUND')
  expect((await createResourceType(admin, 'Room')).id).not.toBe(room.id)
})

it('deleteResourceType leaves nothing behind if a resource is created at that moment', async () => {
  for (let round = 0; round < 4; round += 1) {
    const kind = await createResourceType(admin, `Kind ${round}`)
    const [gone, made] = await Promise.all([
      admin.delete(`/v2/resources/resource-types/${kind.id}`),
      admin.post('/v2/resources', { resource: { name: 'Late', typeId: kind.id } }),
    ])
    expect(gone.status).toBe(200)
    expect(['200', '404 RESOURCE_TYPE_NOT_FOUND']).toContain(readRefusal(made))
    const left = expected(await admin.post('/v2/resources/count', { filter: { typeId: kind.id } }))
    expect(left.count).toBe(0)
  }
})

it('deleteResourceType keeps the staff type, and finds only those of this business', async () => {
  const { resourceTypes } = expected(await admin.post('/v2/resources/resource-types/query', { query: {} }))
  const staff = resourceTypes.find(({ name }: { name: string }) => name === 'Staff')
  expect(faults(await admin.delete(`/v2/resources/resource-types/${staff.id}`))).toEqual([
    'resourceTypeId: RESOURCE_TYPE_OF_STAFF_STAYS',
  ])
  expect(readRefusal(await admin.delete(`/v2/resources/resource-types/${nowhere}`))).toBe('404 RESOURCE_TYPE_NOT_FOUND')
  const there = await aFixture(test)
  expect(readRefusal(await there.admin.delete(`/v2/resources/resource-types/${staff.id}`))).toBe(
    '404 RESOURCE_TYPE_NOT_FOUND',
  )
})
