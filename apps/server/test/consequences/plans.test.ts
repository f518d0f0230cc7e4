import { describe } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { rowsOf } from './support/proves.ts'

const test = await createTestApp()
const proves = await rowsOf(test)

describe('what follows from a change of a plan, an order or a coupon', () => {
  proves('the price or the terms of a plan change', async ({ admin, clara }) => {
    const { plan } = expected(await admin.get(`/v2/plans/${clara.planId}`))
    const pricing = { ...plan.pricing, price: { value: '75', currency: 'EUR' } }
    expected(await admin.patch(`/v2/plans/${clara.planId}`, { plan: { name: 'Platinum', pricing } }))
  })

  proves('what a plan pays for changes', async ({ admin, clara, service }) => {
    const benefit = { creditsPerCycle: 2, serviceIds: [service.id], rollsOver: false }
    expected(await admin.put(`/v1/plans/${clara.planId}/benefit`, { benefit }))
  })

  proves('a plan is archived', async ({ admin, clara }) => {
    expected(await admin.post(`/v2/plans/${clara.planId}/archive`))
  })

  proves('a plan is bought', async ({ clara, admin }) => {
    expected(await clara.client.post('/v2/checkout/orders/online', { planId: clara.planId }))
    expected(await admin.post('/v2/checkout/orders/offline', { planId: clara.planId, memberId: clara.id, paid: true }))
  })

  proves('an order is cancelled', async ({ admin, clara }) => {
    expected(await admin.post(`/v2/orders/${clara.orderId}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
  })

  proves('an order is paused', async ({ admin, clara }) => {
    expected(await admin.post(`/v2/orders/${clara.orderId}/pause`))
  })

  proves(
    'an order goes on after a pause',
    async ({ admin, clara }) => {
      test.clock.advance({ days: 2 })
      expected(await admin.post(`/v2/orders/${clara.orderId}/resume`))
    },
    async ({ admin, clara }) => expected(await admin.post(`/v2/orders/${clara.orderId}/pause`)),
  )

  proves('the end of an order moves', async ({ admin, clara }) => {
    const { order } = expected(await admin.get(`/v2/orders/${clara.orderId}`))
    const endDate = new Date(Date.parse(order.endDate) + 864_000_000).toISOString()
    expected(await admin.patch(`/v2/orders/${clara.orderId}`, { endDate }))
  })

  proves('credits are corrected', async ({ admin, clara }) => {
    const { balances } = expected(await clara.client.get('/v1/credits/my'))
    const sent = { quantity: 2, reason: 'Sorry' }
    expected(await admin.post(`/v1/credits/${balances[0].id}/adjust`, sent))
  })

  proves('a coupon changes or ends', async ({ admin, couponId }) => {
    expected(await admin.put(`/v1/coupons/${couponId}/active`, { active: false }))
  })
})
