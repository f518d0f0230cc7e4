import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { getBooking } from '../bookings/support/paying.ts'
import { asMember } from '../members/club.ts'
import {
  aMemberWithCard,
  anOnlineOrder,
  aPlan,
  getOrder,
  listCharges,
  monthly,
  tenDays,
} from '../orders/support/shop.ts'
import { useSandbox } from '../payments/support/payments.ts'
import { contactOf } from '../support/contact-of.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMonthlyMember, anHour, bookWithPlan, type PassClub } from './support/booked-order.ts'
import { remaining } from './support/credits.ts'

const start = '2026-06-10T09:00:00Z'
const test = await createTestApp({ now: start })
const { clock, context, db } = test

const tick = async () => {
  for (const job of ordersJobs) await job.run(context, clock.now())
}
const statusOf = async (club: PassClub, id: string) => (await getBooking(club, id)).paymentStatus
const refused = '400 VALIDATION_FAILURE'

/** A member in the trial week of a plan that a card pays for. */
async function aTrialClub(creditsPerCycle: number | null, card: 'SUCCESS' | 'DECLINE', booksAhead = false) {
  clock.set(start)
  const club = await aMonthlyMember(test, { creditsPerCycle: 1 })
  await useSandbox(club)
  const plan = await aPlan(club, { pricing: { ...monthly(), freeTrialDays: 7 } as object, buyerCanCancel: true })
  const benefit = { serviceIds: [], rollsOver: false, creditsPerCycle, booksAhead }
  expected(await club.admin.put(`/v1/plans/${plan.id}/benefit`, { benefit }))
  expected(await club.admin.post(`/v2/services/${club.group.id}/pricing-plans/add`, { pricingPlanIds: [plan.id] }))
  const member = await aMemberWithCard(club.shop, card)
  const order = await anOnlineOrder(member, plan.id)
  return { ...club, member, orderId: order.id, planId: plan.id } satisfies PassClub
}

/** A member whose plan began at the start of the test. */
async function aClub(...more: [benefit: Parameters<typeof aMonthlyMember>[1], plan?: object]): Promise<PassClub> {
  clock.set(start)
  return aMonthlyMember(test, ...more)
}

async function aBooked(club: PassClub, startDate: string) {
  return expected(await bookWithPlan(await anHour(club, startDate))).booking
}

const cancel = async (club: PassClub, effectiveAt: string) =>
  expected(await club.admin.post(`/v2/orders/${club.orderId}/cancel`, { effectiveAt }))

async function move(
  club: PassClub,
  { id, revision }: { id: string; revision: string },
  to: string,
  client = club.admin,
) {
  const slot = { eventId: (await anHour(club, to)).scopeId }
  return client.post(`/v2/bookings/${id}/reschedule`, { revision, slot })
}

