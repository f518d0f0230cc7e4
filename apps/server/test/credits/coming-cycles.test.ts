import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { asMember } from '../members/club.ts'
import { monthly } from '../orders/support/shop.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMonthlyMember as aMonthly, anHour, bookWithPlan as book, type PassClub } from './support/booked-order.ts'
import { aPass, aPassPlan, type Benefit, historyOf, remaining } from './support/credits.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { clock, context, db } = test
const start = clock.now()

/** A member whose monthly plan began on the first of June. */
function aMonthlyMember(...more: [benefit?: Benefit, plan?: object]) {
  clock.set(start)
  return aMonthly(test, ...more)
}

const aBooked = async (club: PassClub, people = 1) => expected(await book(club, people)).booking

async function tick() {
  for (const job of ordersJobs) await job.run(context, clock.now())
}

const statusOf = async (id: string) => {
  const found = db.selectFrom('bookings').select(['status', 'payment_status']).where('id', '=', id)
  const { status, payment_status } = await found.executeTakeFirstOrThrow()
  return `${status} ${payment_status}`
}

/** Every credit that was given is used, left or ended. */
async function sumsOf(orderId: string) {
  const rows = await db
    .selectFrom('credit_entries')
    .innerJoin('credit_grants', 'credit_grants.id', 'credit_entries.grant_id')
    .select(['account', (eb) => eb.fn.sum('credit_entries.quantity').as('sum')])
    .where('credit_grants.order_id', '=', orderId)
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]))
}

async function reschedule(
  club: PassClub,
  booking: { id: string; revision: string },
  to: PassClub,
  client = club.admin,
  more: object = {},
) {
  const slot = { eventId: to.scopeId }
  return client.post(`/v2/bookings/${booking.id}/reschedule`, { slot, revision: booking.revision, ...more })
}

const flags = { flowControlSettings: { allowPriceChange: true } }

/** Customers change how many come together with the time where that changes no price. */
const withPriceInWords = async ({ siteId }: PassClub) => {
  const options = { online: false, inPerson: false, deposit: false, pricingPlan: true }
  const payment = JSON.stringify({ rateType: 'CUSTOM', custom: { description: 'With a plan' }, options })
  await db.updateTable('services').set({ payment }).where('site_id', '=', siteId).execute()
}

/** Sells the member another plan that pays for the class, with credits for this cycle only. */
async function anotherPass(club: PassClub, creditsPerCycle: number) {
  const planId = await aPassPlan(club.shop, { creditsPerCycle, booksAhead: false }, { pricing: monthly() })
  expected(await club.admin.post(`/v2/services/${club.group.id}/pricing-plans/add`, { pricingPlanIds: [planId] }))
  return aPass(club.shop, club.member, planId)
}

/** Holds back who wants the credits of an order until all the calls wait for them. */
async function race<T>(orderId: string, calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('credit_grants').select('id').where('order_id', '=', orderId).forUpdate().execute()
    const all = Promise.all(calls.map((call) => call()))
    await new Promise((resolve) => setTimeout(resolve, 300))
    return () => all
  })
  return answers()
}

