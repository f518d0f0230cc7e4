import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { issueMemberTokens } from '../../src/features/identity/index.ts'
import { aCoupon } from '../coupons/support/coupons.ts'
import { aClient, type Client, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aVisitorToken } from '../support/people.ts'
import {
  aCheckout,
  aCreated,
  add,
  aPaidStudio,
  aPlan,
  at,
  before,
  bookingLine,
  cartUrl,
  planLine,
} from './support/baskets.ts'

const test = await createTestApp({ now: before })

async function aGuest({ siteId }: Studio): Promise<{ client: Client; visitorId: string }> {
  const token = await aVisitorToken(test.app, siteId)
  return { client: aClient(test.app, { authorization: token }), visitorId: decodeJwt(token).sub ?? '' }
}

/** Signs the visitor in as the member. */
async function signIn({ siteId }: Studio, memberId: string, visitorId: string): Promise<Client> {
  const grant = { siteId, clientId: siteId, memberId, visitorId, memberSessionId: null, hasRefreshToken: false }
  const { access_token } = await issueMemberTokens(test.context, grant)
  return aClient(test.app, { authorization: access_token })
}

async function aMember({ admin }: Studio): Promise<string> {
  const loginEmail = `${randomUUID()}@customer.example`
  return expected(await admin.post('/v1/members', { member: { loginEmail } })).member.id
}

const itemsOf = (cart: { lineItems: { catalogReference: { catalogItemId: string } }[] }) =>
  cart.lineItems.map(({ catalogReference }) => catalogReference.catalogItemId)

