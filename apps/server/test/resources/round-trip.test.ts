import { allSchemas } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aLocation, expected } from '../support/factories.ts'
import { type Any, aFixture, aThing, createResourceType, createStaffMember, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin, siteId } = await aFixture(test)
const locationId = await aLocation(test.context, siteId, 'Harbour')
const room = await createResourceType(admin)

type Schema = { properties?: Record<string, { readOnly?: boolean } & Record<string, unknown>> }
const schemas = allSchemas() as Record<string, Schema>

/** Every writable field of a message by its path, those of the messages in it too. */
function writableFields(name: string, path = ''): string[] {
  return Object.entries(schemas[name]?.properties ?? {}).flatMap(([field, schema]) => {
    if (schema.readOnly) return []
    const inner = /schemas\/([A-Za-z]+\.[A-Za-z0-9]+)/.exec(JSON.stringify(schema))?.[1]
    const isMessage = inner && Object.keys(schemas[inner]?.properties ?? {}).length > 0
    return isMessage ? writableFields(inner, `${path}${field}.`) : [`${path}${field}`]
  })
}

/** The paths at which something is written; of a list, those of all its entries. */
function listPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((entry) => listPaths(entry, path))]
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => listPaths(inner, path ? `${path}.${key}` : key))]
}

const forgotten = (message: string, ...written: unknown[]) => {
  const paths = new Set(written.flatMap((it) => listPaths(it)))
  return writableFields(message).filter((field) => !paths.has(field))
}

const extendedFields = { namespaces: { '@mine/app': { level: 3, words: ['a'] } } }

describe('a staff member', () => {
  const written = {
    name: 'Nora Vitale',
    email: 'nora@example.org',
    phone: '+39 06 1234567',
    description: 'Hands',
    mainMedia: {
      image: { id: 'pic', url: 'https://example.org/nora.jpg', altText: 'Nora at work', height: 400, width: 300 },
    },
    extendedFields,
    gender: 'NON_BINARY',
    tags: { privateTags: { tagIds: ['gold'] }, tags: { tagIds: ['deep'] } },
  }

  it('is sent with every writable field and returned field by field', async () => {
    expect(forgotten('staffMembers.StaffMember', written)).toEqual([])
    const made = await createStaffMember(admin, written)
    expect(made).toMatchObject(written)
    expect(expected(await admin.get(`/v1/staff-members/${made.id}?fields=RESOURCE_DETAILS`)).staffMember).toEqual(made)
    const plain = await createStaffMember(admin)
    const answer = await admin.patch(`/v1/staff-members/${plain.id}`, { staffMember: { ...written, revision: '1' } })
    expect(expected(answer).staffMember).toMatchObject(written)
  })
})

describe('a resource', () => {
  const specificLocationOptions = {
    availableInCustomerLocations: true,
    availableInCustomLocations: true,
    availableInBusinessLocations: true,
    businessLocations: [{ locationId }],
  }
  const newer = (scheduleId: string) => ({
    name: 'Blue room',
    typeId: room.id,
    appId: nowhere,
    managementType: 'APP',
    extendedFields,
    ranking: 4,
    bookable: true,
    workingHoursSchedules: { values: [{ scheduleId }] },
    locationOptions: { specificLocationOptions },
  })
  const olderResource = (scheduleId: string) => ({
    type: room.id,
    singleResource: {
      workingHoursSchedules: { values: [{ scheduleId, shared: true }] },
      locationOptions: { specificLocationOptions },
    },
  })

  it('is sent with every writable field, in new and old form, and returned', async () => {
    const business = await test.db
      .selectFrom('schedules')
      .select('id')
      .where('site_id', '=', siteId)
      .where('kind', '=', 'BUSINESS')
      .executeTakeFirstOrThrow()
    const everywhere = { locationOptions: { availableInAllLocations: true } }
    const all = [newer(business.id), olderResource(business.id), everywhere, { singleResource: everywhere }]
    expect(forgotten('resourceEntities.Resource', ...all)).toEqual([])
    const made = await aThing(admin, newer(business.id))
    expect(made).toMatchObject(newer(business.id))
    expect(made).toMatchObject(olderResource(business.id))
    expect(expected(await admin.get(`/v2/resources/${made.id}`)).resource).toEqual(made)
    const inOlder = await aThing(admin, olderResource(business.id))
    expect(inOlder).toMatchObject(olderResource(business.id))
    const plain = await aThing(admin, { typeId: room.id })
    const sent = { resource: { ...newer(business.id), bookable: false, revision: '1' } }
    const patched = expected(await admin.patch(`/v2/resources/${plain.id}`, sent)).resource
    expect(patched).toMatchObject({ ...newer(business.id), bookable: false })
    expect(await aThing(admin, everywhere)).toMatchObject({ ...everywhere, singleResource: everywhere })
  })
})

describe('a resource type', () => {
  const written = { name: 'Lamp', appId: nowhere, extendedFields }

  it('is sent with every writable field and returned', async () => {
    expect(forgotten('resourceTypes.ResourceType', written)).toEqual([])
    const answer = await admin.post('/v2/resources/resource-types', { resourceType: written })
    const made: Any = expected(answer).resourceType
    expect(made).toMatchObject(written)
    const again = await admin.patch(`/v2/resources/resource-types/${room.id}`, {
      resourceType: { ...written, name: 'Other', revision: '1' },
    })
    expect(expected(again).resourceType).toMatchObject({ ...written, name: 'Other' })
  })
})

describe('staff member settings', () => {
  it('are sent with every writable field: update-staff-member-settings reads them back', () => {
    const written = {
      contactInformation: { publiclyAccessible: true },
      staffProperties: { genderPubliclyAccessible: true },
      extendedFields,
    }
    expect(forgotten('staffMemberSettings.StaffMemberSettings', written)).toEqual([])
  })
})
