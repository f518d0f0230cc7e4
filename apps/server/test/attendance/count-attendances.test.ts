import { expect, it } from 'vitest'
import { aStudio, type Client, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { signInStaff, threeRecords } from './support/records.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })

it('counts records that the actor may see', async () => {
  const { studio } = await threeRecords(test)
  const count = async (client: Client, filter?: object) =>
    expected(await client.post('/v2/attendance/count', filter ? { filter } : {})).count
  expect(await count(studio.admin)).toBe(3)
  expect(await count(studio.admin, { status: 'NOT_ATTENDED' })).toBe(1)
  expect(await count(await signInStaff(test, studio, studio.siteId))).toBe(0)
  expect(await count((await aStudio(test.app, test.context)).admin)).toBe(0)
})
