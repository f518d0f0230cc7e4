import { DAY } from '@kalends/availability'
import { expect, it } from 'vitest'
import { monthly } from '../orders/support/shop.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMonthlyMember, anHour, bookWithPlan } from './support/booked-order.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { clock } = test
const start = clock.now()

/** Two months from the first of June; the second one pays for an hour in July already. */
async function aBookedAhead() {
  clock.set(start)
  const club = await aMonthlyMember(test, { creditsPerCycle: 2 }, { pricing: monthly(2) })
  expected(await bookWithPlan(await anHour(club, '2026-07-16T09:00:00.000Z')))
  const august = await anHour(club, '2026-08-03T09:00:00.000Z')
  expect(readRefusal(await bookWithPlan(august))).toBe('400 VALIDATION_FAILURE')
  return { ...club, august }
}

it('what was given ahead of the last cycle ends as much later as the order does', async () => {
  const { admin, orderId, august } = await aBookedAhead()
  const { order } = expected(await admin.get(`/v2/orders/${orderId}`))
  const endDate = new Date(Date.parse(order.endDate) + 5 * DAY).toISOString()
  expected(await admin.patch(`/v2/orders/${orderId}`, { endDate }))
  expect(expected(await bookWithPlan(august)).booking.paymentStatus).toBe('PAID')
})

it('what was given ahead of the last cycle ends as much later as the order was paused', async () => {
  const { admin, orderId, august } = await aBookedAhead()
  expected(await admin.post(`/v2/orders/${orderId}/pause`))
  clock.advance({ days: 5 })
  expected(await admin.post(`/v2/orders/${orderId}/resume`))
  expect(expected(await bookWithPlan(august)).booking.paymentStatus).toBe('PAID')
})
