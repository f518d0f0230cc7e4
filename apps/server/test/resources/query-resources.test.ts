import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aLocation, expected, readRefusal } from '../support/factories.ts'
import { type Any, aFixture, aThing, createResourceType, createStaffMember } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor, siteId } = await aFixture(test)
const harbour = await aLocation(test.context, siteId, 'Harbour')
const room = await createResourceType(admin)
const blue = await aThing(admin, { typeId: room.id })
const specificLocationOptions = { availableInBusinessLocations: true, businessLocations: [{ locationId: harbour }] }
await aThing(admin, { name: 'Red room', locationOptions: { specificLocationOptions } })
await aThing(admin, { name: 'Off', typeId: room.id, bookable: false })
await createStaffMember(admin)
const request = (query: object, client = admin) => client.post('/v2/resources/query', { query })
const names = async (filter: object, client = admin) =>
  expected(await request({ filter }, client))
    .resources.map(({ name }: Any) => name)
    .sort()

describe('queryResources', () => {
  it('returns staff and resources; to customers only active ones', async () => {
    expect(await names({})).toEqual(['Blue room', 'Nora Vitale', 'Off', 'Red room'])
    expect(await names({}, visitor)).toEqual(['Blue room', 'Nora Vitale', 'Red room'])
  })

  it.each(['', 'singleResource.'])('filters by every field of the facts, %s in either spelling', async (before) => {
    const at = `${before}locationOptions`
    expect(await names({ [`${at}.availableInAllLocations`]: false })).toEqual(['Red room'])
    expect(await names({ [`${at}.specificLocationOptions.availableInBusinessLocations`]: true })).toEqual(['Red room'])
    const location = `${at}.specificLocationOptions.businessLocations.locationId`
    expect(await names({ [location]: { $hasSome: [harbour] } })).toEqual(['Red room'])
    expect(await names({ typeId: room.id })).toEqual(['Blue room', 'Off'])
    expect(await names({ id: blue.id, name: { $startsWith: 'bl' } })).toEqual(['Blue room'])
    expect(await names({ 'eventsSchedule.scheduleId': blue.eventsSchedule.scheduleId })).toEqual(['Blue room'])
    expect(await names({ createdDate: { $lt: '2020-01-01T00:00:00Z' } })).toEqual([])
    expect(await names({ updatedDate: { $gt: '2020-01-01T00:00:00Z' } })).toHaveLength(4)
  })

  it('continues by cursor, and refuses unknown fields', async () => {
    const first = expected(await request({ cursorPaging: { limit: 3 } }))
    const { next: cursor } = first.pagingMetadata.cursors
    expect(expected(await request({ cursorPaging: { cursor } })).resources).toHaveLength(1)
    expect(readRefusal(await request({ filter: { ranking: 1 } }))).toBe('400 query.filter.ranking')
    const six = Array.from({ length: 6 }, () => ({ fieldName: 'id' }))
    expect(readRefusal(await request({ sort: six }))).toMatch(/^400/)
  })
})
