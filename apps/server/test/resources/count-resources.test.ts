import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, aThing } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)

it('countResources counts what a filter or search finds', async () => {
  await aThing(admin)
  await aThing(admin, { name: 'Red room', bookable: false })
  const count = async (body: object, client = admin) => expected(await client.post('/v2/resources/count', body)).count
  expect(await count({})).toBe(2)
  expect(await count({}, visitor)).toBe(1)
  expect(await count({ filter: { name: 'Red room' } })).toBe(1)
  expect(await count({ search: { expression: 'blue' } })).toBe(1)
  expect(readRefusal(await admin.post('/v2/resources/count', { filter: { nonsense: 1 } }))).toBe('400 filter.nonsense')
})
