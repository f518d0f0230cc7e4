import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aHouse, aKind } from './support/staffing.ts'

const test = await createTestApp()
const { desk } = await aHouse(test)

it('countResourceTypes counts kinds, that of people too', async () => {
  await aKind(desk)
  const count = async (filter?: object) =>
    expected(await desk.post('/v2/resources/resource-types/count', { filter })).count
  expect(await count()).toBe(2)
  expect(await count({ name: 'Room' })).toBe(1)
})
