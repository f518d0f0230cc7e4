import { describe, expect, it } from 'vitest'
import { aCoupon } from '../coupons/support/coupons.ts'
import { aPayingMember } from '../payments/support/payments.ts'
import { aStudio, aVisitor, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
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
  getBooking,
  getCheckoutOrder,
  planLine,
  setPayment,
} from './support/baskets.ts'

const test = await createTestApp({ now: before })
const inPerson = { selectedPaymentOption: 'OFFLINE' } as const
const orderUrl = (id: string) => `/v1/checkouts/${id}/create-order`

describe('createOrder', () => {
  it('confirms a booking that is paid at the visit, once', async () => {
    const studio = await aPaidStudio(test)
    const booking = await aCreated(studio.visitor, studio, at, inPerson)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const { orderId } = expected(await studio.visitor.post(orderUrl(id)))
    expect(await getCheckoutOrder(studio.visitor, orderId)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      total: '50.00',
      payNow: '0.00',
      lines: [{ bookingId: booking.id, option: 'FULL_PAYMENT_OFFLINE', state: 'CONFIRMED' }],
    })
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'NOT_PAID' })
    const again = await studio.visitor.post(orderUrl(id))
    expect(readRefusal(again)).toBe('428 CHECKOUT_ALREADY_PAID')
    expect(again.body.details.applicationError.data).toEqual({ orderId })
    expect(expected(await studio.visitor.get(`/v1/checkouts/${id}`)).checkout).toMatchObject({
      completed: true,
      orderId,
    })
  })

  it('orders once for two tabs', async () => {
    const studio = await aPaidStudio(test)
    const booking = await aCreated(studio.visitor, studio, at, inPerson)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const answers = await Promise.all([1, 2, 3].map(() => studio.visitor.post(orderUrl(id))))
    expect(answers.map(readRefusal).sort()).toEqual(['200', '428 CHECKOUT_ALREADY_PAID', '428 CHECKOUT_ALREADY_PAID'])
  })

  it('refuses a booking whose time was taken meanwhile, and says which', async () => {
    const studio = await aPaidStudio(test, {}, { staff: 1 })
    const booking = await aCreated(studio.visitor, studio, at, inPerson)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const taken = {
      booking: { bookedEntity: { slot: slotWith(studio, at) }, status: 'CONFIRMED', totalParticipants: 1 },
    }
    expected(await studio.admin.post('/v2/bookings', taken))
    const refused = await studio.visitor.post(orderUrl(id))
    expect(readRefusal(refused)).toBe('428 FULL_OUT_OF_STOCK')
    expect(refused.body.details.applicationError.data.lineItemIds).toHaveLength(1)
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CREATED' })
  })

  it('requires approval where the service does, and exempts what is free', async () => {
    const studio = await aStudio(test.app, test.context, { approval: true })
    const booking = await aCreated(studio.visitor, studio)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const { orderId } = expected(await studio.visitor.post(orderUrl(id)))
    expect((await getCheckoutOrder(studio.visitor, orderId)).lines).toMatchObject([{ state: 'PENDING', total: '0.00' }])
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'PENDING', paymentStatus: 'EXEMPT' })
  })

  it('waits for what is paid online, with its time held, and returns the same order again', async () => {
    const studio = await aPaidStudio(test, {}, { staff: 1 })
    const booking = await aCreated(studio.visitor, studio)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const { orderId } = expected(await studio.visitor.post(orderUrl(id)))
    expect(await getCheckoutOrder(studio.visitor, orderId)).toMatchObject({
      status: 'DRAFT',
      paymentStatus: 'NOT_PAID',
      payNow: '50.00',
      lines: [{ state: 'WAITING' }],
    })
    expect(expected(await studio.visitor.post(orderUrl(id))).orderId).toBe(orderId)
    const stranger = await aVisitor(test.app, studio.siteId)
    const hold = await stranger.post('/v1/holds', { slot: { ...slotFor(studio), resourceId: studio.resourceId } })
    expect(readRefusal(hold)).toBe('428 SLOT_NOT_AVAILABLE')
    expect(readRefusal(await studio.visitor.patch(`/v1/checkouts/${id}`, { checkout: { buyerNote: 'x' } }))).toBe(
      '428 CHECKOUT_IS_COMPLETE',
    )
  })

  it('refuses what changed its price or cannot be had since', async () => {
    const studio = await aPaidStudio(test)
    const plan = await aPlan(studio)
    const member = await aPayingMember(studio)
    const { id } = await aCheckout(member.client, [planLine(plan.id)])
    const pricing = { singlePaymentUnlimited: true, price: { value: '95', currency: 'EUR' } }
    expected(await studio.admin.patch(`/v2/plans/${plan.id}`, { plan: { id: plan.id, pricing } }))
    expect(readRefusal(await member.client.post(orderUrl(id)))).toBe('428 CHECKOUT_CHANGED')
    expected(await member.client.post(orderUrl(id)))
    const one = await aCreated(studio.visitor, studio, at, inPerson)
    const two = await aCreated(studio.visitor, studio, '2026-06-02T11:00:00.000Z', inPerson)
    const both = await aCheckout(studio.visitor, [bookingLine(one.id), bookingLine(two.id)])
    const cancel = (bookingId: string) => studio.visitor.post(`/v2/bookings/${bookingId}/cancel`, { revision: '1' })
    expected(await cancel(one.id))
    expect(readRefusal(await studio.visitor.post(orderUrl(both.id)))).toBe('428 PARTIAL_OUT_OF_STOCK')
    expected(await cancel(two.id))
    expect(readRefusal(await studio.visitor.post(orderUrl(both.id)))).toBe('428 FULL_OUT_OF_STOCK')
  })

  it('sells plans to members, and subscriptions on their own', async () => {
    const studio = await aPaidStudio(test)
    const plan = await aPlan(studio)
    const subscription = { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 }
    const monthly = await aPlan(studio, { pricing: { subscription, price: { value: '40', currency: 'EUR' } } })
    const ofVisitor = await aCheckout(studio.visitor, [planLine(plan.id)])
    expect(readRefusal(await studio.visitor.post(orderUrl(ofVisitor.id)))).toBe('428 MEMBERS_ONLY_ITEM')
    const member = await aPayingMember(studio)
    const both = await aCheckout(member.client, [planLine(plan.id), planLine(monthly.id)])
    expect(readRefusal(await member.client.post(orderUrl(both.id)))).toBe('428 SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS')
    const one = await aCheckout(member.client, [planLine(monthly.id)])
    const { orderId } = expected(await member.client.post(orderUrl(one.id)))
    expect(await getCheckoutOrder(member.client, orderId)).toMatchObject({
      status: 'DRAFT',
      payNow: '40.00',
      lines: [{ kind: 'PLAN', state: 'WAITING' }],
    })
  })

  it('counts the use of a coupon, and refuses one that stopped applying', async () => {
    const studio = await aPaidStudio(test)
    const [plan, coupon] = [await aPlan(studio), await aCoupon(studio.admin, { percent: '100', usageLimit: 1 })]
    const [one, two] = [await aPayingMember(studio), await aPayingMember(studio)]
    const couponCode = coupon.code
    const first = await aCheckout(one.client, [planLine(plan.id)], { couponCode })
    const second = await aCheckout(two.client, [planLine(plan.id)], { couponCode })
    const { orderId } = expected(await one.client.post(orderUrl(first.id)))
    expect(await getCheckoutOrder(one.client, orderId)).toMatchObject({ total: '0.00', payNow: '0.00' })
    expect(readRefusal(await two.client.post(orderUrl(second.id)))).toBe('428 ERROR_COUPON_USAGE_EXCEEDED')
  })

  it('refuses to be paid online once nobody takes payments', async () => {
    const studio = await aPaidStudio(test)
    const online = { selectedPaymentOption: 'ONLINE' } as const
    const booking = await aCreated(studio.visitor, studio, at, online)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const { settings } = expected(await studio.admin.get('/v1/payments/settings'))
    const changes = { revision: settings.revision, provider: 'NONE' }
    expected(await studio.admin.patch('/v1/payments/settings', { settings: changes }))
    expect(readRefusal(await studio.visitor.post(orderUrl(id)))).toBe('428 PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
  })

  it('ends the cart, and settles several bookings together', async () => {
    const studio = await aPaidStudio(test)
    await setPayment(studio, { options: { online: false, inPerson: true, deposit: false, pricingPlan: false } })
    const starts = [at, '2026-06-02T11:00:00.000Z', '2026-06-02T13:00:00.000Z']
    const made = await Promise.all(starts.map((start) => aCreated(studio.visitor, studio, start)))
    expected(await add(studio.visitor, ...made.map(({ id }) => bookingLine(id))))
    const { checkoutId } = expected(await studio.visitor.post(`${cartUrl}/create-checkout`, {}))
    const { orderId } = expected(await studio.visitor.post(orderUrl(checkoutId)))
    const order = await getCheckoutOrder(studio.visitor, orderId)
    expect(order).toMatchObject({ status: 'APPROVED', total: '150.00' })
    expect(order.lines.map(({ state }: { state: string }) => state)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED'])
    expect(readRefusal(await studio.visitor.get(cartUrl))).toBe('404 OWNED_CART_NOT_FOUND')
  })
})

function slotFor({ service, locationId }: Awaited<ReturnType<typeof aPaidStudio>>) {
  return {
    serviceId: service.id,
    startDate: at,
    endDate: '2026-06-02T10:00:00.000Z',
    timezone: 'Europe/Berlin',
    locationId,
  }
}
