import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aLocation, expected, readRefusal } from '../support/factories.ts'
import { type Any, aFixture, createStaffMember } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor, siteId } = await aFixture(test)
const foreign = await aFixture(test)
await createStaffMember(foreign.admin)
const ada = await createStaffMember(admin, { name: 'Ada', email: 'ada@example.org', phone: '+39 06 1111111' })
const bea = await createStaffMember(admin, { name: 'Bea', description: 'Hands' })
const cleo = await createStaffMember(admin, { name: 'Cleo' }, { serviceProvider: false })
const harbour = await aLocation(test.context, siteId, 'Harbour')
await test.db
  .updateTable('resources')
  .set({ location_ids: [harbour] })
  .where('id', '=', bea.resourceId)
  .execute()

const request = (query: object, client = admin, fields?: string[]) =>
  client.post('/v1/staff-members/query', { query, fields })
const names = async (query: object, client = admin) =>
  expected(await request(query, client)).staffMembers.map(({ name }: Any) => name)
const all = [ada, bea].sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ name }) => name)

describe('queryStaffMembers', () => {
  it('returns staff who provide services, by id, unless the filter says otherwise', async () => {
    expect(await names({})).toEqual(all)
    expect(await names({ filter: { serviceProvider: false } })).toEqual(['Cleo'])
    expect(await names({ filter: { $and: [{ serviceProvider: false }, { name: 'Cleo' }] } })).toEqual(['Cleo'])
    expect(await names({ filter: { name: 'Cleo' } })).toEqual([])
  })

  it('filters by every field of the facts', async () => {
    const findNames = async (filter: object) => (await names({ filter })).sort()
    expect(await findNames({ id: ada.id })).toEqual(['Ada'])
    expect(await findNames({ resourceId: { $in: [bea.resourceId] } })).toEqual(['Bea'])
    expect(await findNames({ email: 'ada@example.org' })).toEqual(['Ada'])
    expect(await findNames({ phone: { $exists: true } })).toEqual(['Ada'])
    expect(await findNames({ description: { $startsWith: 'ha' } })).toEqual(['Bea'])
    expect(await findNames({ createdDate: { $gt: '2020-01-01T00:00:00Z' } })).toEqual(['Ada', 'Bea'])
    expect(await findNames({ updatedDate: { $lt: '2020-01-01T00:00:00Z' } })).toEqual([])
    expect(await findNames({ 'associatedWixIdentity.identificationData.wixUserId': { $exists: true } })).toEqual([])
    expect(await findNames({ 'associatedWixIdentity.identificationData.contactId': { $exists: false } })).toHaveLength(
      2,
    )
    const at = 'resource.locationOptions.specificLocationOptions.businessLocations.locationId'
    expect(await findNames({ [at]: { $hasSome: [harbour] } })).toEqual(['Bea'])
  })

  it('continues by cursor, and accepts only its own', async () => {
    const first = expected(await request({ cursorPaging: { limit: 1 }, sort: [{ fieldName: 'name', order: 'DESC' }] }))
    expect(first.staffMembers).toMatchObject([{ name: 'Bea' }])
    const { next: cursor } = first.pagingMetadata.cursors
    expect(await names({ cursorPaging: { limit: 1, cursor } })).toEqual(['Ada'])
    expect(readRefusal(await request({ cursorPaging: { cursor: `${cursor}x` } }))).toBe('400 query.cursorPaging.cursor')
    expect(readRefusal(await request({ cursorPaging: { limit: 101 } }))).toMatch(/^400/)
  })

  it('reveals nothing that the actor may not see', async () => {
    expect((await names({}, visitor)).sort()).toEqual(['Ada', 'Bea'])
    expect(await names({ filter: { serviceProvider: false } }, visitor)).toEqual([])
    expect(readRefusal(await request({ filter: { email: 'ada@example.org' } }, visitor))).toBe('400 query.filter.email')
    expect(readRefusal(await request({ sort: [{ fieldName: 'phone' }] }, visitor))).toBe('400 query.sort[0].fieldName')
    expect(readRefusal(await request({ filter: { nonsense: 1 } }))).toBe('400 query.filter.nonsense')
    expect(cleo.serviceProvider).toBe(false)
  })
})
