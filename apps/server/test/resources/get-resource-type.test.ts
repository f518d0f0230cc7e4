import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, refusalOf } from '../support/factories.ts'
import { aHouse, aKind, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { desk, visitor } = await aHouse(test)

it('getResourceType shows a kind, with counts when they are asked for', async () => {
  const room = await aKind(desk, 'Room', { quantity: 3 })
  const at = `/v2/resources/resource-types/${room.id}`
  expect(expected(await visitor.get(at)).resourceType).toEqual(room)
  expect(expected(await desk.get(`${at}?fields=TOTAL_RESOURCE_COUNT`)).resourceType.resourceCounts).toEqual({
    total: 3,
  })
  expect(refusalOf(await desk.get(`/v2/resources/resource-types/${nowhere}`))).toBe('404 RESOURCE_TYPE_NOT_FOUND')
  expect(refusalOf(await (await aHouse(test)).desk.get(at))).toBe('404 RESOURCE_TYPE_NOT_FOUND')
})
