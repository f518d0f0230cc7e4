import { describe, expect, it } from 'vitest'
import { chargeOf, getBooking } from '../bookings/support/paying.ts'
import { asMember } from '../members/club.ts'
import { tenDays } from '../orders/support/shop.ts'
import { record } from '../payments/support/payments.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aBookedOrder, aMonthlyMember, anHour, bookWithPlan, type PassClub } from './support/booked-order.ts'
import { aPass, byPlan, remaining } from './support/credits.ts'

const begin = '2026-06-10T09:00:00Z'
const test = await createTestApp({ now: begin })
const { clock, db } = test

const revisionOf = async (club: PassClub, id: string) => (await getBooking(club, id)).revision

describe('a request that is paid with a plan', () => {
  /** The service is not one of those that ask, so staff make the booking a request. */
  async function aRequest() {
    clock.set(begin)
    const club = await aMonthlyMember(test, { creditsPerCycle: 2 })
    const { entity } = await anHour(club, '2026-06-15T09:00:00.000Z')
    const contactDetails = { firstName: 'Clara', lastName: 'Weiss', email: club.member.loginEmail }
    const booking = { ...byPlan, bookedEntity: entity, contactDetails, totalParticipants: 1 }
    const client = await asMember(club.shop, club.member.id)
    const { id, revision } = expected(await client.post('/v2/bookings', { booking })).booking
    const flowControlSettings = { skipPendingApprovalServiceValidation: true }
    expected(await club.admin.post(`/v2/bookings/${id}/mark_booking_as_pending`, { revision, flowControlSettings }))
    expect(await remaining(club.shop, club.member)).toEqual([1])
    return { club, id: id as string }
  }

  it('stays paid when it is approved', async () => {
    const { club, id } = await aRequest()
    expected(await club.admin.post(`/v2/bookings/${id}/confirm`, { revision: await revisionOf(club, id) }))
    expect(await getBooking(club, id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(await remaining(club.shop, club.member)).toEqual([1])
  })

  it('stays paid when its checkout ends', async () => {
    const { club, id } = await aRequest()
    expected(await club.admin.post(`/v2/confirmation/${id}:confirmOrDecline`, {}))
    expect(await getBooking(club, id)).toMatchObject({ paymentStatus: 'PAID' })
  })

  it.each(['NOT_PAID', 'EXEMPT'])('has its credits back when staff say %s', async (paymentStatus) => {
    const { club, id } = await aRequest()
    const revision = await revisionOf(club, id)
    expected(await club.admin.post(`/v2/bookings/${id}/confirm`, { revision, paymentStatus }))
    expect(await getBooking(club, id)).toMatchObject({ paymentStatus })
    expect(await remaining(club.shop, club.member)).toEqual([2])
  })
})

describe('a booking that is paid in cash after its plan ended', () => {
  async function paidInCash() {
    clock.set(begin)
    const { soon, ...club } = await aBookedOrder(test)
    expected(await club.admin.post(`/v2/orders/${club.orderId}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
    const { charge } = expected(await club.admin.post(`/v1/bookings/${soon.id}/charge`, {}))
    expected(await record(club.admin, charge.id, '20.00'))
    const benefit = { serviceIds: [], rollsOver: false, creditsPerCycle: 5 }
    await club.admin.put(`/v1/plans/${club.planId}/benefit`, { benefit })
    await aPass(club.shop, club.member, club.planId)
    return { club, id: soon.id as string }
  }

  it('is paid at the visit when one more comes, and spends no credits', async () => {
    const { club, id } = await paidInCash()
    const client = await asMember(club.shop, club.member.id)
    const more = { revision: await revisionOf(club, id), totalParticipants: 2 }
    expected(await client.post(`/v2/bookings/${id}/update_number_of_participants`, more))
    expect(await remaining(club.shop, club.member)).toEqual([5])
    expect(await getBooking(club, id)).toMatchObject({ paymentStatus: 'PARTIALLY_PAID' })
    expect(await chargeOf(club, id)).toMatchObject({ total: '40.00', due: '20.00' })
  })

  it('spends no credits when its cancellation is undone', async () => {
    const { club, id } = await paidInCash()
    const canceled = { revision: await revisionOf(club, id), flowControlSettings: { withRefund: false } }
    const { booking } = expected(await club.admin.post(`/v2/bookings/${id}/cancel`, canceled))
    expected(await club.admin.post(`/v1/bookings/${id}/undo`, { revision: booking.revision }))
    expect(await getBooking(club, id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(await remaining(club.shop, club.member)).toEqual([5])
  })
})

describe('undoing a move past the end of a plan', () => {
  async function movedAway() {
    clock.set(begin)
    const club = await aMonthlyMember(test, { creditsPerCycle: 1 }, { pricing: tenDays() })
    const booked = expected(await bookWithPlan(await anHour(club, '2026-06-15T09:00:00.000Z'))).booking
    const { scopeId: eventId } = await anHour(club, '2026-08-15T09:00:00.000Z')
    const to = { revision: booked.revision, slot: { eventId } }
    const { booking } = expected(await club.admin.post(`/v2/bookings/${booked.id}/reschedule`, to))
    expect(await getBooking(club, booking.id)).toMatchObject({ paymentStatus: 'NOT_PAID' })
    return { club, undo: () => club.admin.post(`/v1/bookings/${booking.id}/undo`, { revision: booking.revision }) }
  }

  it('takes its credit again', async () => {
    const { club, undo } = await movedAway()
    expect(expected(await undo()).booking).toMatchObject({ paymentStatus: 'PAID' })
    expect(await remaining(club.shop, club.member)).toEqual([0])
  })

  it('owes the booking if another one has its credit', async () => {
    const { club, undo } = await movedAway()
    const other = expected(await bookWithPlan(await anHour(club, '2026-06-16T09:00:00.000Z'))).booking
    expect(expected(await undo()).booking).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'NOT_PAID' })
    expect(await getBooking(club, other.id)).toMatchObject({ paymentStatus: 'PAID' })
    expect(await remaining(club.shop, club.member)).toEqual([0])
  })
})

describe('a customer who comes with fewer to what a plan paid', () => {
  const policy = {
    cancellationPolicy: { enabled: true },
    reschedulePolicy: { enabled: true },
    participantsPolicy: { maxParticipantsPerBooking: 8 },
    saveCreditCardPolicy: { enabled: true },
    customPolicyDescription: { enabled: true, description: 'Half of the price' },
    cancellationFeePolicy: { enabled: true, cancellationWindows: [{ startInMinutes: 120, percentage: '50' }] },
  }

  it.each([
    ['late', '2026-06-10T10:30:00Z', '60.00'],
    ['in time', '2026-06-10T09:30:00Z', '10.00'],
  ])('pays the fee for all only then (%s)', async (_, reducedAt, amount) => {
    clock.set(begin)
    const club = await aMonthlyMember(test, { creditsPerCycle: 8 })
    const { id } = expected(await bookWithPlan(await anHour(club, '2026-06-10T12:00:00.000Z'), 6)).booking
    const stored = { policy_snapshot: JSON.stringify(policy) }
    await db.updateTable('bookings').set(stored).where('id', '=', id).execute()
    clock.set(reducedAt)
    const client = await asMember(club.shop, club.member.id)
    const fewer = { revision: await revisionOf(club, id), totalParticipants: 1 }
    expected(await client.post(`/v2/bookings/${id}/update_number_of_participants`, fewer))
    clock.set('2026-06-10T10:30:00Z')
    const { fee } = expected(await client.get(`/v1/bookings/${id}/fee`))
    expect(fee).toMatchObject({ amount })
  })
})
