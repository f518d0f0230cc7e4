import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, aThing, createResourceType, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)

it('getResource returns a resource; to customers only bookable ones; none of another business', async () => {
  const thing = await aThing(admin, { typeId: (await createResourceType(admin)).id })
  for (const client of [admin, visitor])
    expect(expected(await client.get(`/v2/resources/${thing.id}`)).resource).toEqual(thing)
  await test.db.updateTable('resources').set({ approval_status: 'PENDING' }).where('id', '=', thing.id).execute()
  expect(readRefusal(await visitor.get(`/v2/resources/${thing.id}`))).toBe('404 RESOURCE_NOT_FOUND')
  expect(expected(await admin.get(`/v2/resources/${thing.id}`)).resource.bookable).toBe(false)
  expect(readRefusal(await admin.get(`/v2/resources/${nowhere}`))).toBe('404 RESOURCE_NOT_FOUND')
  expect(readRefusal(await (await aFixture(test)).admin.get(`/v2/resources/${thing.id}`))).toBe(
    '404 RESOURCE_NOT_FOUND',
  )
})
