import { describe, expect, it } from 'vitest'
import { asMember, type ClubMember } from '../members/club.ts'
import { aMember, aShop, type Shop } from '../orders/support/shop.ts'
import { type Answer, aBooking, aStudio, bookingInput, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPass, aPassPlan, byPlan, historyOf, remaining } from './support/credits.ts'

const test = await createTestApp()
const { app, context, db } = test
const studio = await aStudio(app, context, {
  price: '60',
  policy: {
    participantsPolicy: { enabled: true, maxParticipantsPerBooking: 8 },
    cancellationPolicy: { enabled: true },
  },
})
const { admin, siteId } = studio
const shop: Shop = { ...(await aShop(test)), siteId, admin, visitor: studio.visitor }
await db
  .updateTable('services')
  .set({
    payment: JSON.stringify({
      rateType: 'FIXED',
      fixed: { price: { value: '60', currency: 'EUR' } },
      options: { online: false, inPerson: true, deposit: false, pricingPlan: true },
    }),
  })
  .where('id', '=', studio.service.id)
  .execute()

let hour = 0
/** An hour that nobody has booked yet. */
const nextStart = () => new Date(Date.parse('2026-06-10T06:00:00Z') + hour++ * 3_600_000).toISOString()
const nextSlot = () => slotWith(studio, nextStart())

async function aPaidMember(
  creditsPerCycle: number | null = 5,
): Promise<ClubMember & { contactId: string; orderId: string }> {
  const member = await aMember(shop)
  const planId = await aPassPlan(shop, { creditsPerCycle })
  expected(await admin.post(`/v2/services/${studio.service.id}/pricing-plans/add`, { pricingPlanIds: [planId] }))
  return { ...member, ...(await aPass(shop, member, planId)) }
}

const clara = { firstName: 'Clara', lastName: 'Weiss' }
const book = (member: ClubMember, more: object = {}): Promise<Answer> =>
  member.client.post(
    '/v2/bookings',
    bookingInput(nextSlot(), { ...byPlan, contactDetails: { ...clara, email: member.loginEmail }, ...more }),
  )
const confirm = (booking: { id: string; revision: string }, more: object = {}) =>
  admin.post(`/v2/bookings/${booking.id}/confirm`, { revision: booking.revision, ...more })

async function aConfirmed(member: ClubMember, more: object = {}) {
  const { booking } = expected(await book(member, more))
  return expected(await confirm(booking)).booking
}

