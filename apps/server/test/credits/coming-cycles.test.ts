import { describe, expect, it } from 'vitest'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { asMember } from '../members/club.ts'
import { monthly } from '../orders/support/shop.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMonthlyMember as aMonthly, anHour, bookWithPlan as book, type PassClub } from './support/booked-order.ts'
import { type Benefit, historyOf, remaining } from './support/credits.ts'

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
) {
  const slot = { eventId: to.scopeId }
  return client.post(`/v2/bookings/${booking.id}/reschedule`, { slot, revision: booking.revision })
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

  it.each(['IMMEDIATELY', 'NEXT_PAYMENT_DATE'])(
    'are gone when the order is cancelled (%s): the booking is owed',
    async (effectiveAt) => {
      const club = await aMonthlyMember()
      const kept = await aBooked(club)
      const ahead = await aBooked(await anHour(club, '2026-07-16T09:00:00.000Z'))
      expected(await club.admin.post(`/v2/orders/${club.orderId}/cancel`, { effectiveAt }))
      expect(await statusOf(kept.id)).toBe('CONFIRMED PAID')
      expect(await statusOf(ahead.id)).toBe('CONFIRMED NOT_PAID')
      expect(await sumsOf(club.orderId)).toEqual({ ISSUED: -2, AVAILABLE: 0, USED: 1, EXPIRED: 1 })
      const client = await asMember(club.shop, club.member.id)
      const query = { query: { filter: { id: ahead.id } } }
      const [{ booking }] = expected(await club.admin.post('/v2/extended-bookings/query', query)).extendedBookings
      expected(await client.post(`/v2/bookings/${ahead.id}/cancel`, { revision: booking.revision }))
      expect(await statusOf(ahead.id)).toBe('CANCELED NOT_PAID')
    },
  )

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
