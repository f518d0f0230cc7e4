import { describe, expect, it } from 'vitest'
import { aCheckout, bookingLine, getBooking, getCheckoutOrder, planLine } from '../checkouts/support/baskets.ts'
import { asStaff, type ClubMember } from '../members/club.ts'
import { aMember, aShop, tenDays } from '../orders/support/shop.ts'
import { aPayingMember, aRecorded, useSandbox } from '../payments/support/payments.ts'
import { type Answer, aBooking, aClient, type Client, expected, readRefusal, slotWith } from '../support/factories.ts'
import { aGroup, bookSeats, createSession, type Group } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey } from '../support/people.ts'
import { aPass, aPassPlan, byPlan, historyOf, remaining } from './support/credits.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, clock, context, db } = test
const shopOf = await aShop(test)

const planOnly = { online: false, inPerson: false, deposit: false, pricingPlan: true }
const paid = (options: object, value = '20') => ({
  rateType: 'FIXED',
  fixed: { price: { value, currency: 'EUR' } },
  options,
})

/** A class that only a plan pays for, unless more is said. */
async function aPlanOnlyClass(value = '20') {
  const startDate = new Date(clock.now() + 86_400_000).toISOString()
  const group = await aGroup(app, context, 'CLASS', { price: '20', startDate })
  const shop = { ...shopOf, siteId: group.siteId, admin: group.admin, visitor: group.visitor }
  await useSandbox(group)
  await setPayment(group, paid(planOnly, value))
  return { ...group, shop }
}
type Club = Awaited<ReturnType<typeof aPlanOnlyClass>>

const setPayment = ({ group }: Group, payment: object) =>
  db
    .updateTable('services')
    .set({ payment: JSON.stringify(payment) })
    .where('id', '=', group.id)
    .execute()

async function connect({ admin, group }: Group, planId: string) {
  expected(await admin.post(`/v2/services/${group.id}/pricing-plans/add`, { pricingPlanIds: [planId] }))
}

async function aPassHolder(club: Club, creditsPerCycle: number | null = 1): Promise<ClubMember> {
  const planId = await aPassPlan(club.shop, { creditsPerCycle })
  await connect(club, planId)
  const member = await aMember(club.shop)
  await aPass(club.shop, member, planId)
  return member
}

/** Another hour of the class. */
async function anotherHour(club: Club, days: number): Promise<Club> {
  const startDate = new Date(clock.now() + days * 86_400_000).toISOString()
  const eventId = await createSession(club, club.group, { startDate })
  return { ...club, scopeId: eventId, entity: { slot: { eventId } } }
}

const contactOf = ({ loginEmail }: ClubMember) => ({ firstName: 'Clara', lastName: 'Weiss', email: loginEmail })

async function aCreated(client: Client, club: Club, more: object = {}) {
  return expected(await bookSeats(client, club, more)).booking
}

const order = (client: Client, id: string, more: object = {}) => client.post(`/v1/checkouts/${id}/create-order`, more)
const confirmOrDecline = (client: Client, id: string, more: object = {}) =>
  client.post(`/v2/confirmation/${id}:confirmOrDecline`, more)

/** A front end's server that acts for a customer. */
async function onBehalf(club: Club, token: string) {
  return aClient(app, { authorization: `${token},${await anApiKey(context, club.siteId)}` })
}

const refused = '"selectedPaymentOption" needs a plan with enough credits for this service'

const isRefused = (answer: Answer) => {
  expect(readRefusal(answer)).toBe('400 VALIDATION_FAILURE')
  const { data, description } = answer.body.details.applicationError
  expect([data.field, description]).toEqual(['selectedPaymentOption', refused])
}

