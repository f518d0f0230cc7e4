import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { type Any, aFixture, createStaffMember } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const list = async (query = '', client = admin) => expected(await client.get(`/v2/staff-members/trash-bin${query}`))

describe('listDeletedStaffMembers', () => {
  it('lists the trash, page by page, or by id, for thirty days', async () => {
    const people: Any[] = []
    for (const name of ['Ada', 'Bea', 'Cleo']) people.push(await createStaffMember(admin, { name }))
    for (const { id } of people.slice(0, 2)) await admin.delete(`/v1/staff-members/${id}`)
    const ids = people.slice(0, 2).map(({ id }) => id)
    const { staffMembers, pagingMetadata } = await list()
    expect(staffMembers.map(({ id }: Any) => id)).toEqual([...ids].sort())
    expect(pagingMetadata).toMatchObject({ count: 2, hasNext: false })
    const first = await list('?paging.limit=1')
    expect(first.staffMembers).toHaveLength(1)
    const cursor = encodeURIComponent(first.pagingMetadata.cursors.next)
    expect((await list(`?paging.limit=1&paging.cursor=${cursor}`)).staffMembers).toHaveLength(1)
    expect((await list(`?staffMemberIds=${people[1].id}&fields=RESOURCE_DETAILS`)).staffMembers).toMatchObject([
      { name: 'Bea', resource: { id: people[1].resourceId } },
    ])
    expect((await list(`?staffMemberIds=${people[2].id}`)).staffMembers).toEqual([])
    test.clock.advance({ days: 31 })
    expect((await list()).staffMembers).toEqual([])
  })

  it('is not available to customers', async () => {
    expect(readRefusal(await visitor.get('/v2/staff-members/trash-bin'))).toBe('401 UNAUTHENTICATED')
    expect((await list('', (await aFixture(test)).admin)).staffMembers).toEqual([])
  })
})
