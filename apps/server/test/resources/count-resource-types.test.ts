import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, createResourceType } from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)

it('countResourceTypes counts types, including staff', async () => {
  await createResourceType(admin)
  const count = async (filter?: object) =>
    expected(await admin.post('/v2/resources/resource-types/count', { filter })).count
  expect(await count()).toBe(2)
  expect(await count({ name: 'Room' })).toBe(1)
})
