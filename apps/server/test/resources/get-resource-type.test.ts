import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, createResourceType, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)

it('getResourceType returns a type, with counts if requested', async () => {
  const room = await createResourceType(admin, 'Room', { quantity: 3 })
  const at = `/v2/resources/resource-types/${room.id}`
  expect(expected(await visitor.get(at)).resourceType).toEqual(room)
  expect(expected(await admin.get(`${at}?fields=TOTAL_RESOURCE_COUNT`)).resourceType.resourceCounts).toEqual({
    total: 3,
  })
  expect(readRefusal(await admin.get(`/v2/resources/resource-types/${nowhere}`))).toBe('404 RESOURCE_TYPE_NOT_FOUND')
  expect(readRefusal(await (await aFixture(test)).admin.get(at))).toBe('404 RESOURCE_TYPE_NOT_FOUND')
})
