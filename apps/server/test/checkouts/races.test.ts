import { describe, expect, it } from 'vitest'
import { aCoupon } from '../coupons/support/coupons.ts'
import { aPayingMember, ledger, payPage, sandboxBalance, useSandbox } from '../payments/support/payments.ts'
import { aVisitor, type Client, expected, readRefusal } from '../support/factories.ts'
import { aGroup, countSeats, type Group } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import {
  aCheckout,
  aPaidStudio,
  aPlan,
  before,
  bookingLine,
  getBooking,
  getCheckoutOrder,
  planLine,
  setPayment,
  startCheckout,
} from './support/baskets.ts'

const test = await createTestApp({ now: before })

/** A class with one seat that is paid online. */
async function aLastSeat(): Promise<Group> {
  const group = await aGroup(test.app, test.context, 'CLASS', { capacity: 1 })
  await useSandbox(group)
  const options = { online: true, inPerson: false, deposit: false, pricingPlan: false }
  await setPayment({ ...group, service: group.group }, { options })
  return group
}

/** A customer with an unpaid booking of the class in a checkout. */
async function aCustomer({ siteId, entity }: Group, name: string) {
  const client = await aVisitor(test.app, siteId)
  const contactDetails = { firstName: name, email: `${name}@races.example` }
  const sent = { bookedEntity: entity, totalParticipants: 1, contactDetails }
  const bookingId: string = expected(await client.post('/v2/bookings', { booking: sent })).booking.id
  const { id: checkoutId } = await aCheckout(client, [bookingLine(bookingId)])
  return { client, bookingId, checkoutId }
}

const pay = (client: Client, checkoutId: string) =>
  client.post(`/v1/checkouts/${checkoutId}/pay`, { total: '50.00', returnUrl: '/account' })

describe('the last seat of a class', () => {
  it('goes to one of two checkouts that are paid at once; the other is not charged', async () => {
    const group = await aLastSeat()
    const customers = [await aCustomer(group, 'ada'), await aCustomer(group, 'bo')]
    const answers = await Promise.all(customers.map(({ client, checkoutId }) => pay(client, checkoutId)))
    expect(answers.map(readRefusal).sort()).toEqual(['200', '428 FULL_OUT_OF_STOCK'])
    const winner = answers.findIndex(({ status }) => status === 200)
    const token = answers[winner]?.body.progress.nextUrl.split('/').at(-1)
    expected(await payPage(group.visitor, token))
    expect(await getBooking(group, customers[winner]?.bookingId ?? '')).toMatchObject({ status: 'CONFIRMED' })
    expect(await getBooking(group, customers[1 - winner]?.bookingId ?? '')).toMatchObject({ status: 'CREATED' })
    expect(await countSeats(group)).toBe('1/0 of 1')
    expect(await sandboxBalance(group)).toBe(5000)
  })

  it('goes to one of two whose banks answer at once after their holds; the other is refunded', async () => {
    const group = await aLastSeat()
    const customers = [await aCustomer(group, 'cy'), await aCustomer(group, 'di')]
    const started: Awaited<ReturnType<typeof startCheckout>>[] = []
    for (const { client, checkoutId } of customers) {
      started.push(await startCheckout(client, checkoutId, '50.00'))
      test.clock.advance({ minutes: 16 })
    }
    await Promise.all(started.map(({ token }) => payPage(group.visitor, token)))
    test.clock.set(Date.parse(before))
    const orders = await Promise.all(
      started.map(({ order }, index) => getCheckoutOrder(customers[index]?.client ?? group.visitor, order.id)),
    )
    const states = orders.map(({ lines, paymentStatus }) => `${lines[0].state} ${paymentStatus}`)
    expect(states.sort()).toEqual(['CONFIRMED PAID', 'LOST REFUNDED'])
    expect(await countSeats(group)).toBe('1/0 of 1')
    expect(await sandboxBalance(group)).toBe(5000)
    expect(Object.values(await ledger(group)).reduce((sum, it) => sum + it, 0)).toBe(0)
  })
})

describe('the last use of a coupon', () => {
  it('goes to one of 50 checkouts that are ordered at once', async () => {
    const studio = await aPaidStudio(test)
    const plan = await aPlan(studio)
    const { id, code: couponCode } = await aCoupon(studio.admin, { percent: '100', usageLimit: 1 })
    const checkouts = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { client } = await aPayingMember(studio)
        return { client, ...(await aCheckout(client, [planLine(plan.id)], { couponCode })) }
      }),
    )
    const answers = await Promise.all(
      checkouts.map(({ client, id: checkoutId }) => client.post(`/v1/checkouts/${checkoutId}/create-order`)),
    )
    const refused = Array.from({ length: 49 }, () => '428 ERROR_COUPON_USAGE_EXCEEDED')
    expect(answers.map(readRefusal).sort()).toEqual(['200', ...refused])
    expect(expected(await studio.admin.get(`/v1/coupons/${id}`)).coupon.usedCount).toBe(1)
  })
})
