import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, aThing, createResourceType, createStaffMember, listEventSlugs, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
const restore = (id: string, client = admin) => client.post(`/v1/resources/${id}/restore`)

describe('restoreResource', () => {
  it('restores a resource unchanged', async () => {
    const thing = await aThing(admin, { typeId: (await createResourceType(admin)).id })
    await admin.delete(`/v2/resources/${thing.id}`)
    const { resource } = expected(await restore(thing.id))
    expect(resource).toMatchObject({ id: thing.id, name: thing.name, bookable: true, revision: '3' })
    expect(await listEventSlugs(test, thing.id)).toEqual(['created 1', 'deleted 2', 'created 3'])
  })

  it('restores its type too, or uses the one that has the name now', async () => {
    const lamp = await createResourceType(admin, 'Lamp', { quantity: 2 })
    const { resources } = expected(await admin.post('/v2/resources/query', { query: { filter: { typeId: lamp.id } } }))
    await admin.delete(`/v2/resources/resource-types/${lamp.id}`)
    expect(expected(await restore(resources[0].id)).resource.typeId).toBe(lamp.id)
    await admin.delete(`/v2/resources/resource-types/${lamp.id}`)
    const other = await createResourceType(admin, 'LAMP')
    expect(expected(await restore(resources[1].id)).resource.typeId).toBe(other.id)
  })

  it('finds only resources in the trash of this business, for thirty days', async () => {
    const thing = await aThing(admin)
    const nora = await createStaffMember(admin)
    expect(readRefusal(await restore(thing.id))).toBe('404 RESOURCE_NOT_FOUND')
    await admin.delete(`/v2/resources/${thing.id}`)
    await admin.delete(`/v2/resources/${nora.resourceId}`)
    expect(readRefusal(await restore(nora.resourceId))).toBe('404 RESOURCE_NOT_FOUND')
    expect(readRefusal(await restore(nowhere))).toBe('404 RESOURCE_NOT_FOUND')
    expect(readRefusal(await restore(thing.id, (await aFixture(test)).admin))).toBe('404 RESOURCE_NOT_FOUND')
    test.clock.advance({ days: 31 })
    expect(readRefusal(await restore(thing.id))).toBe('404 RESOURCE_NOT_FOUND')
  })
})