describe('a class that only a plan pays for', () => {
  it('is not confirmed without a plan by a checkout, whoever orders it', async () => {
    const club = await aPlanOnlyClass()
    const booking = await aCreated(club.visitor, club)
    const { id } = await aCheckout(club.visitor, [bookingLine(booking.id)])
    isRefused(await order(club.visitor, id))
    isRefused(await club.visitor.post(`/v1/checkouts/${id}/pay`, { total: '20.00', returnUrl: '/account' }))
    isRefused(await order(club.admin, id))
    expect(await getBooking(club, booking.id)).toMatchObject({ status: 'CREATED' })
  })

  it('is not confirmed without a plan because it costs nothing', async () => {
    const club = await aPlanOnlyClass('0')
    const booking = await aCreated(club.visitor, club)
    const { id } = await aCheckout(club.visitor, [bookingLine(booking.id)])
    isRefused(await order(club.visitor, id))
    const member = await aPassHolder(club)
    const own = await aCreated(member.client, await anotherHour(club, 2))
    const checkout = await aCheckout(member.client, [bookingLine(own.id)])
    expected(await order(member.client, checkout.id))
    expect(await getBooking(club, own.id)).toMatchObject({ status: 'CONFIRMED', selectedPaymentOption: 'MEMBERSHIP' })
    expect(await remaining(club.shop, member)).toEqual([0])
  })

  it('is not paid at the visit because its booking said so before the class changed', async () => {
    const club = await aPlanOnlyClass()
    await setPayment(club, paid({ ...planOnly, inPerson: true }))
    const booking = await aCreated(club.visitor, club, { selectedPaymentOption: 'OFFLINE' })
    await setPayment(club, paid(planOnly))
    const { id } = await aCheckout(club.visitor, [bookingLine(booking.id)])
    isRefused(await order(club.visitor, id))
    isRefused(await confirmOrDecline(club.admin, booking.id))
  })

  it('is not confirmed by the server of a front end without credits, unless the business says that it is owed', async () => {
    const club = await aPlanOnlyClass()
    const member = await aPassHolder(club)
    const first = await aCreated(member.client, club, byPlan)
    const second = await aCreated(member.client, await anotherHour(club, 2), byPlan)
    const silent = await aCreated(club.visitor, await anotherHour(club, 3))
    expect(expected(await confirmOrDecline(club.admin, first.id)).booking.paymentStatus).toBe('PAID')
    isRefused(await confirmOrDecline(club.admin, second.id))
    isRefused(await confirmOrDecline(club.admin, second.id, { paymentStatus: 'PAID' }))
    isRefused(await confirmOrDecline(club.admin, silent.id))
    const bulk = { details: [{ bookingId: second.id }, { bookingId: silent.id }] }
    const { results } = expected(await club.admin.post('/v2/bulk/bookings/confirmOrDecline', bulk))
    expect(results.map((result: { itemMetadata: { success: boolean } }) => result.itemMetadata.success)).toEqual([
      false,
      false,
    ])
    const owed = expected(await confirmOrDecline(club.admin, second.id, { paymentStatus: 'NOT_PAID' })).booking
    expect([owed.status, owed.paymentStatus]).toEqual(['CONFIRMED', 'NOT_PAID'])
  })

  it('is not confirmed by a key that acts for its customer', async () => {
    const club = await aPlanOnlyClass()
    const token = (
      await app.inject({
        method: 'POST',
        url: '/oauth2/token',
        payload: { grantType: 'anonymous', clientId: club.siteId },
      })
    ).json().access_token
    const client = await onBehalf(club, token)
    const booking = await aCreated(client, club)
    isRefused(await confirmOrDecline(client, booking.id, { paymentStatus: 'NOT_PAID' }))
    isRefused(await client.post(`/v2/bookings/${booking.id}/confirm`, { revision: booking.revision }))
    isRefused(await bookSeats(client, club, { status: 'CONFIRMED' }))
    isRefused(await bookSeats(client, club, { ...byPlan, status: 'CONFIRMED' }))
  })

  it('is confirmed unpaid when staff decide so', async () => {
    const club = await aPlanOnlyClass()
    const staff = await asStaff(club.shop, 'owner')
    const booking = await aCreated(club.visitor, club)
    const confirmed = expected(await staff.post(`/v2/bookings/${booking.id}/confirm`, { revision: booking.revision }))
    expect(confirmed.booking).toMatchObject({
      status: 'CONFIRMED',
      paymentStatus: 'NOT_PAID',
      selectedPaymentOption: 'MEMBERSHIP',
    })
  })
})

