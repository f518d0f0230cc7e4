import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aLocation, expected, readRefusal } from '../support/factories.ts'
import {
  aFixture,
  aThing,
  createResourceType,
  faults,
  listEvents,
  loadAuditEntry,
  nowhere,
} from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor, siteId } = await aFixture(test)
const there = await aFixture(test)
const room = await createResourceType(admin)
const harbour = await aLocation(test.context, siteId, 'Harbour')
const send = (resource: object, client = admin) =>
  client.post('/v2/resources', { resource: { name: 'Blue room', ...resource } })
const at = (businessLocations: object[], more: object = {}) => ({
  locationOptions: { specificLocationOptions: { availableInBusinessLocations: true, businessLocations, ...more } },
})

describe('createResource', () => {
  it('creates a resource with a schedule for its sessions, available around the clock and everywhere', async () => {
    const made = await aThing(admin, { typeId: room.id })
    expect(made).toMatchObject({
      name: 'Blue room',
      revision: '1',
      typeId: room.id,
      bookable: true,
      ranking: 0,
      workingHoursSchedules: { values: [] },
      locationOptions: { availableInAllLocations: true },
    })
    const { scheduleId } = made.eventsSchedule
    const schedules = await test.db.selectFrom('schedules').selectAll().where('id', '=', scheduleId).execute()
    expect(schedules).toMatchObject([{ kind: 'RESOURCE' }])
    expect(await listEvents(test, made.id)).toMatchObject([
      {
        slug: 'created',
        sequence: 1,
        entity_fqdn: 'wix.bookings.resources.v2.resource',
        payload: { createdEvent: { entity: made } },
      },
    ])
    expect(await loadAuditEntry(test, 'createResource', made.id)).toMatchObject({ entity_name: 'Blue room' })
  })

  it('is not bookable without a type, or if inactive', async () => {
    expect(await aThing(admin)).toMatchObject({ bookable: false, typeId: null })
    const off = await aThing(admin, { typeId: room.id, bookable: false })
    expect(off.bookable).toBe(false)
    expect((await visitor.get(`/v2/resources/${off.id}`)).status).toBe(404)
  })

  it('can be available at one location, during the hours of the business', async () => {
    const business = await test.db
      .selectFrom('schedules')
      .select('id')
      .where('site_id', '=', siteId)
      .where('kind', '=', 'BUSINESS')
      .executeTakeFirstOrThrow()
    const hours = { workingHoursSchedules: { values: [{ scheduleId: business.id }] } }
    const made = await aThing(admin, { ...at([{ locationId: harbour }]), ...hours })
    expect(made).toMatchObject(at([{ locationId: harbour }]))
    expect(made.workingHoursSchedules.values).toEqual([{ scheduleId: business.id, shared: true }])
    const row = await test.db.selectFrom('resources').select('location_ids').where('id', '=', made.id).execute()
    expect(row).toEqual([{ location_ids: [harbour] }])
  })

  it.each([
    ['RESOURCE_LOCATION_ID_IS_REQUIRED', at([])],
    [
      'RESOURCE_SPECIFIC_LOCATION_OPTIONS_NOT_ALLOWED',
      { locationOptions: { availableInAllLocations: true, specificLocationOptions: {} } },
    ],
    ['RESOURCE_SPECIFIC_LOCATION_OPTIONS_MUST_BE_SET', { locationOptions: { availableInAllLocations: false } }],
    [
      'RESOURCE_AVAILABLE_IN_BUSINESS_LOCATION_MUST_BE_TRUE',
      at([{ locationId: harbour }], { availableInBusinessLocations: false }),
    ],
    ['RESOURCE_LOCATION_NOT_FOUND', at([{ locationId: nowhere }])],
    ['RESOURCE_SCHEDULE_NOT_FOUND', { workingHoursSchedules: { values: [{ scheduleId: nowhere }] } }],
    ['RESOURCE_WORKING_HOURS_SCHEDULE_ID_IS_REQUIRED', { workingHoursSchedules: { values: [{}] } }],
  ])('refuses: %s', async (rule, resource) => {
    const answer = await send(resource)
    expect(answer.status).toBe(400)
    expect(faults(answer).map((it) => it.split(': ')[1])).toEqual([rule])
  })

  it('refuses an invalid name, an unknown type, and staff without a staff member', async () => {
    expect(faults(await send({ name: undefined }))).toEqual(['resource.name: REQUIRED_FIELD'])
    expect(faults(await send({ name: ' ' }))).toEqual(['resource.name: RESOURCE_NAME_IS_REQUIRED'])
    expect(readRefusal(await send({ typeId: nowhere }))).toBe('404 RESOURCE_TYPE_NOT_FOUND')
    expect(readRefusal(await send({ typeId: room.id }, there.admin))).toBe('404 RESOURCE_TYPE_NOT_FOUND')
    const { resourceTypes } = expected(
      await admin.post('/v2/resources/resource-types/query', { query: { filter: { name: 'Staff' } } }),
    )
    expect(faults(await send({ typeId: resourceTypes[0].id }))).toEqual([
      'resource.typeId: RESOURCE_OF_STAFF_NEEDS_A_PERSON',
    ])
    expect((await send({}, visitor)).status).toBe(403)
  })
})
