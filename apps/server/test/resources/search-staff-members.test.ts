import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { type Any, aFixture, createStaffMember } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
await createStaffMember(admin, { name: 'Ada Lovelace' })
await createStaffMember(admin, { name: 'Adèle Grey' })
await createStaffMember(admin, { name: 'Cleo Grey' }, { serviceProvider: false })
const send = (search: object, client = admin) => client.post('/v1/staff-members/search', { search })
const names = async (search: object, client = admin) =>
  expected(await send(search, client))
    .staffMembers.map(({ name }: Any) => name)
    .sort()
const searchFor = (expression: string, more: object = {}) => ({ search: { expression, ...more } })

describe('searchStaffMembers', () => {
  it('finds words in the names of staff who provide services', async () => {
    expect(await names(searchFor('ADELE'))).toEqual(['Adèle Grey'])
    expect(await names(searchFor('lovelace grey'))).toEqual(['Ada Lovelace', 'Adèle Grey'])
    expect(await names(searchFor('ada grey', { mode: 'AND' }))).toEqual([])
    expect(await names({ ...searchFor('grey'), filter: { serviceProvider: false } })).toEqual(['Cleo Grey'])
    expect(await names(searchFor('grey'), visitor)).toEqual(['Adèle Grey'])
  })

  it('reads dates without a zone in that of the business', async () => {
    const made = new Date(test.clock.now() + 2 * 60 * 60_000).toISOString().slice(0, 19)
    expect(await names({ filter: { createdDate: { $gte: made } } })).toHaveLength(2)
    expect(await names({ filter: { createdDate: { $gt: made } } })).toEqual([])
  })

  it('continues by cursor', async () => {
    const first = expected(await send({ ...searchFor('a'), cursorPaging: { limit: 1 } }))
    const { next: cursor } = first.pagingMetadata.cursors
    const second = expected(await send({ cursorPaging: { limit: 1, cursor } }))
    expect([...first.staffMembers, ...second.staffMembers]).toHaveLength(2)
    expect(second.pagingMetadata.hasNext).toBe(false)
  })

  it('searches only names, and limits the length of the search term', async () => {
    expect(readRefusal(await send(searchFor('x', { fields: ['email'] })))).toMatch(/^400 search\.search\.fields/)
    expect(readRefusal(await send(searchFor('x'.repeat(101))))).toMatch(/^400 search\.search\.expression/)
  })
})