describe('signing in with a cart', () => {
  it('gives the cart and the checkouts of the visitor to the member', async () => {
    const studio = await aPaidStudio(test)
    const guest = await aGuest(studio)
    const booking = await aCreated(guest.client, studio)
    const { cart } = expected(await add(guest.client, bookingLine(booking.id)))
    const checkout = await aCheckout(guest.client, [bookingLine(booking.id)])
    const member = await signIn(studio, await aMember(studio), guest.visitorId)
    const adopted = expected(await member.get(cartUrl)).cart
    expect([adopted.id, itemsOf(adopted)]).toEqual([cart.id, [booking.id]])
    expect(expected(await member.get(`/v1/checkouts/${checkout.id}`)).checkout.id).toBe(checkout.id)
    expect(readRefusal(await guest.client.get(cartUrl))).toMatch(/^40[14]/)
  })

  it('adds the cart of each visitor to that of the member, each item once', async () => {
    const studio = await aPaidStudio(test)
    const [one, two, three] = [await aPlan(studio), await aPlan(studio), await aPlan(studio)]
    const { code } = await aCoupon(studio.admin)
    const memberId = await aMember(studio)
    const [first, second] = [await aGuest(studio), await aGuest(studio)]
    expected(await add(first.client, planLine(one.id), planLine(two.id)))
    expected(await add(second.client, planLine(two.id), planLine(three.id)))
    const note = { cartInfo: { buyerNote: 'By phone' }, couponCode: code }
    expected(await second.client.patch(cartUrl, note))
    const own = expected(await (await signIn(studio, memberId, first.visitorId)).get(cartUrl)).cart
    const member = await signIn(studio, memberId, second.visitorId)
    const { cart } = expected(await member.get(cartUrl))
    expect(cart.id).toBe(own.id)
    expect(itemsOf(cart)).toEqual([one.id, two.id, three.id])
    expect(cart).toMatchObject({ appliedDiscounts: [{ coupon: { code } }] })
    expect(cart.buyerNote).toBeUndefined()
    const rows = await test.db
      .selectFrom('events')
      .select(['slug', 'sequence'])
      .where('entity_id', '=', own.id)
      .orderBy('sequence')
      .execute()
    expect(rows.map(({ sequence }) => Number(sequence))).toEqual(rows.map((_, index) => index + 1))
    expect(rows.at(-1)?.slug).toBe('updated')
  })

  it('takes along what was typed only under the member’s own address: somebody else may use the browser', async () => {
    const studio = await aPaidStudio(test)
    for (const isOwn of [true, false]) {
      const guest = await aGuest(studio)
      const memberId = await aMember(studio)
      const { login_email: own } = await test.db
        .selectFrom('members')
        .select('login_email')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow()
      const email = isOwn ? own : `${randomUUID()}@customer.example`
      const booking = await aCreated(guest.client, studio)
      expected(await add(guest.client, bookingLine(booking.id)))
      const contactInfo = { contactDetails: { firstName: 'Ada', lastName: 'Guest' } }
      expected(
        await guest.client.patch(cartUrl, { cartInfo: { buyerNote: 'Ring twice', contactInfo, buyerInfo: { email } } }),
      )
      const checkout = await aCheckout(guest.client, [bookingLine(booking.id)])
      expected(
        await guest.client.patch(`/v1/checkouts/${checkout.id}`, {
          checkout: { buyerInfo: { email }, billingInfo: contactInfo },
        }),
      )
      const member = await signIn(studio, memberId, guest.visitorId)
      const carried = [
        JSON.stringify(expected(await member.get(cartUrl)).cart),
        JSON.stringify(expected(await member.get(`/v1/checkouts/${checkout.id}`)).checkout),
      ]
      for (const text of carried) {
        expect(text.includes('Guest')).toBe(isOwn)
        expect(text.includes(email)).toBe(isOwn)
      }
    }
  })

  it('lets the member go on with a booking they began before, which then is theirs, and nobody else', async () => {
    const studio = await aPaidStudio(test)
    const guest = await aGuest(studio)
    const booking = await aCreated(guest.client, studio, at, { selectedPaymentOption: 'OFFLINE' })
    const memberId = await aMember(studio)
    const member = await signIn(studio, memberId, guest.visitorId)
    const other = await signIn(studio, await aMember(studio), (await aGuest(studio)).visitorId)
    const order = async (client: Client) => {
      const body = { lineItems: [bookingLine(booking.id)], channelType: 'WEB' }
      const made = await client.post('/v1/checkouts', body)
      return made.status === 200 ? client.post(`/v1/checkouts/${made.body.checkout.id}/create-order`) : made
    }
    expect((await order(other)).status).not.toBe(200)
    expected(await order(member))
    const row = await test.db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
    expect([row.status, row.created_by_type, row.created_by_id]).toEqual(['CONFIRMED', 'member', memberId])
  })

  it('leaves what the visitor has ordered already to the visitor', async () => {
    const studio = await aPaidStudio(test)
    const guest = await aGuest(studio)
    const checkout = await aCheckout(guest.client, [bookingLine((await aCreated(guest.client, studio)).id)])
    await test.db
      .updateTable('checkouts')
      .set({ completed_at: new Date(0) })
      .where('id', '=', checkout.id)
      .execute()
    const member = await signIn(studio, await aMember(studio), guest.visitorId)
    expect(readRefusal(await member.get(`/v1/checkouts/${checkout.id}`))).toMatch(/^404/)
    expect((await guest.client.get(`/v1/checkouts/${checkout.id}`)).status).toBe(200)
  })

  it('fills the cart of the member up to what a cart may have', async () => {
    const studio = await aPaidStudio(test)
    const plan = await aPlan(studio)
    const memberId = await aMember(studio)
    const [first, second] = [await aGuest(studio), await aGuest(studio)]
    const { cart } = expected(await add(first.client, planLine(plan.id)))
    const rows = Array.from({ length: 49 }, (_, index) => ({
      site_id: studio.siteId,
      id: randomUUID(),
      cart_id: cart.id,
      rank: index + 2,
      item_type: 'BOOKING',
      item_id: randomUUID(),
      quantity: 1,
    }))
    await test.db.insertInto('line_items').values(rows).execute()
    expected(await add(second.client, planLine((await aPlan(studio)).id)))
    await signIn(studio, memberId, first.visitorId)
    const merged = expected(await (await signIn(studio, memberId, second.visitorId)).get(cartUrl)).cart
    expect(merged.lineItems).toHaveLength(50)
  })
})