describe('credits of a coming cycle', () => {
  it('pay for a booking in that cycle, after those that end first', async () => {
    const club = await aMonthlyMember()
    await aBooked(club)
    expect(await remaining(club.shop, club.member)).toEqual([0])
    const ahead = await aBooked(await anHour(club, '2026-07-16T09:00:00.000Z'))
    expect(ahead.paymentStatus).toBe('PAID')
    expect(readRefusal(await book(await anHour(club, '2026-07-17T09:00:00.000Z')))).toBe('400 VALIDATION_FAILURE')
    expect(await historyOf(club.shop, club.member)).toEqual(['GRANT 1', 'SPEND -1', 'GRANT 1', 'SPEND -1'])
    clock.advance({ days: 31 })
    await tick()
    expect(await remaining(club.shop, club.member)).toEqual([0])
    expect(await historyOf(club.shop, club.member)).toHaveLength(4)
  })

  it('pay for nothing before their cycle begins', async () => {
    const club = await aMonthlyMember()
    await aBooked(club)
    expect(readRefusal(await book(await anHour(club, '2026-06-20T09:00:00.000Z')))).toBe('400 VALIDATION_FAILURE')
  })

  it('are given once to two who race', async () => {
    const club = await aMonthlyMember()
    const hours = [club, await anHour(club, '2026-07-16T09:00:00.000Z'), await anHour(club, '2026-07-17T09:00:00.000Z')]
    const answers = await Promise.all(hours.map((hour) => book(hour)))
    expect(answers.map(readRefusal).sort()).toEqual(['200', '200', '400 VALIDATION_FAILURE'])
    expect(await sumsOf(club.orderId)).toEqual({ ISSUED: -2, AVAILABLE: 0, USED: 2 })
  })

  it('are not used where the plan does not allow it, is paid once, or is not renewed', async () => {
    const forbidden = await aMonthlyMember({ creditsPerCycle: 1, booksAhead: false })
    await aBooked(forbidden)
    expect(readRefusal(await book(await anHour(forbidden, '2026-07-16T09:00:00.000Z')))).toBe('400 VALIDATION_FAILURE')
    const last = await aMonthlyMember({ creditsPerCycle: 1 }, { pricing: monthly(1) })
    await aBooked(last)
    expect(readRefusal(await book(await anHour(last, '2026-07-16T09:00:00.000Z')))).toBe('400 VALIDATION_FAILURE')
    const cancelled = await aMonthlyMember()
    await aBooked(cancelled)
    const url = `/v2/orders/${cancelled.orderId}/cancel`
    expected(await cancelled.admin.post(url, { effectiveAt: 'NEXT_PAYMENT_DATE' }))
    expect(readRefusal(await book(await anHour(cancelled, '2026-07-16T09:00:00.000Z')))).toBe('400 VALIDATION_FAILURE')
  })

  it('are listed for the time of a booking', async () => {
    const club = await aMonthlyMember({ creditsPerCycle: 3 })
    const client = await asMember(club.shop, club.member.id)
    const url = `/v1/credits/usable?serviceId=${club.group.id}`
    const list = async (startDate?: string) =>
      expected(await client.get(startDate ? `${url}&startDate=${startDate}` : url))
    expect((await list()).coming).toEqual([])
    expect((await list('2026-06-20T09:00:00.000Z')).coming).toEqual([])
    expect((await list('2026-08-20T09:00:00.000Z')).coming).toMatchObject([
      { orderId: club.orderId, cycle: 3, quantity: 3, startsDate: '2026-08-01T09:00:00.000Z' },
    ])
  })

  it.each([
    ['IMMEDIATELY', 'NOT_PAID', { USED: 0, EXPIRED: 2 }],
    ['NEXT_PAYMENT_DATE', 'PAID', { USED: 1, EXPIRED: 1 }],
  ])('are gone when the order is cancelled (%s): the booking is owed', async (effectiveAt, running, sums) => {
    const club = await aMonthlyMember()
    const kept = await aBooked(club)
    const ahead = await aBooked(await anHour(club, '2026-07-16T09:00:00.000Z'))
    expected(await club.admin.post(`/v2/orders/${club.orderId}/cancel`, { effectiveAt }))
    expect(await statusOf(kept.id)).toBe(`CONFIRMED ${running}`)
    expect(await statusOf(ahead.id)).toBe('CONFIRMED NOT_PAID')
    expect(await sumsOf(club.orderId)).toEqual({ ISSUED: -2, AVAILABLE: 0, ...sums })
    const client = await asMember(club.shop, club.member.id)
    const query = { query: { filter: { id: ahead.id } } }
    const [{ booking }] = expected(await club.admin.post('/v2/extended-bookings/query', query)).extendedBookings
    expected(await client.post(`/v2/bookings/${ahead.id}/cancel`, { revision: booking.revision }))
    expect(await statusOf(ahead.id)).toBe('CANCELED NOT_PAID')
  })

  it('do not pay for a booking that is moved out of their cycle', async () => {
    const club = await aMonthlyMember({ creditsPerCycle: 2 })
    const july = await anHour(club, '2026-07-16T09:00:00.000Z')
    await aBooked(club, 2)
    const ahead = await aBooked(july)
    const june = await anHour(club, '2026-06-20T09:00:00.000Z')
    const client = await asMember(club.shop, club.member.id)
    expect(readRefusal(await reschedule(club, ahead, june, client))).toBe('400 VALIDATION_FAILURE')
    const moved = expected(
      await reschedule(club, ahead, await anHour(club, '2026-07-18T09:00:00.000Z'), client),
    ).booking
    expect(moved.paymentStatus).toBe('PAID')
    const byStaff = expected(await reschedule(club, moved, june)).booking
    expect(byStaff.paymentStatus).toBe('NOT_PAID')
    expect(await sumsOf(club.orderId)).toEqual({ ISSUED: -4, AVAILABLE: 2, USED: 2 })
  })

  it('of an unlimited plan pay for as many as come', async () => {
    const club = await aMonthlyMember({ creditsPerCycle: null })
    expect((await aBooked(club, 3)).paymentStatus).toBe('PAID')
  })
})

