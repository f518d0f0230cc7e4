import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { type Any, aFixture, createStaffMember } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
await createStaffMember(admin, { name: 'Adèle Grey' })
await createStaffMember(admin, { name: 'Cleo Grey' }, { serviceProvider: false })

describe('searchStaffMembersV2', () => {
  it('finds everyone by name; customers only bookable staff', async () => {
    const names = async (client: typeof admin) => {
      const answer = await client.post('/v2/staff-members/search', { search: { search: { expression: 'grey' } } })
      return expected(answer)
        .staffMembers.map(({ name }: Any) => name)
        .sort()
    }
    expect(await names(admin)).toEqual(['Adèle Grey', 'Cleo Grey'])
    expect(await names(visitor)).toEqual(['Adèle Grey'])
  })
})
