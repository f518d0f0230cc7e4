import { DAY } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { creditsJobs } from '../../src/features/credits/index.ts'
import { ordersJobs } from '../../src/features/orders/index.ts'
import { asMember, type ClubMember } from '../members/club.ts'
import { aMember, aShop } from '../orders/support/shop.ts'
import { expected } from '../support/factories.ts'
import { aGroup, createSession, type Group } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { aPass, aPassPlan, byPlan, historyOf, listBalances, remaining } from './support/credits.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, clock, context, db } = test
const shopOf = await aShop(test)
const start = clock.now()

const payment = JSON.stringify({
  rateType: 'FIXED',
  fixed: { price: { value: '20', currency: 'EUR' } },
  options: { online: false, inPerson: true, deposit: false, pricingPlan: true },
})

/** A member with a plan of single payment for some days, booked for a class in its last days. */
async function aBookedMember({
  days = 10,
  creditsPerCycle = 3 as number | null,
  participants = 1,
  inDays = 8,
  pricing = {},
} = {}) {
  clock.set(start)
  const startDate = new Date(clock.now() + inDays * DAY).toISOString()
  const group = await aGroup(app, context, 'CLASS', { price: '20', startDate })
  const { siteId, admin, visitor } = group
  const shop = { ...shopOf, siteId, admin, visitor }
  await db.updateTable('services').set({ payment }).where('site_id', '=', siteId).execute()
  const duration = { singlePaymentForDuration: { count: days, unit: 'DAY' }, price: { value: '30', currency: 'EUR' } }
  const planId = await aPassPlan(shop, { creditsPerCycle }, { pricing: { ...duration, ...pricing } })
  expected(await admin.post(`/v2/services/${group.group.id}/pricing-plans/add`, { pricingPlanIds: [planId] }))
  const member = await aMember(shop)
  const { orderId } = await aPass(shop, member, planId)
  const club = { ...group, shop, member, orderId, planId }
  return { ...club, booking: await book(club, participants) }
}

type Booked = Group & { shop: typeof shopOf; member: ClubMember }

async function book({ admin, entity, member }: Booked, totalParticipants = 1) {
  const contactDetails = { firstName: 'Clara', email: member.loginEmail }
  const booking = { bookedEntity: entity, contactDetails, totalParticipants, ...byPlan }
  const client = await asMember({ ...shopOf, siteId: await siteOf(member.id) }, member.id)
  const made = expected(await client.post('/v2/bookings', { booking })).booking
  return expected(await admin.post(`/v2/bookings/${made.id}/confirm`, { revision: made.revision })).booking
}

const siteOf = async (id: string) =>
  (await db.selectFrom('members').select('site_id').where('id', '=', id).executeTakeFirstOrThrow()).site_id

async function tick() {
  for (const job of [...ordersJobs, ...creditsJobs]) await job.run(context, clock.now())
}

async function cancelSession({ admin, scopeId }: Group) {
  const { session } = expected(await admin.get(`/v1/sessions/${scopeId}`))
  expected(await admin.post(`/v1/sessions/${scopeId}/cancel`, { revision: session.revision }))
}

/** The business cancels a booking, also one that is over. */
async function cancelBooking({ admin }: Group, { id, revision }: { id: string; revision: string }) {
  return admin.post(`/v2/bookings/${id}/cancel`, { revision, flowControlSettings: { withRefund: true } })
}