describe('a booking paid with credits of a coming cycle', () => {
  it('is paid anew when it is moved out of the cycle and fewer come', async () => {
    const club = await aMonthlyMember({ creditsPerCycle: 2 })
    await withPriceInWords(club)
    await aBooked(club, 2)
    const ahead = await aBooked(await anHour(club, '2026-07-16T09:00:00.000Z'), 2)
    const june = await anHour(club, '2026-06-20T09:00:00.000Z')
    const client = await asMember(club.shop, club.member.id)
    const fewer = { totalParticipants: 1 }
    expect(readRefusal(await reschedule(club, ahead, june, client, fewer))).toBe('400 VALIDATION_FAILURE')
    const moved = expected(await reschedule(club, ahead, june, club.admin, { ...fewer, ...flags })).booking
    expect(moved).toMatchObject({ paymentStatus: 'NOT_PAID', totalParticipants: 1 })
    expect(await sumsOf(club.orderId)).toEqual({ ISSUED: -4, AVAILABLE: 2, USED: 2 })
  })

  it('is paid anew when it is moved out of the cycle and more come, whatever pays for them', async () => {
    const club = await aMonthlyMember()
    await withPriceInWords(club)
    await aBooked(club)
    const ahead = await aBooked(await anHour(club, '2026-07-16T09:00:00.000Z'))
    const june = await anHour(club, '2026-06-20T09:00:00.000Z')
    const client = await asMember(club.shop, club.member.id)
    const more = { totalParticipants: 2 }
    const one = await anotherPass(club, 1)
    expect(readRefusal(await reschedule(club, ahead, june, client, more))).toBe('400 VALIDATION_FAILURE')
    const two = await anotherPass(club, 2)
    const moved = expected(await reschedule(club, ahead, june, client, more)).booking
    expect(moved).toMatchObject({ paymentStatus: 'PAID', totalParticipants: 2 })
    expect(await sumsOf(club.orderId)).toEqual({ ISSUED: -2, AVAILABLE: 1, USED: 1 })
    const others = [await sumsOf(one.orderId), await sumsOf(two.orderId)]
    expect(others.reduce((sum, sums) => sum + (sums['USED'] ?? 0), 0)).toBe(2)
  })

  it('is paid with the cycle it is moved to, also a later one', async () => {
    const club = await aMonthlyMember()
    await aBooked(club)
    const ahead = await aBooked(await anHour(club, '2026-07-16T09:00:00.000Z'))
    const august = await anHour(club, '2026-08-16T09:00:00.000Z')
    const client = await asMember(club.shop, club.member.id)
    const moved = expected(await reschedule(club, ahead, august, client)).booking
    expect(moved.paymentStatus).toBe('PAID')
    expect(await sumsOf(club.orderId)).toEqual({ ISSUED: -3, AVAILABLE: 1, USED: 2 })
    expect(expected(await book(await anHour(club, '2026-07-17T09:00:00.000Z'))).booking.paymentStatus).toBe('PAID')
    expect(readRefusal(await book(await anHour(club, '2026-08-17T09:00:00.000Z')))).toBe('400 VALIDATION_FAILURE')
  })

  it('uses as many as before when its customer moves it late and fewer come', async () => {
    const club = await aMonthlyMember({ creditsPerCycle: 2 })
    await withPriceInWords(club)
    await aBooked(club, 2)
    const ahead = await aBooked(await anHour(club, '2026-07-16T09:00:00.000Z'), 2)
    const late = { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 90 * 24 * 60 }
    const { policy_snapshot } = await db
      .selectFrom('bookings')
      .select('policy_snapshot')
      .where('id', '=', ahead.id)
      .executeTakeFirstOrThrow()
    const snapshot = JSON.stringify({ ...(policy_snapshot as object), cancellationPolicy: late })
    await db.updateTable('bookings').set({ policy_snapshot: snapshot }).where('id', '=', ahead.id).execute()
    const june = await anHour(club, '2026-06-20T09:00:00.000Z')
    const client = await asMember(club.shop, club.member.id)
    const fewer = { totalParticipants: 1 }
    const one = await anotherPass(club, 1)
    expect(readRefusal(await reschedule(club, ahead, june, client, fewer))).toBe('400 VALIDATION_FAILURE')
    const two = await anotherPass(club, 1)
    const moved = expected(await reschedule(club, ahead, june, client, fewer)).booking
    expect(moved).toMatchObject({ paymentStatus: 'PAID', totalParticipants: 1 })
    expect(await sumsOf(club.orderId)).toEqual({ ISSUED: -4, AVAILABLE: 2, USED: 2 })
    const others = [await sumsOf(one.orderId), await sumsOf(two.orderId)]
    expect(others.map((sums) => sums['USED'])).toEqual([1, 1])
  })

  it('uses nothing when it is owed after a move', async () => {
    const club = await aMonthlyMember({ creditsPerCycle: 3 })
    await aBooked(club, 2)
    const ahead = await aBooked(await anHour(club, '2026-07-16T09:00:00.000Z'), 2)
    const june = await anHour(club, '2026-06-20T09:00:00.000Z')
    expect(expected(await reschedule(club, ahead, june)).booking.paymentStatus).toBe('NOT_PAID')
    expect(await sumsOf(club.orderId)).toEqual({ ISSUED: -6, AVAILABLE: 4, USED: 2 })
    expect(await remaining(club.shop, club.member)).toEqual([1])
  })

  it('gets back what else paid for it when the order is cancelled: it is owed in full', async () => {
    const club = await aMonthlyMember()
    const other = await anotherPass(club, 1)
    const both = await aBooked(club, 2)
    expect([await sumsOf(club.orderId), await sumsOf(other.orderId)].map(({ USED }) => USED)).toEqual([1, 1])
    expected(await club.admin.post(`/v2/orders/${club.orderId}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
    expect(await statusOf(both.id)).toBe('CONFIRMED NOT_PAID')
    expect(await sumsOf(club.orderId)).toEqual({ ISSUED: -1, AVAILABLE: 0, USED: 0, EXPIRED: 1 })
    expect(await sumsOf(other.orderId)).toEqual({ ISSUED: -1, AVAILABLE: 1, USED: 0 })
  })

  it('returns its credits once when it and the order are cancelled at once', async () => {
    const club = await aMonthlyMember()
    await aBooked(club)
    const ahead = await aBooked(await anHour(club, '2026-07-16T09:00:00.000Z'))
    const cancelOrder = { effectiveAt: 'NEXT_PAYMENT_DATE' }
    const answers = await race(club.orderId, [
      () => club.admin.post(`/v2/orders/${club.orderId}/cancel`, cancelOrder),
      () => club.admin.post(`/v2/bookings/${ahead.id}/cancel`, { revision: ahead.revision }),
    ])
    const [order, booking] = answers.map(readRefusal)
    expect(order).toBe('200')
    expect(['200', '409 BOOKING_REVISION_MISMATCH']).toContain(booking)
    const sums = await sumsOf(club.orderId)
    expect(sums).toEqual({ ISSUED: -2, AVAILABLE: 0, USED: 1, EXPIRED: 1 })
  })
})
