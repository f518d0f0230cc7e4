import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bookingsJobs } from '../../src/features/bookings/index.ts'
import { issueMemberTokens } from '../../src/features/identity/index.ts'
import { findDefaultMethod } from '../../src/features/payments/index.ts'
import { agree, agreedText, collect, feeCharges, feePolicy } from '../bookings/support/fees.ts'
import { anUnpaid, aSellingStudio, clara } from '../bookings/support/paying.ts'
import { aPlan } from '../checkouts/support/baskets.ts'
import { aPayingMember, aStarted, cards, payPage, start } from '../payments/support/payments.ts'
import { aClient, aHold, aVisitor, type Client, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, context, clock, db } = test
const at = '2026-06-03T09:00:00.000Z'
const later = '2026-06-03T12:00:00.000Z'

const listMethods = async (client: Client) => expected(await client.get('/v1/payments/methods')).methods

/** A member whose email, verified or not, is the contact that others type. */
async function aMember(
  studio: Studio,
  { email = clara.email, contactId, isVerified = false }: Record<string, unknown>,
) {
  const { member } = expected(
    await studio.admin.post('/v1/members', { member: { loginEmail: `${randomUUID()}@x.example` } }),
  )
  await db
    .updateTable('members')
    .set({
      login_email: String(email),
      contact_id: contactId ? String(contactId) : null,
      login_email_verified_at: isVerified ? new Date(0).toISOString() : null,
    } as never)
    .where('id', '=', member.id)
    .execute()
  const grant = { siteId: studio.siteId, clientId: studio.siteId, memberId: member.id }
  const rest = { visitorId: null, memberSessionId: null, hasRefreshToken: false }
  const { access_token } = await issueMemberTokens(context, { ...grant, ...rest })
  return { memberId: member.id as string, client: aClient(app, { authorization: access_token }) }
}

const verify = (memberId: string) =>
  db
    .updateTable('members')
    .set({ login_email_verified_at: new Date(0).toISOString() } as never)
    .where('id', '=', memberId)
    .execute()

async function cardsOf({ siteId }: Studio) {
  return db.selectFrom('payment_methods').selectAll().where('site_id', '=', siteId).orderBy('created_at').execute()
}

/** A guest books under somebody's email address and pays by card. */
async function aGuestPays(studio: Studio, client: Client, more: object = {}, startDate = at) {
  const { booking, payment } = await anUnpaid(client, await aHold(client, studio, startDate))
  const { charge, dueNow } = payment
  const { token } = await aStarted(client, charge.id, { amount: dueNow, ...more })
  expected(await payPage(client, token))
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
  return { bookingId: booking.id as string, contactId: row.contact_id ?? '' }
}

describe('a card entered by a guest under a typed email address', () => {
  it('is saved to nobody, and the owner of the address neither sees nor pays with it', async () => {
    const studio = await aSellingStudio(test)
    const { contactId } = await aGuestPays(studio, studio.visitor, { saveMethod: true })
    expect(await cardsOf(studio)).toEqual([])
    const owner = await aMember(studio, { contactId, isVerified: true })
    expect(await listMethods(owner.client)).toEqual([])
    expect(await findDefaultMethod(db, studio.siteId, contactId)).toBeUndefined()
  })

  it('does not become the card of a later guest under the same address', async () => {
    const studio = await aSellingStudio(test, { policy: feePolicy })
    const { booking } = await anUnpaid(studio.visitor, await aHold(studio.visitor, studio, at))
    expected(await agree(studio.visitor, booking.id, { withPayment: true }))
    const charge = await db
      .selectFrom('charges')
      .selectAll()
      .where('subject_id', '=', booking.id)
      .executeTakeFirstOrThrow()
    const { token } = await aStarted(studio.visitor, charge.id, { amount: '80', saveMethod: true })
    expected(await payPage(studio.visitor, token))
    const [card] = await cardsOf(studio)
    expect(card).toMatchObject({ booking_id: booking.id, is_default: false, order_id: null })
    const other = await aVisitor(app, studio.siteId)
    const second = await anUnpaid(other, await aHold(other, studio, later))
    const byId = { methodId: card?.id, amount: '80' }
    expect(readRefusal(await start(other, second.payment.charge.id, byId))).toBe('404 PAYMENT_METHOD_NOT_FOUND')
    const agreed = await agree(other, second.booking.id, { methodId: card?.id, text: agreedText })
    expect(readRefusal(agreed)).toBe('404 PAYMENT_METHOD_NOT_FOUND')
    expect(readRefusal(await start(studio.visitor, second.payment.charge.id, byId))).toBe('404 CHARGE_NOT_FOUND')
    const owner = await aMember(studio, { contactId: card?.contact_id, isVerified: true })
    expect(await listMethods(owner.client)).toEqual([])
    expect(readRefusal(await owner.client.delete(`/v1/payments/methods/${card?.id}`))).toBe(
      '404 PAYMENT_METHOD_NOT_FOUND',
    )
  })
})

