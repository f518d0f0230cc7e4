import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { type Any, aFixture, createStaffMember } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
await createStaffMember(admin, { name: 'Ada' })
await createStaffMember(admin, { name: 'Cleo' }, { serviceProvider: false })

describe('queryStaffMembersV2', () => {
  it('returns everyone, and to customers only bookable staff', async () => {
    const names = async (client: typeof admin, query?: object) => {
      const { staffMembers } = expected(
        await client.post('/v2/staff-members/query', { query, fields: ['RESOURCE_DETAILS'] }),
      )
      expect(staffMembers[0]).toHaveProperty('resource.eventsSchedule')
      return staffMembers.map(({ name }: Any) => name).sort()
    }
    expect(await names(admin)).toEqual(['Ada', 'Cleo'])
    expect(await names(admin, { filter: { serviceProvider: false } })).toEqual(['Cleo'])
    expect(await names(visitor)).toEqual(['Ada'])
  })
})
