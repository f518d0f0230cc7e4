import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, aThing, createStaffMember } from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)

it('listDeletedResources lists resources in the trash, latest first, until they are erased', async () => {
  const list = async () => expected(await admin.get('/v1/resources/trash')).resources
  const blue = await aThing(admin)
  const red = await aThing(admin, { name: 'Red room' })
  await admin.delete(`/v2/resources/${(await createStaffMember(admin)).resourceId}`)
  await admin.delete(`/v2/resources/${blue.id}`)
  test.clock.advance({ days: 1 })
  await admin.delete(`/v2/resources/${red.id}`)
  const deletedDate = new Date(test.clock.now()).toISOString()
  const eraseDate = new Date(test.clock.now() + 30 * 86_400_000).toISOString()
  const [first, second] = await list()
  expect(first).toEqual({ id: red.id, name: 'Red room', typeId: null, deletedDate, eraseDate })
  expect(second.id).toBe(blue.id)
  test.clock.advance({ days: 29, minutes: 1 })
  expect(await list()).toHaveLength(1)
  expect(expected(await (await aFixture(test)).admin.get('/v1/resources/trash')).resources).toEqual([])
})