describe('a card entered by a member whose email is not verified', () => {
  const plan = {
    pricing: {
      subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 },
      price: { value: '30', currency: 'EUR' },
    },
  }

  async function aSubscriber() {
    const studio = await aSellingStudio(test)
    const { customer } = expected(
      await studio.admin.post('/v1/customers', { customer: { firstName: 'Clara', email: clara.email } }),
    )
    const member = await aMember(studio, { contactId: customer.id })
    const { id: planId } = await aPlan(studio, plan)
    const { order } = expected(await member.client.post('/v2/checkout/orders/online', { planId }))
    const { token } = await aStarted(member.client, order.wixPayOrderId, { saveMethod: true })
    expected(await payPage(member.client, token, cards.success))
    return { studio, member, contactId: customer.id as string, orderId: order.id as string }
  }

  it('renews their order, and belongs to nobody else under the address', async () => {
    const { studio, member, contactId, orderId } = await aSubscriber()
    expect(await cardsOf(studio)).toMatchObject([{ order_id: orderId, is_default: false, member_id: member.memberId }])
    expect(await findDefaultMethod(db, studio.siteId, contactId)).toBeUndefined()
    const { id: methodId } = (await listMethods(member.client))[0]
    const other = await aMember(studio, { email: 'other@customer.example', contactId, isVerified: true })
    expect(await listMethods(other.client)).toEqual([])
    const own = await anUnpaid(other.client, await aHold(other.client, studio, at))
    const paying = start(other.client, own.payment.charge.id, { methodId, amount: '80' })
    expect(readRefusal(await paying)).toBe('404 PAYMENT_METHOD_NOT_FOUND')
    expect(readRefusal(await other.client.delete(`/v1/payments/methods/${methodId}`))).toBe(
      '404 PAYMENT_METHOD_NOT_FOUND',
    )
  })

  it('pays nothing else until they have verified it, and belongs to them afterwards', async () => {
    const { studio, member } = await aSubscriber()
    const [card] = await listMethods(member.client)
    expect(card.isChargeable).toBe(false)
    const own = await anUnpaid(member.client, await aHold(member.client, studio, at))
    const pay = () => start(member.client, own.payment.charge.id, { methodId: card.id, amount: '80' })
    expect(readRefusal(await pay())).toBe('404 PAYMENT_METHOD_NOT_FOUND')
    await verify(member.memberId)
    expect((await listMethods(member.client))[0].isChargeable).toBe(true)
    expect(expected(await pay()).progress.status).toBe('SUCCEEDED')
  })
})

describe('a card entered by a member who has proven who they are', () => {
  it('is saved to them, also where they agreed to fees', async () => {
    const studio = await aSellingStudio(test)
    const { client, contactId } = await aPayingMember(studio)
    const { booking, payment } = await anUnpaid(client, await aHold(client, studio, at))
    await db.updateTable('charges').set({ contact_id: contactId }).where('subject_id', '=', booking.id).execute()
    const { token } = await aStarted(client, payment.charge.id, { amount: payment.dueNow, saveMethod: true })
    expected(await payPage(client, token))
    expect(await listMethods(client)).toMatchObject([{ last4: '4242', isDefault: true, isChargeable: true }])
  })
})

// Last: it moves the clock.
describe('a card that stays with a booking', () => {
  it('is removed once the booking can owe no fee any more, here and at the provider', async () => {
    const studio = await aSellingStudio(test, { policy: feePolicy })
    const { booking } = await anUnpaid(studio.visitor, await aHold(studio.visitor, studio, at))
    expected(await agree(studio.visitor, booking.id, { withPayment: true }))
    const charge = await db
      .selectFrom('charges')
      .selectAll()
      .where('subject_id', '=', booking.id)
      .executeTakeFirstOrThrow()
    const { token } = await aStarted(studio.visitor, charge.id, { amount: '80' })
    expected(await payPage(studio.visitor, token))
    const run = async (days: number) => {
      clock.advance({ hours: 24 * days })
      for (const job of bookingsJobs) await job.run(context, clock.now())
      await collect(test)
    }
    await run(20)
    expect((await cardsOf(studio))[0]?.deleted_at).toBeNull()
    expect(await feeCharges(studio, booking.id)).toHaveLength(1)
    await run(14)
    expect((await cardsOf(studio))[0]?.deleted_at).not.toBeNull()
  })
})
