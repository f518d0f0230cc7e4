import { describe, expect, it } from 'vitest'
import { aCoupon } from '../coupons/support/coupons.ts'
import { readRules } from '../members/club.ts'
import { loadCharge } from '../orders/support/shop.ts'
import { aPayingMember, aStarted, payPage } from '../payments/support/payments.ts'
import { aStudio, aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, aCreated, aPaidStudio, aPlan, before, bookingLine, planLine } from './support/baskets.ts'

const test = await createTestApp({ now: before })
const url = '/v1/checkouts'
const channelType = 'WEB'

describe('createCheckout', () => {
  it('creates a checkout with what the front end knows of the customer', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await aCreated(studio.visitor, studio)
    const checkoutInfo = {
      buyerNote: 'Ring twice',
      buyerInfo: { email: 'ada@customer.example' },
      billingInfo: { contactDetails: { firstName: 'Ada', lastName: 'Weiss' }, address: { city: 'Berlin' } },
      customFields: [{ title: 'Found us by', value: 'a friend' }],
    }
    const checkout = await aCheckout(studio.visitor, [bookingLine(id)], { checkoutInfo })
    expect(checkout).toMatchObject({
      ...checkoutInfo,
      completed: false,
      currency: 'EUR',
      createdBy: { visitorId: checkout.buyerInfo.visitorId },
      lineItems: [{ price: { amount: '50.00' }, totalPriceAfterTax: { amount: '50.00' } }],
      priceSummary: { subtotal: { amount: '50.00' }, total: { amount: '50.00', formattedAmount: '€50.00' } },
      appliedDiscounts: [],
      violations: [],
    })
    expect(expected(await studio.visitor.get(`${url}/${checkout.id}`)).checkout).toEqual(checkout)
  })

  it('is created by the business too, and belongs to it', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await aCreated(studio.visitor, studio)
    const checkout = await aCheckout(studio.admin, [bookingLine(id)])
    expect(expected(await studio.admin.get(`${url}/${checkout.id}`)).checkout.id).toBe(checkout.id)
    expect(readRefusal(await studio.visitor.get(`${url}/${checkout.id}`))).toBe('404 NOT_FOUND')
  })

  it('takes a coupon for a plan, and refuses those that do not apply', async () => {
    const studio = await aPaidStudio(test)
    const plan = await aPlan(studio)
    const { id } = await aCreated(studio.visitor, studio)
    const lineItems = [planLine(plan.id)]
    const coupon = await aCoupon(studio.admin)
    const checkout = await aCheckout(studio.visitor, lineItems, { couponCode: coupon.code })
    expect(checkout).toMatchObject({
      appliedDiscounts: [{ coupon: { code: coupon.code, amount: { amount: '9.00' } }, discountType: 'SPECIFIC_ITEMS' }],
      lineItems: [{ discount: { amount: '9.00' }, totalPriceAfterTax: { amount: '81.00' } }],
      priceSummary: { discount: { amount: '9.00' }, total: { amount: '81.00' } },
    })
    const refused = async (couponCode: string, lines: object[] = lineItems) =>
      readRefusal(await studio.visitor.post(url, { channelType, lineItems: lines, couponCode }))
    const soon = await aCoupon(studio.admin, { startsAt: '2026-07-01T00:00:00.000Z' })
    const other = await aCoupon(studio.admin, { planIds: [(await aPlan(studio)).id] })
    expect(await refused('NOTHING')).toBe('428 ERROR_COUPON_DOES_NOT_EXIST')
    expect(await refused('N'.repeat(21), [])).toBe('428 ERROR_COUPON_DOES_NOT_EXIST')
    expect(await refused(soon.code)).toBe('428 ERROR_COUPON_IS_NOT_ACTIVE_YET')
    expect(await refused(other.code)).toBe('428 ERROR_COUPON_NOT_APPLICABLE_FOR_PLAN')
    expect(await refused(coupon.code, [bookingLine(id)])).toBe('428 ERROR_COUPON_NOT_APPLICABLE_FOR_PLAN')
    const past = await aCoupon(studio.admin, { expiresAt: '2026-06-01T09:10:00.000Z' })
    test.clock.set(Date.parse('2026-06-01T09:20:00Z'))
    expect(await refused(past.code)).toBe('428 ERROR_COUPON_HAS_EXPIRED')
    test.clock.set(Date.parse(before))
  })

  it('refuses a coupon that is used up, or used by the customer already', async () => {
    const studio = await aPaidStudio(test)
    const plan = await aPlan(studio)
    const used = async (limit: object) => {
      const coupon = await aCoupon(studio.admin, limit)
      const member = await aPayingMember(studio)
      const order = { planId: plan.id, couponCode: coupon.code }
      const { id } = expected(await member.client.post('/v2/checkout/orders/online', order)).order
      const { token } = await aStarted(member.client, (await loadCharge(test.db, id)).id)
      expected(await payPage(member.client, token))
      const sent = { channelType, lineItems: [planLine(plan.id)], couponCode: coupon.code }
      return readRefusal(await member.client.post(url, sent))
    }
    expect(await used({ usageLimit: 1 })).toBe('428 ERROR_COUPON_USAGE_EXCEEDED')
    expect(await used({ limitPerCustomer: 1 })).toBe('428 ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED')
  })

  it('refuses to be empty, and items that cannot be paid', async () => {
    const studio = await aStudio(test.app, test.context, { price: '50' })
    expect(readRefusal(await studio.visitor.post(url, { channelType, lineItems: [] }))).toBe('400 EMPTY_CHECKOUT')
    const plan = await aPlan(studio)
    const lineItems = [planLine(plan.id)]
    expect(readRefusal(await studio.visitor.post(url, { channelType, lineItems }))).toBe(
      '428 SITE_MUST_ACCEPT_PAYMENTS',
    )
    const { id } = await aCreated(studio.visitor, studio)
    expect((await aCheckout(studio.visitor, [bookingLine(id)])).lineItems).toMatchObject([
      { paymentOption: 'FULL_PAYMENT_OFFLINE' },
    ])
    const unknown = { quantity: 1, catalogReference: { appId: 'else', catalogItemId: id } }
    expect(readRules(await studio.visitor.post(url, { channelType, lineItems: [unknown] }))).toEqual([
      'UNKNOWN_CATALOG',
    ])
    const stranger = await aVisitor(test.app, studio.siteId)
    expect(readRefusal(await stranger.post(url, { channelType, lineItems: [bookingLine(id)] }))).toBe(
      '404 BOOKING_NOT_FOUND',
    )
  })

  it('creates one checkout for a repeated request with a key', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await aCreated(studio.visitor, studio)
    const sent = { channelType, lineItems: [bookingLine(id)] }
    const headers = { 'idempotency-key': 'again' }
    const one = expected(await studio.visitor.post(url, sent, headers)).checkout
    expect(expected(await studio.visitor.post(url, sent, headers)).checkout.id).toBe(one.id)
  })
})
