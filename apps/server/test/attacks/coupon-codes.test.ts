import { randomUUID } from 'node:crypto'
import { type OperationSpec, operations } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { issueMemberTokens } from '../../src/features/identity/index.ts'
import { add, cartUrl, planLine } from '../checkouts/support/baskets.ts'
import { aCoupon } from '../coupons/support/coupons.ts'
import { aMember, aPlan, aShop } from '../orders/support/shop.ts'
import { aClient, type Client, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp()
const { context, clock } = test
const shop = await aShop(test)
const plan = await aPlan(shop)
const { code } = await aCoupon(shop.admin)
const app = await buildApp(context, { callBounds: { refusedPerNetwork: 6, refusedCodesPerCustomer: 3 } })

type Guess = (couponCode: string) => ReturnType<Client['post']>

/** Every way in which a customer sends a coupon code, each with all it needs besides. */
async function waysOf(client: Client): Promise<Record<string, Guess>> {
  expected(await add(client, planLine(plan.id)))
  const checkout = expected(await client.post('/v1/checkouts', { channelType: 'WEB', lineItems: [planLine(plan.id)] }))
  const checkoutUrl = `/v1/checkouts/${checkout.checkout.id}`
  const create = { channelType: 'WEB', lineItems: [planLine(plan.id)] }
  const planId = plan.id
  return {
    getPricePreview: (couponCode) => client.post('/v2/checkout/orders/price-preview', { planId, couponCode }),
    getOnlineOrderPreview: (couponCode) => client.post('/v2/checkout/orders/preview-online', { planId, couponCode }),
    createOnlineOrder: (couponCode) => client.post('/v2/checkout/orders/online', { planId, couponCode }),
    updateCurrentCart: (couponCode) => client.patch(cartUrl, { couponCode }),
    createCheckout: (couponCode) => client.post('/v1/checkouts', { ...create, couponCode }),
    updateCheckout: (couponCode) => client.patch(checkoutUrl, { checkout: {}, couponCode }),
  }
}

/** A new member whose calls come from this address, and the ways in which they guess. */
async function aGuesser(address: string): Promise<{ client: Client; ways: Record<string, Guess> }> {
  const { id } = await aMember(shop)
  const grant = { siteId: shop.siteId, clientId: shop.siteId, memberId: id, visitorId: null, memberSessionId: null }
  const { access_token: authorization } = await issueMemberTokens(context, { ...grant, hasRefreshToken: false })
  const client = aClient(app, { authorization }, address)
  return { client, ways: await waysOf(client) }
}

let networks = 0
const aNetwork = () => `198.51.100.${++networks}`
const wrong = '428 ERROR_COUPON_DOES_NOT_EXIST'
const throttled = '429 THROTTLED_FEATURE'

const every = Object.values(operations).flatMap((table) => Object.values(table) as OperationSpec[])
const taking = every.filter(({ input }) => 'couponCode' in ((input.schema['properties'] as object) ?? {}))
const outside = taking.filter(({ access }) => access.anyone || access.visitor || access.member).map(({ id }) => id)

describe('coupon codes that a customer guesses', () => {
  it.each(outside)('are counted by %s: after three, right ones too are refused until the window ends', async (id) => {
    const { ways } = await aGuesser(aNetwork())
    const guess = ways[id] as Guess
    for (const attempt of ['A', 'B', 'C']) expect(readRefusal(await guess(attempt))).toBe(wrong)
    const refused = await guess(code)
    expect(readRefusal(refused)).toBe(throttled)
    expect(refused.headers['retry-after']).toBe('300')
    clock.advance({ minutes: 5 })
    expect(readRefusal(await guess(code))).toBe('200')
  })

  it('count together, in whatever way they are sent', async () => {
    const { ways } = await aGuesser(aNetwork())
    for (const id of outside.slice(0, 3)) expect(readRefusal(await (ways[id] as Guess)('A'))).toBe(wrong)
    for (const id of outside) expect(readRefusal(await (ways[id] as Guess)('D'))).toBe(throttled)
  })

  it('count for their network, as links do, so that new visitors do not help', async () => {
    const address = aNetwork()
    const answers: string[] = []
    for (let person = 0; person < 4; person += 1) {
      const { ways } = await aGuesser(address)
      for (const attempt of ['A', 'B']) answers.push(readRefusal(await (ways['getPricePreview'] as Guess)(attempt)))
    }
    expect(answers).toEqual([...Array(6).fill(wrong), throttled, throttled])
    const link = aClient(app, { 'wix-site-id': shop.siteId }, address)
    expect(readRefusal(await link.get('/v1/anonymous-bookings/none'))).toBe(throttled)
  })

  it('all count when they are sent at once', async () => {
    const { ways } = await aGuesser(aNetwork())
    const guess = ways['getOnlineOrderPreview'] as Guess
    const answers = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(async (it) => readRefusal(await guess(it))))
    expect(answers.filter((it) => it === wrong)).toHaveLength(3)
    expect(answers.filter((it) => it === throttled)).toHaveLength(3)
  })

  it('do not count when they are right, or when the call is refused for another reason', async () => {
    const { client, ways } = await aGuesser(aNetwork())
    for (let round = 0; round < 8; round += 1)
      expect(readRefusal(await (ways['getPricePreview'] as Guess)(code))).toBe('200')
    for (let round = 0; round < 8; round += 1) {
      const sent = { planId: randomUUID(), couponCode: 'A' }
      expect(readRefusal(await client.post('/v2/checkout/orders/price-preview', sent))).toBe('404 plan_not_found')
    }
    expect(readRefusal(await (ways['getPricePreview'] as Guess)('A'))).toBe(wrong)
  })

  it('do not count for staff and API keys', async () => {
    for (let round = 0; round < 8; round += 1) {
      const sent = { planId: plan.id, couponCode: 'A' }
      expect(readRefusal(await shop.admin.post('/v2/checkout/orders/price-preview', sent))).toBe(wrong)
    }
  })
})
