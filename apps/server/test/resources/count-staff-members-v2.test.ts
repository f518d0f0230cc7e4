import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, createStaffMember } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
await createStaffMember(admin, { name: 'Ada' })
await createStaffMember(admin, { name: 'Cleo' }, { serviceProvider: false })

it('countStaffMembersV2 counts everyone; for customers only bookable staff', async () => {
  const count = async (client: typeof admin, filter?: object) =>
    expected(await client.post('/v2/staff-members/count', { filter })).count
  expect(await count(admin)).toBe(2)
  expect(await count(admin, { name: 'Cleo' })).toBe(1)
  expect(await count(visitor)).toBe(1)
})