describe('a plan pays until it ends', () => {
  it('refuses a booking months after a trial', async () => {
    const club = await aTrialClub(null, 'SUCCESS')
    expect((await aBooked(club, '2026-06-16T09:00:00.000Z')).paymentStatus).toBe('PAID')
    expect(readRefusal(await bookWithPlan(await anHour(club, '2026-12-12T09:00:00.000Z')))).toBe(refused)
  })

  it('owes what a coming cycle was to pay for when the trial ends without one', async () => {
    const club = await aTrialClub(null, 'SUCCESS', true)
    const within = await aBooked(club, '2026-06-16T09:00:00.000Z')
    const after = await aBooked(club, '2026-12-12T09:00:00.000Z')
    const client = await asMember(club.shop, club.member.id)
    expected(await client.post(`/v2/member/orders/${club.orderId}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
    expect(await statusOf(club, after.id)).toBe('NOT_PAID')
    clock.advance({ days: 8 })
    await tick()
    expect(await listCharges(db, club.orderId)).toEqual([])
    expect(await statusOf(club, within.id)).toBe('PAID')
  })

  it('refuses what lies after ten days, and lists nothing for it', async () => {
    const club = await aClub({ creditsPerCycle: null }, { pricing: tenDays() })
    expect((await aBooked(club, '2026-06-20T08:00:00.000Z')).paymentStatus).toBe('PAID')
    expect(readRefusal(await bookWithPlan(await anHour(club, '2026-06-20T09:00:00.000Z')))).toBe(refused)
    const client = await asMember(club.shop, club.member.id)
    const url = `/v1/credits/usable?serviceId=${club.group.id}&startDate=`
    expect(expected(await client.get(`${url}2026-06-20T08:00:00.000Z`)).balances).toHaveLength(1)
    expect(expected(await client.get(`${url}2026-06-20T09:00:00.000Z`)).balances).toEqual([])
  })

  it('does not pay for a booking that is moved after the end', async () => {
    const club = await aClub({ creditsPerCycle: 2 }, { pricing: tenDays() })
    const booking = await aBooked(club, '2026-06-15T09:00:00.000Z')
    const client = await asMember(club.shop, club.member.id)
    expect(readRefusal(await move(club, booking, '2026-08-15T09:00:00.000Z', client))).toBe(refused)
    expect(await remaining(club.shop, club.member)).toEqual([1])
    const within = expected(await move(club, booking, '2026-06-17T09:00:00.000Z', client)).booking
    expect(within.paymentStatus).toBe('PAID')
    const byStaff = expected(await move(club, within, '2026-08-15T09:00:00.000Z')).booking
    expect(byStaff.paymentStatus).toBe('NOT_PAID')
    expect(await remaining(club.shop, club.member)).toEqual([2])
  })

  it('pays for a move from one cycle to the next with the credits of the next', async () => {
    const club = await aClub({ creditsPerCycle: 1 })
    const booking = await aBooked(club, '2026-06-15T09:00:00.000Z')
    const client = await asMember(club.shop, club.member.id)
    const moved = expected(await move(club, booking, '2026-07-15T09:00:00.000Z', client)).booking
    expect(moved.paymentStatus).toBe('PAID')
    expect(await remaining(club.shop, club.member)).toEqual([1])
  })

  it('keeps what the business returned valid until its own end, also without the order', async () => {
    const club = await aClub({ creditsPerCycle: 1 }, { pricing: tenDays() })
    const booking = await aBooked(club, '2026-06-19T09:00:00.000Z')
    clock.set('2026-06-20T10:00:00Z')
    await tick()
    const { revision } = await getBooking(club, booking.id)
    const flags = { flowControlSettings: { ignoreCancellationPolicy: true, withRefund: true } }
    expected(await club.admin.post(`/v2/bookings/${booking.id}/cancel`, { revision, ...flags }))
    expect((await aBooked(club, '2026-07-19T09:00:00.000Z')).paymentStatus).toBe('PAID')
  })
})

describe('an order that ends early', () => {
  it('owes what begins after its end, and has paid for what began before', async () => {
    const club = await aClub({ creditsPerCycle: 3 }, { pricing: tenDays() })
    const begun = await aBooked(club, '2026-06-11T09:00:00.000Z')
    const later = await aBooked(club, '2026-06-18T09:00:00.000Z')
    clock.set('2026-06-12T09:00:00Z')
    await cancel(club, 'IMMEDIATELY')
    expect(await statusOf(club, begun.id)).toBe('PAID')
    expect(await statusOf(club, later.id)).toBe('NOT_PAID')
    expect(await remaining(club.shop, club.member)).toEqual([])
    const { entries } = expected(await club.admin.get(`/v1/bookings/${later.id}/history`))
    expect(entries.at(-1)).toMatchObject({ action: 'payment', detail: { creditsLost: 'PLAN_ENDED' } })
  })

  it('owes what credits that roll over paid for after the last cycle', async () => {
    const club = await aClub({ creditsPerCycle: 2, rollsOver: true, booksAhead: false })
    const within = await aBooked(club, '2026-07-09T09:00:00.000Z')
    const after = await aBooked(club, '2026-07-11T09:00:00.000Z')
    expect(after.paymentStatus).toBe('PAID')
    await cancel(club, 'NEXT_PAYMENT_DATE')
    expect(await statusOf(club, within.id)).toBe('PAID')
    expect(await statusOf(club, after.id)).toBe('NOT_PAID')
    expect(readRefusal(await bookWithPlan(await anHour(club, '2026-07-12T09:00:00.000Z')))).toBe(refused)
  })
})

describe('a cycle that is never paid', () => {
  const failFor = async (days: number) => {
    for (let day = 0; day < days; day++) {
      clock.advance({ days: 1 })
      await tick()
    }
  }

  const owedBy = async ({ admin }: PassClub, { id }: { id: string }) => {
    const contactId = await contactOf(context, id)
    const { balances } = expected(await admin.get(`/v1/payments/balances/${contactId}`))
    return balances[0]?.owed
  }

  const setPrice = (club: PassClub, price: object) => {
    const options = { online: false, inPerson: false, deposit: false, pricingPlan: true }
    const payment = JSON.stringify({ ...price, options })
    return db.updateTable('services').set({ payment }).where('site_id', '=', club.siteId).execute()
  }

  it('owes its bookings instead, also those that were, once the order ends', async () => {
    const club = await aTrialClub(4, 'DECLINE')
    const inTrial = await aBooked(club, '2026-06-16T09:00:00.000Z')
    await failFor(8)
    expect((await getOrder(club, club.orderId)).lastPaymentStatus).toBe('FAILED')
    const soon = await aBooked(club, '2026-06-19T09:00:00.000Z')
    const later = await aBooked(club, '2026-07-01T09:00:00.000Z')
    await failFor(9)
    expect(await getOrder(club, club.orderId)).toMatchObject({ status: 'CANCELED', lastPaymentStatus: 'FAILED' })
    expect(await statusOf(club, inTrial.id)).toBe('PAID')
    expect([await statusOf(club, soon.id), await statusOf(club, later.id)]).toEqual(['NOT_PAID', 'NOT_PAID'])
    const { entries } = expected(await club.admin.get(`/v1/bookings/${soon.id}/history`))
    expect(entries.at(-1)).toMatchObject({ action: 'payment', detail: { creditsLost: 'PLAN_NOT_PAID' } })
    // The one that has begun is not also owed with the cycle; the other may still be cancelled.
    expect(await listCharges(db, club.orderId)).toEqual(['1: 0/5000'])
    expect(await owedBy(club, inTrial)).toBe('70.00')
  })

  it('is given up by no more than is owed for what has begun', async () => {
    const club = await aTrialClub(null, 'DECLINE')
    await failFor(7)
    await setPrice(club, { rateType: 'CUSTOM', custom: { description: 'Members only' } })
    const inWords = await aBooked(club, '2026-06-19T09:00:00.000Z')
    await setPrice(club, { rateType: 'FIXED', fixed: { price: { value: '1', currency: 'EUR' } } })
    await aBooked(club, '2026-06-20T09:00:00.000Z')
    await failFor(10)
    expect((await getOrder(club, club.orderId)).status).toBe('CANCELED')
    expect(await owedBy(club, inWords)).toBe('50.00')
  })

  it('is not given up for what is coming, which can be cancelled', async () => {
    const club = await aTrialClub(4, 'DECLINE')
    await failFor(7)
    const later = await aBooked(club, '2026-07-12T09:00:00.000Z')
    await failFor(10)
    expect(await owedBy(club, later)).toBe('70.00')
    const client = await asMember(club.shop, club.member.id)
    const { revision } = await getBooking(club, later.id)
    expected(await client.post(`/v2/bookings/${later.id}/cancel`, { revision }))
    expect(await owedBy(club, later)).toBe('50.00')
  })

  it('stays owed itself where nothing was booked with it', async () => {
    const club = await aTrialClub(4, 'DECLINE')
    await failFor(17)
    expect((await getOrder(club, club.orderId)).status).toBe('CANCELED')
    expect(await listCharges(db, club.orderId)).toEqual(['1: 0/5000'])
  })
})