const statusOf = async (id: string) => {
  const row = await db
    .selectFrom('bookings')
    .select(['status', 'payment_status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `${row.status} ${row.payment_status}`
}

/** Everything posted for one member's balances sums up: given = used + left + ended. */
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

describe('credits of bookings that the business cancels', () => {
  it('return to their cycle while it runs', async () => {
    const club = await aBookedMember()
    await cancelSession(club)
    expect(await statusOf(club.booking.id)).toBe('CANCELED REFUNDED')
    expect(await remaining(club.shop, club.member)).toEqual([3])
  })

  it('are valid for 30 days more after the order ended, and then end', async () => {
    const club = await aBookedMember({ participants: 2 })
    clock.advance({ days: 20 })
    await tick()
    expect(await remaining(club.shop, club.member)).toEqual([])
    expected(await cancelBooking(club, club.booking))
    expect(await statusOf(club.booking.id)).toBe('CANCELED REFUNDED')
    const [returned, ...others] = (await listBalances(club.shop, club.member)) as unknown as {
      remaining: number
      endsDate: string
    }[]
    expect(others).toEqual([])
    expect(returned).toMatchObject({ remaining: 2, endsDate: new Date(clock.now() + 30 * DAY).toISOString() })
    expect(await historyOf(club.shop, club.member)).toEqual(['GRANT 3', 'SPEND -2', 'EXPIRE -1', 'RETURN 2'])
    clock.advance({ days: 30 })
    await tick()
    await tick()
    expect(await remaining(club.shop, club.member)).toEqual([])
    expect(await historyOf(club.shop, club.member)).toEqual([
      'GRANT 3',
      'SPEND -2',
      'EXPIRE -1',
      'RETURN 2',
      'EXPIRE -2',
    ])
    expect(await sumsOf(club.orderId)).toEqual({ ISSUED: -3, AVAILABLE: 0, USED: 0, EXPIRED: 3 })
  })

  it('are valid as long as they had left when they were spent', async () => {
    const club = await aBookedMember({ days: 50, inDays: 49 })
    clock.advance({ days: 55 })
    await tick()
    expected(await cancelBooking(club, club.booking))
    const [returned] = (await listBalances(club.shop, club.member)) as unknown as { endsDate: string }[]
    expect(returned?.endsDate).toBe(new Date(clock.now() + 50 * DAY).toISOString())
  })

  it('return of an unlimited plan as many as were used', async () => {
    const club = await aBookedMember({ creditsPerCycle: null, participants: 2 })
    clock.advance({ days: 20 })
    await tick()
    expected(await cancelBooking(club, club.booking))
    expect(await statusOf(club.booking.id)).toBe('CANCELED REFUNDED')
    expect(await remaining(club.shop, club.member)).toEqual([2])
    expect(await historyOf(club.shop, club.member)).toEqual(['SPEND -2', 'RETURN 2'])
    expect((await sumsOf(club.orderId))['USED']).toBe(0)
  })

  it('return nothing once the order was cancelled before they began: they are owed', async () => {
    const club = await aBookedMember({ creditsPerCycle: null, participants: 2 })
    expected(await club.admin.post(`/v2/orders/${club.orderId}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
    await cancelSession(club)
    expect(await statusOf(club.booking.id)).toBe('CANCELED NOT_PAID')
    expect(await remaining(club.shop, club.member)).toEqual([])
    expect((await sumsOf(club.orderId))['USED']).toBe(0)
  })

  it('can be spent again after the order ended, and return once more', async () => {
    const club = await aBookedMember()
    clock.advance({ days: 20 })
    await tick()
    expected(await cancelBooking(club, club.booking))
    const startDate = new Date(clock.now() + 20 * DAY).toISOString()
    const eventId = await createSession(club, club.group, { startDate })
    const other = { ...club, scopeId: eventId, entity: { slot: { eventId } } }
    const booking = await book(other)
    expect(booking.paymentStatus).toBe('PAID')
    expect(await remaining(club.shop, club.member)).toEqual([0])
    clock.advance({ days: 35 })
    await tick()
    expected(await cancelBooking(other, booking))
    expect(await statusOf(booking.id)).toBe('CANCELED REFUNDED')
    expect(await remaining(club.shop, club.member)).toEqual([1])
    expect((await sumsOf(club.orderId))['USED']).toBe(0)
  })

  it('return once when two staff members cancel at once', async () => {
    const club = await aBookedMember()
    clock.advance({ days: 20 })
    await tick()
    const answers = await Promise.all([cancelBooking(club, club.booking), cancelBooking(club, club.booking)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await remaining(club.shop, club.member)).toEqual([1])
  })

  it('are taken from what was returned when staff undo the cancellation', async () => {
    const club = await aBookedMember()
    clock.advance({ days: 20 })
    await tick()
    const { booking } = expected(await cancelBooking(club, club.booking))
    const undone = expected(await club.admin.post(`/v1/bookings/${booking.id}/undo`, { revision: booking.revision }))
    expect([undone.booking.status, undone.booking.paymentStatus]).toEqual(['CONFIRMED', 'PAID'])
    expect(await remaining(club.shop, club.member)).toEqual([0])
  })
})

describe('credits of bookings that customers cancel', () => {
  it('return in part when fewer people come, and stay when that is late', async () => {
    const club = await aBookedMember({ participants: 3, days: 90 })
    const client = await asMember(club.shop, club.member.id)
    const url = `/v2/bookings/${club.booking.id}/update_number_of_participants`
    const { booking } = expected(await client.post(url, { revision: club.booking.revision, totalParticipants: 2 }))
    expect(await remaining(club.shop, club.member)).toEqual([1])
    expect(await historyOf(club.shop, club.member)).toEqual(['GRANT 3', 'SPEND -3', 'RETURN 1'])
    const policy = {
      cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 1_000_000 },
    }
    const participantsPolicy = { maxParticipantsPerBooking: 8 }
    await db
      .updateTable('bookings')
      .set({ policy_snapshot: JSON.stringify({ ...policy, participantsPolicy }) })
      .where('id', '=', booking.id)
      .execute()
    const late = expected(await client.post(url, { revision: booking.revision, totalParticipants: 1 })).booking
    expect(late.totalParticipants).toBe(1)
    expect(await remaining(club.shop, club.member)).toEqual([1])
  })
})
