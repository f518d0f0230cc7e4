import { expect, it } from 'vitest'
import { getBooking } from '../bookings/support/paying.ts'
import { aMember, aShop, tenDays } from '../orders/support/shop.ts'
import { expected } from '../support/factories.ts'
import { aGroup } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { aPass, aPassPlan, byPlan, remaining } from './support/credits.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, context, db } = test
const payment = JSON.stringify({
  rateType: 'FIXED',
  fixed: { price: { value: '80', currency: 'EUR' } },
  options: { online: false, inPerson: true, deposit: false, pricingPlan: true },
})

/** A course that begins on 5 June, booked with a plan that ends on the 11th. */
async function aBookedCourse() {
  const course = await aGroup(app, context, 'COURSE', { startDate: '2026-06-05T09:00:00.000Z' })
  const { siteId, admin, visitor, group } = course
  const shop = { ...(await aShop(test)), siteId, admin, visitor }
  await db.updateTable('services').set({ payment }).where('id', '=', group.id).execute()
  const planId = await aPassPlan(shop, { creditsPerCycle: 1 }, { pricing: tenDays() })
  expected(await admin.post(`/v2/services/${group.id}/pricing-plans/add`, { pricingPlanIds: [planId] }))
  const member = await aMember(shop)
  await aPass(shop, member, planId)
  const contactDetails = { firstName: 'Clara', lastName: 'Weiss', email: member.loginEmail }
  const sent = { ...byPlan, bookedEntity: course.entity, contactDetails, totalParticipants: 1, status: 'CONFIRMED' }
  const { id } = expected(await admin.post('/v2/bookings', { booking: sent })).booking
  const move = async (localStartDate: string) => {
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('schedule_id', '=', group.scheduleId)
      .executeTakeFirstOrThrow()
    const { revision } = expected(await admin.get(`/v1/sessions/${session.id}`)).session
    const to = { session: { revision, localStartDate }, bookings: 'KEEP', allowOverlap: true }
    expected(await admin.patch(`/v1/sessions/${session.id}`, to))
  }
  return { move, paid: () => getBooking(course, id), left: () => remaining(shop, member) }
}

it('a course that moves past the end of the plan that paid for it is owed', async () => {
  const { move, paid, left } = await aBookedCourse()
  expect(await left()).toEqual([0])
  await move('2026-09-05T11:00:00')
  expect(await paid()).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'NOT_PAID' })
  expect(await left()).toEqual([1])
})

it('a course that moves within the plan stays paid', async () => {
  const { move, paid, left } = await aBookedCourse()
  await move('2026-06-08T11:00:00')
  expect(await paid()).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
  expect(await left()).toEqual([0])
})
