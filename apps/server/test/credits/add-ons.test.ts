import { describe, expect, it } from 'vitest'
import { getBooking } from '../bookings/support/paying.ts'
import { asMember } from '../members/club.ts'
import { someAddOns } from '../support/choices.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aMonthlyMember } from './support/booked-order.ts'
import { byPlan, remaining } from './support/credits.ts'

const test = await createTestApp({ now: '2026-06-10T09:00:00Z' })
const refusal = '"selectedPaymentOption" cannot be a plan with add-ons that cost something'

/** A member with three credits, and a class that only plans pay for, with mats at a price. */
async function aClassWithMats(price: string) {
  const club = await aMonthlyMember(test, { creditsPerCycle: 3 })
  const mat = { name: 'Mat', price: { value: price, currency: 'EUR' }, maxQuantity: 10 }
  const { groupId, ids } = await someAddOns(test.context, club.siteId, club.group.id, [mat])
  const bookedAddOns = [{ id: ids[0], groupId, quantity: 10 }]
  const contactDetails = { firstName: 'Clara', lastName: 'Weiss', email: club.member.loginEmail }
  const client = await asMember(club.shop, club.member.id)
  const bookHeld = async () => {
    const slot = { ...club.place, totalParticipants: 1, bookedAddOns }
    const { hold } = expected(await client.post('/v1/holds', { slot }))
    return client.post(`/v1/holds/${hold.id}/book`, { contactDetails, ...byPlan })
  }
  const booking = { bookedEntity: club.entity, contactDetails, totalParticipants: 1, bookedAddOns }
  const left = () => remaining(club.shop, club.member)
  return { club, client, booking, bookedAddOns, bookHeld, left }
}

describe('add-ons that cost something', () => {
  it('are not booked with a plan', async () => {
    const { client, booking, bookHeld, left } = await aClassWithMats('15')
    expect(await bookHeld()).toMatchObject({ status: 400, body: { message: refusal } })
    const created = await client.post('/v2/bookings', { booking: { ...booking, ...byPlan } })
    expect(created).toMatchObject({ status: 400, body: { message: refusal } })
    expect(await left()).toEqual([3])
  })

  it('are owed with the rest where staff confirm the booking, and no credit is spent', async () => {
    const { club, client, booking, left } = await aClassWithMats('15')
    const { id, revision } = expected(await client.post('/v2/bookings', { booking })).booking
    expected(await club.admin.post(`/v2/bookings/${id}/confirm`, { revision }))
    expect(await getBooking(club, id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'NOT_PAID' })
    expect(await left()).toEqual([3])
  })

  it('leave no plan to pay with on the page', async () => {
    const { club, client, bookedAddOns } = await aClassWithMats('15')
    const quote = (more: object) => client.post('/v1/bookings/quote', { serviceId: club.group.id, ...more })
    expect(expected(await quote({}))).toMatchObject({ paymentOptions: ['MEMBERSHIP'] })
    expect(expected(await quote({ bookedAddOns }))).toMatchObject({ paymentOptions: [] })
  })
})

it('add-ons that cost nothing are booked with a plan', async () => {
  const { bookHeld, left } = await aClassWithMats('0')
  expect(expected(await bookHeld()).booking).toMatchObject({ paymentStatus: 'PAID' })
  expect(await left()).toEqual([2])
})
