import { describe, expect, it } from 'vitest'
import { aMonthlyMember, type PassClub } from '../credits/support/booked-order.ts'
import { byPlan, remaining } from '../credits/support/credits.ts'
import { asMember } from '../members/club.ts'
import { aStarted, payPage, record, sandboxBalance } from '../payments/support/payments.ts'
import { type Client, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { chargeOf, getBooking, passMinutes, sellOnline } from './support/paying.ts'

const test = await createTestApp({ now: '2026-06-10T09:00:00Z' })

/** A hold of a member with a plan, for a class that is paid online or with it. */
async function heldBy(creditsPerCycle: number) {
  test.clock.set('2026-06-10T09:00:00Z')
  const club = await aMonthlyMember(test, { creditsPerCycle })
  const price = { value: '20', currency: 'EUR' }
  await sellOnline(club, { serviceId: club.group.id, fixed: { price }, options: { pricingPlan: true } })
  expected(await club.admin.post(`/v2/services/${club.group.id}/pricing-plans/add`, { pricingPlanIds: [club.planId] }))
  const client = await asMember(club.shop, club.member.id)
  const contactDetails = { firstName: 'Clara', lastName: 'Weiss', email: club.member.loginEmail }
  const { hold } = expected(await client.post('/v1/holds', { slot: { ...club.place, totalParticipants: 1 } }))
  const book = (more: object) => client.post(`/v1/holds/${hold.id}/book`, { contactDetails, ...more })
  return { club, client, book }
}

/** The same, booked online, with the card page open, and then with the plan. */
async function bookedTwice(creditsPerCycle = 1) {
  const { club, client, book } = await heldBy(creditsPerCycle)
  const first = expected(await book({ selectedPaymentOption: 'ONLINE' }))
  const { token } = await aStarted(client, first.payment.charge.id)
  expected(await book(byPlan))
  return { club, client, token, id: first.booking.id as string }
}

async function changePeople(club: PassClub, client: Client, { id, totalParticipants }: Changed) {
  const { revision } = await getBooking(club, id)
  expected(await client.post(`/v2/bookings/${id}/update_number_of_participants`, { revision, totalParticipants }))
}
type Changed = { id: string; totalParticipants: number }

it('is not paid twice by the page that is still open', async () => {
  const { club, client, token } = await bookedTwice()
  await payPage(client, token)
  await passMinutes(test, 2)
  expect(await remaining(club.shop, club.member)).toEqual([0])
  expect(await sandboxBalance(club)).toBe(0)
})

it('owes nothing any more, which its history says', async () => {
  const { club, id } = await bookedTwice()
  const { contactDetails } = await getBooking(club, id)
  const { balances } = expected(await club.admin.get(`/v1/payments/balances/${contactDetails.contactId}`))
  expect(balances[0]).toMatchObject({ owed: '0.00' })
  const { entries } = expected(await club.admin.get(`/v1/bookings/${id}/history`))
  expect(entries.at(-1)).toMatchObject({ action: 'book', detail: { waived: '20.00 EUR' } })
})

describe('once its plan is gone', () => {
  it('is owed what the plan paid for, and takes money', async () => {
    const { club, client, id } = await bookedTwice()
    const ending = { effectiveAt: 'IMMEDIATELY' }
    expected(await client.post(`/v2/member/orders/${club.orderId}/cancel`, ending))
    expect(await getBooking(club, id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'NOT_PAID' })
    const charge = await chargeOf(club, id)
    expect(charge).toMatchObject({ total: '20.00', waived: '0.00', due: '20.00' })
    expected(await record(club.admin, charge.id, '20.00'))
    expect(await getBooking(club, id)).toMatchObject({ paymentStatus: 'PAID', selectedPaymentOption: 'OFFLINE' })
  })

  it('is owed when staff pause the plan and leave it unpaid', async () => {
    const { club, id } = await bookedTwice()
    const choice = { choice: 'KEEP_UNPAID', bookingIds: [id] }
    expected(await club.admin.post(`/v1/orders/${club.orderId}/pause-with-bookings`, choice))
    expect(await chargeOf(club, id)).toMatchObject({ waived: '0.00', due: '20.00' })
  })

  it('still owes nothing of what staff gave up', async () => {
    const { club, client, book } = await heldBy(1)
    const { booking } = expected(await book({ selectedPaymentOption: 'ONLINE' }))
    const { id: chargeId } = await chargeOf(club, booking.id)
    expected(await club.admin.post(`/v1/payments/charges/${chargeId}/waive`, { amount: '5.00', reason: 'A gift' }))
    expected(await book(byPlan))
    expected(await client.post(`/v2/member/orders/${club.orderId}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
    expect(await chargeOf(club, booking.id)).toMatchObject({ waived: '5.00', due: '15.00' })
  })
})

describe('one more person', () => {
  it('costs one more credit, and no money', async () => {
    const { club, client, id } = await bookedTwice(3)
    await changePeople(club, client, { id, totalParticipants: 2 })
    expect(await remaining(club.shop, club.member)).toEqual([1])
    expect(await getBooking(club, id)).toMatchObject({ paymentStatus: 'PAID' })
    expect(await chargeOf(club, id)).toMatchObject({ total: '40.00', waived: '40.00', due: '0.00' })
  })

  it('is owed with the others once the plan is gone', async () => {
    const { club, client, id } = await bookedTwice(3)
    await changePeople(club, client, { id, totalParticipants: 2 })
    expected(await client.post(`/v2/member/orders/${club.orderId}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
    expect(await chargeOf(club, id)).toMatchObject({ total: '40.00', waived: '0.00', due: '40.00' })
  })
})
