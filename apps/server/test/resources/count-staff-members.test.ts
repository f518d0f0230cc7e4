import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, createStaffMember } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
await createStaffMember(admin, { name: 'Ada' })
await createStaffMember(admin, { name: 'Cleo' }, { serviceProvider: false })
const count = async (filter?: object, client = admin) =>
  expected(await client.post('/v1/staff-members/count', { filter })).count

describe('countStaffMembers', () => {
  it('counts staff who provide services, unless the filter says otherwise', async () => {
    expect(await count()).toBe(1)
    expect(await count({ serviceProvider: { $in: [true, false] } })).toBe(2)
    expect(await count({ serviceProvider: false }, visitor)).toBe(0)
    const unknown = await admin.post('/v1/staff-members/count', { filter: { nonsense: 1 } })
    expect(readRefusal(unknown)).toBe('400 filter.nonsense')
  })
})