describe('credits in a checkout', () => {
  it('pay for as many bookings as there are credits, all or none', async () => {
    const club = await aPlanOnlyClass()
    const member = await aPassHolder(club, 2)
    const bookings = []
    for (const day of [2, 3, 4]) bookings.push(await aCreated(member.client, await anotherHour(club, day), byPlan))
    const three = await aCheckout(
      member.client,
      bookings.map(({ id }) => bookingLine(id)),
    )
    isRefused(await order(member.client, three.id))
    expect(await remaining(club.shop, member)).toEqual([2])
    for (const { id } of bookings) expect(await getBooking(club, id)).toMatchObject({ status: 'CREATED' })
    const two = await aCheckout(
      member.client,
      bookings.slice(0, 2).map(({ id }) => bookingLine(id)),
    )
    expected(await order(member.client, two.id))
    expect(await remaining(club.shop, member)).toEqual([0])
    expect(await historyOf(club.shop, member)).toEqual(['GRANT 2', 'SPEND -1', 'SPEND -1'])
  })

  it('pay once when two checkouts race for the last one', async () => {
    const club = await aPlanOnlyClass()
    const member = await aPassHolder(club)
    const checkouts = []
    for (const day of [2, 3]) {
      const booking = await aCreated(member.client, await anotherHour(club, day), byPlan)
      checkouts.push(await aCheckout(member.client, [bookingLine(booking.id)]))
    }
    const answers = await Promise.all(checkouts.map(({ id }) => order(member.client, id)))
    expect(answers.map(readRefusal).sort()).toEqual(['200', '400 VALIDATION_FAILURE'])
    expect(await remaining(club.shop, member)).toEqual([0])
  })

  it('are needed for participants that were added after the booking was made', async () => {
    const club = await aPlanOnlyClass()
    const member = await aPassHolder(club)
    const booking = await aCreated(member.client, club, byPlan)
    const { id } = await aCheckout(member.client, [bookingLine(booking.id)])
    const url = `/v2/bookings/${booking.id}/update_number_of_participants`
    expected(await member.client.post(url, { revision: booking.revision, totalParticipants: 3 }))
    const answer = await order(member.client, id)
    expect(readRefusal(answer)).not.toBe('200')
    const again = await aCheckout(member.client, [bookingLine(booking.id)])
    isRefused(await order(member.client, again.id))
  })

  it('are those of the member who booked, also when the visitor before the sign-in made the booking', async () => {
    const club = await aPlanOnlyClass()
    const [owner, other] = [await aPassHolder(club), await aPassHolder(club)]
    const booking = await aCreated(owner.client, club, { ...byPlan, contactDetails: contactOf(other) })
    const { id } = await aCheckout(owner.client, [bookingLine(booking.id)])
    expected(await order(owner.client, id))
    expect([await remaining(club.shop, owner), await remaining(club.shop, other)]).toEqual([[0], [1]])
    const without = await aMember(club.shop)
    const foreign = await bookSeats(without.client, club, { ...byPlan, contactDetails: contactOf(other) })
    isRefused(foreign)
  })

  it('of a plan that is bought in the same checkout pay for its bookings until it ends', async () => {
    const club = await aPlanOnlyClass()
    const planId = await aPassPlan(club.shop, { creditsPerCycle: 1 }, { pricing: tenDays() })
    await connect(club, planId)
    const member = await aPayingMember(club)
    const bookings = [await aCreated(member.client, club), await aCreated(member.client, await anotherHour(club, 2))]
    const both = await aCheckout(member.client, [...bookings.map(({ id }) => bookingLine(id)), planLine(planId)])
    isRefused(await order(member.client, both.id))
    const late = await aCreated(member.client, await anotherHour(club, 11))
    const after = await aCheckout(member.client, [bookingLine(late.id), planLine(planId)])
    isRefused(await order(member.client, after.id))
    const one = await aCheckout(member.client, [bookingLine(bookings[0].id), planLine(planId)])
    const { orderId } = expected(await order(member.client, one.id))
    expect(await getCheckoutOrder(member.client, orderId)).toMatchObject({ status: 'DRAFT' })
  })
})

describe('an order of which a part is paid online', () => {
  it('declines the booking whose credit another one took meanwhile, and tells the customer', async () => {
    const club = await aPlanOnlyClass()
    const member = await aPassHolder(club)
    const studio = { ...club, service: club.service }
    const online = { rateType: 'FIXED', fixed: { price: { value: '50', currency: 'EUR' } }, options: { online: true } }
    await db
      .updateTable('services')
      .set({ payment: JSON.stringify(online) })
      .where('id', '=', club.service.id)
      .execute()
    const appointment = await aBooking(
      member.client,
      slotWith(studio, new Date(clock.now() + 172_800_000).toISOString()),
      { contactDetails: contactOf(member) },
    )
    const booking = await aCreated(member.client, club, { ...byPlan, contactDetails: contactOf(member) })
    const both = await aCheckout(member.client, [bookingLine(booking.id), bookingLine(appointment.id ?? '')])
    const { orderId } = expected(await order(member.client, both.id))
    const quick = await aCreated(member.client, await anotherHour(club, 3), byPlan)
    expected(await order(member.client, (await aCheckout(member.client, [bookingLine(quick.id)])).id))
    expect(await remaining(club.shop, member)).toEqual([0])
    const { charge_id } = await db
      .selectFrom('checkout_order_lines')
      .select('charge_id')
      .where('item_id', '=', appointment.id ?? '')
      .executeTakeFirstOrThrow()
    await aRecorded(club.admin, charge_id ?? '', undefined, 'CARD_TERMINAL')
    expect((await getCheckoutOrder(member.client, orderId)).lines).toMatchObject([
      { state: 'LOST' },
      { state: 'CONFIRMED' },
    ])
    expect(await getBooking(club, booking.id)).toMatchObject({ status: 'DECLINED' })
  })
})

describe('bookings that were confirmed unpaid', () => {
  it('do not get further participants for nothing', async () => {
    const club = await aPlanOnlyClass()
    const member = await aPassHolder(club)
    const chosen = { ...byPlan, status: 'CONFIRMED', totalParticipants: 2, contactDetails: contactOf(member) }
    const booking = await aCreated(club.admin, club, chosen)
    expect(booking.paymentStatus).toBe('NOT_PAID')
    await db
      .updateTable('members')
      .set({ login_email_verified_at: new Date(0) })
      .where('id', '=', member.id)
      .execute()
    const url = `/v2/bookings/${booking.id}/update_number_of_participants`
    isRefused(await member.client.post(url, { revision: booking.revision, totalParticipants: 3 }))
    const fewer = await member.client.post(url, { revision: booking.revision, totalParticipants: 1 })
    expect(expected(fewer).booking.paymentStatus).toBe('NOT_PAID')
    expect(await remaining(club.shop, member)).toEqual([1])
  })
})
