import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { type Any, aHouse, hire } from './support/staffing.ts'

const test = await createTestApp()
const { desk, visitor } = await aHouse(test)
await hire(desk, { name: 'Adèle Grey' })
await hire(desk, { name: 'Cleo Grey' }, { serviceProvider: false })

describe('searchStaffMembersV2', () => {
  it('finds everyone by words; customers those who can be booked', async () => {
    const names = async (client: typeof desk) => {
      const answer = await client.post('/v2/staff-members/search', { search: { search: { expression: 'grey' } } })
      return expected(answer)
        .staffMembers.map(({ name }: Any) => name)
        .sort()
    }
    expect(await names(desk)).toEqual(['Adèle Grey', 'Cleo Grey'])
    expect(await names(visitor)).toEqual(['Adèle Grey'])
  })
})
