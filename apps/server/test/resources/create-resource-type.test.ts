import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aLocation, expected, readRefusal } from '../support/factories.ts'
import { type Any, aFixture, createResourceType, faults, listEvents, loadAuditEntry } from './support/staffing.ts'

const test = await createTestApp()
const send = (client: Any, name: unknown, more: object = {}) =>
  client.post('/v2/resources/resource-types', { resourceType: { name }, ...more })

describe('createResourceType', () => {
  it('creates a type, publishes an event and records it', async () => {
    const { admin } = await aFixture(test)
    const room = await createResourceType(admin)
    expect(room).toMatchObject({ name: 'Room', revision: '1', extendedFields: {} })
    expect(await listEvents(test, room.id)).toMatchObject([
      { slug: 'created', payload: { createdEvent: { entity: room } } },
    ])
    expect(await loadAuditEntry(test, 'createResourceType', room.id)).toMatchObject({ entity_type: 'resourceType' })
  })

  it('also creates numbered resources if requested', async () => {
    const { admin, siteId } = await aFixture(test)
    const locationId = await aLocation(test.context, siteId, 'Harbour')
    const specificLocationOptions = { availableInBusinessLocations: true, businessLocations: [{ locationId }] }
    const fields = ['TOTAL_RESOURCE_COUNT', 'SPECIFIC_LOCATION_TYPE_RESOURCE_COUNTS', 'DISTINCT_RESOURCE_LOCATIONS']
    const more = { quantity: 2, locationOptions: { specificLocationOptions }, fields }
    const { resourceType, partialErrors } = expected(await send(admin, 'Room', more))
    expect(partialErrors).toEqual([])
    expect(resourceType.resourceCounts).toEqual({
      total: 2,
      hasResourcesInAllLocations: false,
      hasResourcesInCustomerLocations: false,
      hasResourcesInCustomLocations: false,
      distinctBusinessLocationsCount: 1,
      distinctLocationIds: { values: [locationId] },
    })
    const { resources } = expected(
      await admin.post('/v2/resources/query', { query: { filter: { typeId: resourceType.id } } }),
    )
    expect(resources.map(({ name }: Any) => name).sort()).toEqual(['Room 1', 'Room 2'])
    expect(faults(await send(admin, 'Lamp', { quantity: 1, locationOptions: {} })).join()).toContain('MUST_BE_SET')
  })

  it('accepts each name once, case-insensitively, also for simultaneous requests', async () => {
    const { admin } = await aFixture(test)
    await createResourceType(admin)
    expect(readRefusal(await send(admin, ' ROOM '))).toBe('409 RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME')
    const both = await Promise.all([send(admin, 'Lamp'), send(admin, 'lamp')])
    expect(both.map(readRefusal).sort()).toEqual(['200', '409 RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME'])
    expect(readRefusal(await send((await aFixture(test)).admin, 'Room'))).toBe('200')
    expect(faults(await send(admin, ' '))).toEqual(['resourceType.name: REQUIRED_FIELD'])
  })

  it('creates at most a hundred: MAX_NUMBER_OF_RESOURCE_TYPES_REACHED', async () => {
    const { admin, siteId } = await aFixture(test)
    const now = new Date(test.clock.now())
    const row = { site_id: siteId, created_at: now, updated_at: now }
    const many = Array.from({ length: 98 }, (_, index) => ({
      ...row,
      id: test.context.ids.guid(),
      name: `Kind ${index}`,
    }))
    await test.db.insertInto('resource_types').values(many).execute()
    const answers = await Promise.all([send(admin, 'Last'), send(admin, 'One too many')])
    expect(answers.map(readRefusal).sort()).toEqual(['200', '428 MAX_NUMBER_OF_RESOURCE_TYPES_REACHED'])
  })
})
