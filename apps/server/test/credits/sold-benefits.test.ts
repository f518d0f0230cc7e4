import { expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMonthlyMember, anHour, bookWithPlan } from './support/booked-order.ts'
import { aPass } from './support/credits.ts'

const begin = '2026-06-10T09:00:00Z'
const test = await createTestApp({ now: begin })
const { clock, context, db } = test

it('gives each cycle of an order what it was sold with, whatever its plan gives later', async () => {
  const club = await aMonthlyMember(test, { creditsPerCycle: 5 })
  const benefit = { serviceIds: [], rollsOver: true, creditsPerCycle: 1, booksAhead: false }
  expected(await club.admin.put(`/v1/plans/${club.planId}/benefit`, { benefit }))
  expected(await bookWithPlan(await anHour(club, '2026-08-15T09:00:00.000Z')))
  clock.set('2026-07-10T09:00:01Z')
  for (const { run } of ordersJobs) await run(context, clock.now())
  expect(await given(club.orderId)).toEqual([5, 5, 5])
  const later = await aPass(club.shop, club.member, club.planId)
  expect(await given(later.orderId)).toEqual([1])
})

/** How many credits each cycle of an order gave. */
async function given(orderId: string) {
  const grants = db.selectFrom('credit_grants').select('quantity').where('order_id', '=', orderId)
  return (await grants.orderBy('cycle').execute()).map(({ quantity }) => quantity)
}
