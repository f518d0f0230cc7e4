import { describe, expect, it } from 'vitest'
import { getBooking, sellOnline } from '../bookings/support/paying.ts'
import { aPass, aPassPlan, remaining } from '../credits/support/credits.ts'
import { aMember, aShop, type Shop } from '../orders/support/shop.ts'
import { aBooking, aClient, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, context } = test

/** A booking of a member by a plan with five credits that nobody has answered, and staff who do not manage payments. */
async function anUnanswered(value: string) {
  const studio = await aStudio(app, context, { price: '80' })
  const { siteId, admin, visitor, service, resourceId } = studio
  const shop: Shop = { ...(await aShop(test)), siteId, admin, visitor }
  const fixed = { price: { value, currency: 'EUR' } }
  await sellOnline(studio, { fixed, options: { inPerson: true, pricingPlan: true } })
  const member = await aMember(shop)
  const planId = await aPassPlan(shop, { creditsPerCycle: 5 })
  expected(await admin.post(`/v2/services/${service.id}/pricing-plans/add`, { pricingPlanIds: [planId] }))
  const { orderId } = await aPass(shop, member, planId)
  const { id } = await aBooking(member.client, slotWith(studio, '2026-06-02T09:00:00.000Z'), {
    selectedPaymentOption: 'MEMBERSHIP',
    contactDetails: { firstName: 'Clara', email: member.loginEmail },
  })
  const person = await aPerson(context, siteId, { role: 'staff', resourceIds: [resourceId] })
  const staff = aClient(app, (await signIn(app, person, siteId)).headers)
  const { balances } = expected(await admin.post('/v1/bookings/balances/list', { bookingIds: [id] }))
  expect(balances).toEqual([])
  return { studio, id, staff, orderId, left: () => remaining(shop, member) }
}

const dueOf = async ({ studio: { admin }, id }: Awaited<ReturnType<typeof anUnanswered>>): Promise<string> => {
  const { balances } = expected(await admin.post('/v1/bookings/balances/list', { bookingIds: [id] }))
  return balances[0]?.amounts.due ?? '0.00'
}

describe('a booking by plan that staff answer who do not manage payments', () => {
  it.each(['PAID', 'EXEMPT', 'REFUNDED'])('is not %s without credits, at a price or at none', async (paymentStatus) => {
    for (const value of ['80', '0']) {
      const { studio, id, staff, left } = await anUnanswered(value)
      const body = { revision: '1', paymentStatus }
      expect(readRefusal(await staff.post(`/v2/bookings/${id}/confirm`, body))).toBe('403 UNAUTHORIZED_OPERATION')
      expect([(await getBooking(studio, id)).status, await left()]).toEqual(['CREATED', [5]])
      expected(await studio.admin.post(`/v2/bookings/${id}/confirm`, body))
    }
  })

  it.each(['FAILED', 'PARTIALLY_PAID'])(
    'is owed as %s, which nobody may say where only credits pay',
    async (status) => {
      const dear = await anUnanswered('80')
      const body = { revision: '1', paymentStatus: status }
      expected(await dear.staff.post(`/v2/bookings/${dear.id}/confirm`, body))
      expect([await dueOf(dear), await dear.left()]).toEqual(['80.00', [5]])
      const { id, staff, left } = await anUnanswered('0')
      expect(readRefusal(await staff.post(`/v2/bookings/${id}/confirm`, body))).toBe('403 UNAUTHORIZED_OPERATION')
      expect(await left()).toEqual([5])
    },
  )

  it('spends its credits although it ends as not paid', async () => {
    for (const value of ['80', '0']) {
      const { id, staff, left } = await anUnanswered(value)
      expected(await staff.post(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus: 'NOT_PAID' }))
      expect(await left()).toEqual([4])
    }
  })

  it('is owed instead of credits that are gone, and refused where nothing would be', async () => {
    const outcomes: string[] = []
    for (const value of ['80', '0']) {
      const booked = await anUnanswered(value)
      expected(await booked.studio.admin.post(`/v2/orders/${booked.orderId}/pause`))
      const url = `/v2/confirmation/${booked.id}:confirmOrDecline`
      outcomes.push(readRefusal(await booked.staff.post(url, { paymentStatus: 'NOT_PAID' })), await dueOf(booked))
    }
    expect(outcomes).toEqual(['200', '80.00', '400 VALIDATION_FAILURE', '0.00'])
  })
})
