import { expect, test } from 'vitest'
import { planPrice } from './plan-price.ts'

const eur = (total: string) => ({ subtotal: total, total, currency: 'EUR' })
const monthly = (cycleCount: number) => ({ cycleDuration: { count: 1, unit: 'MONTH' as const }, cycleCount })

test('a subscription costs the same later, unless a coupon or fee changed the first payment', () => {
  const same = planPrice({
    pricing: { subscription: monthly(0), prices: [{ duration: { cycleFrom: 1 }, price: eur('50') }] },
  })
  expect(same).toMatchObject({ dueNow: '50', later: '50', cycle: 'MONTH', cycles: undefined })
  const spans = [
    { duration: { cycleFrom: 1, numberOfCycles: 1 }, price: eur('40') },
    { duration: { cycleFrom: 2 }, price: eur('50') },
  ]
  expect(planPrice({ pricing: { subscription: monthly(12), prices: spans } })).toMatchObject({
    dueNow: '40',
    later: '50',
    cycles: 12,
  })
})

test('a trial is free today and says when the first payment is', () => {
  const prices = [{ duration: { cycleFrom: 1 }, price: eur('50') }]
  const order = { freeTrialDays: 7, startDate: '2026-11-25T10:00:00Z', pricing: { subscription: monthly(0), prices } }
  expect(planPrice(order)).toMatchObject({ dueNow: '0', trialDays: 7, firstPaymentAt: '2026-12-02T10:00:00.000Z' })
})

test('a plan that is paid once has no later payments', () => {
  const prices = [{ duration: { cycleFrom: 1, numberOfCycles: 1 }, price: eur('30') }]
  const pricing = { singlePaymentForDuration: { count: 10, unit: 'DAY' as const }, prices }
  const price = planPrice({ pricing })
  expect(price).toMatchObject({ dueNow: '30', later: undefined, cycle: undefined, validFor: { count: 10 } })
})
