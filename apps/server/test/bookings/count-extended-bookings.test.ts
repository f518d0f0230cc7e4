import { expect, it } from 'vitest'
import { aBooking, aStudio, expected, readRefusal, slotAt } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const url = '/v2/extended-bookings/count'

it('counts filtered bookings that the actor may see', async () => {
  const studio = await aStudio(app, context)
  await aBooking(studio.visitor, slotAt(studio, '2026-06-02T09:00:00.000Z'))
  await aBooking(studio.admin, slotAt(studio, '2026-06-02T09:00:00.000Z'), { status: 'CONFIRMED' })
  const count = async (client: typeof studio.admin, payload: object) => expected(await client.post(url, payload)).count
  expect(await count(studio.admin, {})).toBe(2)
  expect(await count(studio.admin, { filter: { status: 'CONFIRMED' } })).toBe(1)
  expect(await count(studio.visitor, {})).toBe(1)
  expect(await count((await aStudio(app, context)).admin, {})).toBe(0)
  expect(readRefusal(await studio.admin.post(url, { filter: { nothing: 1 } }))).toBe('400 filter.nothing')
})
