import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aHouse, hire } from './support/staffing.ts'

const test = await createTestApp()
const { desk, visitor } = await aHouse(test)
await hire(desk, { name: 'Ada' })
await hire(desk, { name: 'Cleo' }, { serviceProvider: false })

it('countStaffMembersV2 counts everyone; for customers those who can be booked', async () => {
  const count = async (client: typeof desk, filter?: object) =>
    expected(await client.post('/v2/staff-members/count', { filter })).count
  expect(await count(desk)).toBe(2)
  expect(await count(desk, { name: 'Cleo' })).toBe(1)
  expect(await count(visitor)).toBe(1)
})
