import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aLocation, expected, readRefusal } from '../support/factories.ts'
import {
  type Any,
  aFixture,
  aThing,
  createResourceType,
  createStaffMember,
  faults,
  listEventSlugs,
  loadAuditEntry,
  nowhere,
} from './support/staffing.ts'

const test = await createTestApp()
const { admin, siteId } = await aFixture(test)
const room = await createResourceType(admin)
const harbour = await aLocation(test.context, siteId, 'Harbour')
const patch = ({ id, revision }: Any, resource: object, mask?: unknown, client = admin) =>
  client.patch(`/v2/resources/${id}`, { resource: { revision, ...resource }, ...(mask ? { mask } : {}) })

describe('updateResource', () => {
  it('changes given fields, publishes an event and records it', async () => {
    const thing = await aThing(admin, { typeId: room.id, ranking: 3 })
    const { resource } = expected(await patch(thing, { name: 'Red room', bookable: false }))
    expect(resource).toMatchObject({ name: 'Red room', revision: '2', bookable: false, ranking: 3, typeId: room.id })
    expect(await listEventSlugs(test, thing.id)).toEqual(['created 1', 'updated 2'])
    const { changes } = await loadAuditEntry(test, 'updateResource', thing.id)
    expect(changes.map(({ field }: Any) => field)).toEqual(['name', 'bookable'])
    expect(expected(await patch(resource, { bookable: true })).resource.bookable).toBe(true)
  })

  it('uses its own hours, none, or those of given locations', async () => {
    const thing = await aThing(admin)
    const own = thing.eventsSchedule.scheduleId
    const written = { workingHoursSchedules: { values: [{ scheduleId: own }] } }
    const once = expected(await patch(thing, written, 'workingHoursSchedules')).resource
    expect(once.workingHoursSchedules.values).toEqual([{ scheduleId: own, shared: false }])
    const specificLocationOptions = { availableInBusinessLocations: true, businessLocations: [{ locationId: harbour }] }
    const twice = expected(await patch(once, { locationOptions: { specificLocationOptions } })).resource
    expect(twice.singleResource.locationOptions).toEqual({ specificLocationOptions })
    const last = expected(await patch(twice, {}, ['workingHoursSchedules', 'singleResource.locationOptions'])).resource
    expect(last).toMatchObject({
      workingHoursSchedules: { values: [] },
      locationOptions: { availableInAllLocations: true },
    })
  })

  it('renames the staff member of the resource too', async () => {
    const nora = await createStaffMember(admin)
    const { resource } = expected(await admin.get(`/v2/resources/${nora.resourceId}`))
    expected(await patch(resource, { name: 'Nora V.' }))
    expect(expected(await admin.get(`/v1/staff-members/${nora.id}`)).staffMember).toMatchObject({
      name: 'Nora V.',
      revision: '2',
    })
  })

  const specific = (more: object) => ({
    locationOptions: { specificLocationOptions: { businessLocations: [{ locationId: harbour }], ...more } },
  })
  it.each([
    ['RESOURCE_NAME_IS_REQUIRED', {}, 'name'],
    [
      'RESOURCE_LOCATION_ID_IS_REQUIRED',
      specific({ availableInBusinessLocations: true, businessLocations: [{}] }),
      undefined,
    ],
    [
      'RESOURCE_SPECIFIC_LOCATION_OPTIONS_NOT_ALLOWED',
      { locationOptions: { availableInAllLocations: true, specificLocationOptions: {} } },
      undefined,
    ],
    ['RESOURCE_SPECIFIC_LOCATION_OPTIONS_MUST_BE_SET', { locationOptions: {} }, undefined],
    ['RESOURCE_AVAILABLE_IN_BUSINESS_LOCATION_MUST_BE_TRUE', specific({}), undefined],
    [
      'RESOURCE_WORKING_HOURS_SCHEDULE_ID_IS_REQUIRED',
      { singleResource: { workingHoursSchedules: { values: [{ shared: false }] } } },
      undefined,
    ],
    [
      'RESOURCE_WORKING_HOURS_SHARED_IS_REQUIRED',
      { singleResource: { workingHoursSchedules: { values: [{ scheduleId: nowhere }] } } },
      undefined,
    ],
    ['RESOURCE_TYPE_IS_IMMUTABLE', { typeId: nowhere }, undefined],
  ])('refuses: %s', async (rule, resource, mask) => {
    const answer = await patch(await aThing(admin, { typeId: room.id }), resource, mask)
    expect(answer.status).toBe(400)
    expect(faults(answer).map((it) => it.split(': ')[1])).toContain(rule)
  })

  it('refuses changing its owner: IMMUTABLE_FIELD', async () => {
    const thing = expected(await patch(await aThing(admin), { appId: nowhere, managementType: 'APP' })).resource
    const answer = await patch(thing, { managementType: 'WIX_USER' }, 'appId,managementType')
    expect(faults(answer)).toEqual(['resource.appId: IMMUTABLE_FIELD', 'resource.managementType: IMMUTABLE_FIELD'])
  })

  it('refuses an outdated revision, one of two at once, and an unknown id', async () => {
    const thing = await aThing(admin)
    expect(readRefusal(await patch({ ...thing, revision: '5' }, { name: 'New' }))).toBe('409 REVISION_MISMATCH')
    expect(readRefusal(await patch({ ...thing, revision: undefined }, { name: 'New' }))).toBe('400 resource.revision')
    expect(readRefusal(await patch({ ...thing, id: nowhere }, { name: 'New' }))).toBe('404 RESOURCE_NOT_FOUND')
    expect(readRefusal(await patch(thing, { name: 'New' }, undefined, (await aFixture(test)).admin))).toBe(
      '404 RESOURCE_NOT_FOUND',
    )
    const both = await Promise.all([patch(thing, { name: 'One' }), patch(thing, { name: 'Two' })])
    expect(both.map(readRefusal).sort()).toEqual(['200', '409 REVISION_MISMATCH'])
  })
})
