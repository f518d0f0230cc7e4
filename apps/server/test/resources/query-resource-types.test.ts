import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { type Any, aFixture, createResourceType } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)

it('queryResourceTypes finds types by name, page by page', async () => {
  await createResourceType(admin, 'Room', { quantity: 1 })
  await createResourceType(admin, 'Lamp')
  const send = (query: object, fields?: string[]) =>
    visitor.post('/v2/resources/resource-types/query', { query, fields })
  const names = async (query: object) =>
    expected(await send(query))
      .resourceTypes.map(({ name }: Any) => name)
      .sort()
  expect(await names({})).toEqual(['Lamp', 'Room', 'Staff'])
  expect(await names({ filter: { name: { $startsWith: 'ro' } } })).toEqual(['Room'])
  const counted = expected(await send({ filter: { name: 'Room' } }, ['TOTAL_RESOURCE_COUNT'])).resourceTypes
  expect(counted[0].resourceCounts).toEqual({ total: 1 })
  const first = expected(await send({ cursorPaging: { limit: 2 } }))
  expect(
    expected(await send({ cursorPaging: { cursor: first.pagingMetadata.cursors.next } })).resourceTypes,
  ).toHaveLength(1)
  expect(readRefusal(await send({ filter: { revision: 1 } }))).toBe('400 query.filter.revision')
})
