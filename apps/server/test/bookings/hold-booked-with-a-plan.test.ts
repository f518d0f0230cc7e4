import { expect, it } from 'vitest'
import { aMonthlyMember } from '../credits/support/booked-order.ts'
import { byPlan, remaining } from '../credits/support/credits.ts'
import { asMember } from '../members/club.ts'
import { aStarted, payPage, sandboxBalance } from '../payments/support/payments.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { getBooking, passMinutes, sellOnline } from './support/paying.ts'

const test = await createTestApp({ now: '2026-06-10T09:00:00Z' })

/** A hold that is booked online, with the card page open, and then with the plan that its member has. */
async function bookedTwice() {
  test.clock.set('2026-06-10T09:00:00Z')
  const club = await aMonthlyMember(test, { creditsPerCycle: 1 })
  const price = { value: '20', currency: 'EUR' }
  await sellOnline(club, { serviceId: club.group.id, fixed: { price }, options: { pricingPlan: true } })
  expected(await club.admin.post(`/v2/services/${club.group.id}/pricing-plans/add`, { pricingPlanIds: [club.planId] }))
  const client = await asMember(club.shop, club.member.id)
  const contactDetails = { firstName: 'Clara', lastName: 'Weiss', email: club.member.loginEmail }
  const { hold } = expected(await client.post('/v1/holds', { slot: { ...club.place, totalParticipants: 1 } }))
  const book = (more: object) => client.post(`/v1/holds/${hold.id}/book`, { contactDetails, ...more })
  const first = expected(await book({ selectedPaymentOption: 'ONLINE' }))
  const { token } = await aStarted(client, first.payment.charge.id)
  expected(await book(byPlan))
  return { club, client, token, id: first.booking.id as string }
}

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