describe('bookings paid with a plan', () => {
  it('take a credit when they are confirmed, and are paid', async () => {
    const member = await aPaidMember()
    const { booking } = expected(await book(member))
    expect(booking).toMatchObject({ status: 'CREATED', paymentStatus: 'UNDEFINED' })
    expect(await remaining(shop, member)).toEqual([5])
    expect(expected(await confirm(booking)).booking.paymentStatus).toBe('PAID')
    expect(await remaining(shop, member)).toEqual([4])
  })

  it('take one per participant, and none of an unlimited plan', async () => {
    const member = await aPaidMember()
    await aConfirmed(member, { totalParticipants: 3 })
    expect(await remaining(shop, member)).toEqual([2])
    const unlimited = await aPaidMember(null)
    expect((await aConfirmed(unlimited)).paymentStatus).toBe('PAID')
    expect(await historyOf(shop, unlimited)).toEqual(['SPEND -1'])
  })

  it('are refused to visitors and to members without enough credits', async () => {
    const visitor = await studio.visitor.post('/v2/bookings', bookingInput(nextSlot(), byPlan))
    expect(readRefusal(visitor)).toBe('400 VALIDATION_FAILURE')
    expect(readRefusal(await book(await aMember(shop)))).toBe('400 VALIDATION_FAILURE')
    const member = await aPaidMember(1)
    expect(readRefusal(await book(member, { totalParticipants: 2 }))).toBe('400 VALIDATION_FAILURE')
    await admin.post(`/v2/orders/${member.orderId}/pause`)
    expect(readRefusal(await book(member))).toBe('400 VALIDATION_FAILURE')
  })

  it('confirmed without a credit are not paid', async () => {
    const member = await aPaidMember(1)
    const [first, second] = [expected(await book(member)).booking, expected(await book(member)).booking]
    const statuses = [await confirm(first), await confirm(second)].map(
      (answer) => expected(answer).booking.paymentStatus,
    )
    expect(statuses).toEqual(['PAID', 'NOT_PAID'])
  })

  it('that race for the last credit: one is paid', async () => {
    const member = await aPaidMember(1)
    const made = [expected(await book(member)).booking, expected(await book(member)).booking]
    const answers = await Promise.all(made.map((booking) => confirm(booking)))
    expect(answers.map((answer) => expected(answer).booking.paymentStatus).sort()).toEqual(['NOT_PAID', 'PAID'])
    expect(await remaining(shop, member)).toEqual([0])
  })

  it('of staff take the credits of the customer, also without an account of staff', async () => {
    const member = await aPaidMember()
    const contactDetails = { ...clara, email: member.loginEmail }
    const booking = await aBooking(admin, nextSlot(), { ...byPlan, status: 'CONFIRMED', contactDetails })
    expect(booking.paymentStatus).toBe('PAID')
    const offline = { selectedPaymentOption: 'MEMBERSHIP_OFFLINE', status: 'CONFIRMED', contactDetails } as const
    expect((await aBooking(admin, nextSlot(), offline)).paymentStatus).toBe('PAID')
    expect(await remaining(shop, member)).toEqual([3])
    const other = { ...byPlan, status: 'CONFIRMED' } as const
    expect((await aBooking(admin, nextSlot(), other)).paymentStatus).toBe('NOT_PAID')
  })

  it('follow the status of the payment when a checkout ends', async () => {
    const member = await aPaidMember()
    const settle = async (paymentStatus?: string) => {
      const { booking } = expected(await book(member))
      const url = `/v2/confirmation/${booking.id}:confirmOrDecline`
      return expected(await admin.post(url, paymentStatus ? { paymentStatus } : {})).booking.paymentStatus
    }
    expect(await settle()).toBe('PAID')
    expect(await settle('NOT_PAID')).toBe('PAID')
    expect(await settle('EXEMPT')).toBe('EXEMPT')
  })

  it('return the credit when the customer cancels in time or the business declines', async () => {
    const member = await aPaidMember()
    const booking = await aConfirmed(member)
    const client = await asMember(shop, member.id)
    const canceled = expected(await client.post(`/v2/bookings/${booking.id}/cancel`, { revision: booking.revision }))
    expect(canceled.booking.paymentStatus).toBe('REFUNDED')
    const { booking: second } = expected(await book(member))
    expect(
      expected(await admin.post(`/v2/bookings/${second.id}/decline`, { revision: second.revision })).booking
        .paymentStatus,
    ).toBe('UNDEFINED')
    expect(await remaining(shop, member)).toEqual([5])
    expect(await historyOf(shop, member)).toEqual(['GRANT 5', 'SPEND -1', 'RETURN 1'])
  })

  it('canceled by staff return it with withRefund only', async () => {
    const member = await aPaidMember()
    const cancel = async (withRefund: boolean) => {
      const { id, revision } = await aConfirmed(member)
      const sent = { revision, flowControlSettings: { withRefund } }
      return expected(await admin.post(`/v2/bookings/${id}/cancel`, sent)).booking.paymentStatus
    }
    expect([await cancel(false), await cancel(true)]).toEqual(['PAID', 'REFUNDED'])
    expect(await remaining(shop, member)).toEqual([4])
  })

  it('canceled late keep it', async () => {
    const member = await aPaidMember()
    const booking = await aConfirmed(member)
    const fee = { enabled: true, cancellationWindows: [{ startInMinutes: 1_000_000, percentage: '50' }] }
    const policy = {
      cancellationPolicy: { enabled: true },
      cancellationFeePolicy: { ...fee, autoCollectFeeEnabled: false },
    }
    await db
      .updateTable('bookings')
      .set({ policy_snapshot: JSON.stringify(policy) })
      .where('id', '=', booking.id)
      .execute()
    const client = await asMember(shop, member.id)
    const canceled = expected(await client.post(`/v2/bookings/${booking.id}/cancel`, { revision: booking.revision }))
    expect(canceled.booking.paymentStatus).toBe('PAID')
    expect(await remaining(shop, member)).toEqual([4])
  })

  it('use the plan that ends first, and several where one does not suffice', async () => {
    const member = await aPaidMember(1)
    const later = await aPassPlan(shop, { creditsPerCycle: 5 })
    expected(await admin.post(`/v2/services/${studio.service.id}/pricing-plans/add`, { pricingPlanIds: [later] }))
    test.clock.advance({ minutes: 1 })
    await aPass(shop, member, later)
    await aConfirmed(member, { totalParticipants: 2 })
    expect(await remaining(shop, member)).toEqual([0, 4])
  })

  it('held on our own pages take it at once', async () => {
    const member = await aPaidMember(1)
    const hold = async () => {
      const { serviceId, startDate, endDate, timezone } = nextSlot()
      return expected(await member.client.post('/v1/holds', { slot: { serviceId, startDate, endDate, timezone } })).hold
        .id
    }
    const contactDetails = { ...clara, email: member.loginEmail }
    const send = async () => member.client.post(`/v1/holds/${await hold()}/book`, { contactDetails, ...byPlan })
    expect(expected(await send()).booking).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(readRefusal(await send())).toBe('400 VALIDATION_FAILURE')
    expect(await remaining(shop, member)).toEqual([0])
  })
})
