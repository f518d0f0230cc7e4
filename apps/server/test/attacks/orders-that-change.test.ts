import { describe, expect, it } from 'vitest'
import {
  aCheckout,
  aCreated,
  aPaidStudio,
  bookingLine,
  getBooking,
  getCheckoutOrder,
  startCheckout,
} from '../checkouts/support/baskets.ts'
import { payPage, sandboxBalance } from '../payments/support/payments.ts'
import { someVariants } from '../support/choices.ts'
import { type Client, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const [nine, noon] = ['2026-06-02T09:00:00.000Z', '2026-06-02T12:00:00.000Z']

/** A studio whose hour is free and whose hour and a half costs 10 euros, paid online. */
async function aStudioOfLengths(): Promise<Studio> {
  const options = { online: true, inPerson: false, deposit: false, pricingPlan: false }
  const studio = await aPaidStudio(test, { options })
  await someVariants(test.context, studio.siteId, studio.service.id, 'DURATION', [60, 90], ['0', '10'])
  return studio
}

const lasting = (startDate: string, minutes: number) => ({
  startDate,
  endDate: new Date(Date.parse(startDate) + minutes * 60_000).toISOString(),
})

const book = (studio: Studio, startDate: string, minutes: number) =>
  aCreated(studio.visitor, studio, startDate, {
    bookedEntity: { slot: { ...slotWith(studio, startDate), ...lasting(startDate, minutes) } },
  })

async function move(client: Client, studio: Studio, id: string, slot: object) {
  const { revision } = await getBooking(studio, id)
  return client.post(`/v2/bookings/${id}/reschedule`, { revision, slot })
}

const createOrder = (client: Client, checkoutId: string) => client.post(`/v1/checkouts/${checkoutId}/create-order`)

async function listSessions({ context, siteId }: Studio) {
  const sessions = context.db.selectFrom('sessions').select('id').where('site_id', '=', siteId)
  return (await sessions.where('status', '=', 'CONFIRMED').execute()).map(({ id }) => id)
}

describe('a booking in an order that was not paid', () => {
  it('that became free waits until its customer orders again, and takes its time once', async () => {
    const studio = await aStudioOfLengths()
    const booking = await book(studio, nine, 90)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const { orderId } = expected(await createOrder(studio.visitor, id))
    expect(await getCheckoutOrder(studio.visitor, orderId)).toMatchObject({ status: 'DRAFT', payNow: '10.00' })
    const moved = expected(await move(studio.visitor, studio, booking.id, lasting(nine, 60))).booking
    expect(moved).toMatchObject({ status: 'CREATED' })
    expect(await listSessions(studio)).toEqual([])
    expect(await getCheckoutOrder(studio.visitor, orderId)).toMatchObject({ status: 'DRAFT', total: '0.00' })
    expected(await createOrder(studio.visitor, id))
    const after = await getBooking(studio, booking.id)
    expect(after).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'EXEMPT' })
    expect(after.bookedEntity?.slot?.endDate).toBe(lasting(nine, 60).endDate)
    expect(await listSessions(studio)).toEqual([after.bookedEntity?.slot?.sessionId])
    expect(await getCheckoutOrder(studio.visitor, orderId)).toMatchObject({ status: 'APPROVED' })
  })

  it('that became free and dear again costs what it costs', async () => {
    const studio = await aStudioOfLengths()
    const booking = await book(studio, nine, 90)
    const { id } = await aCheckout(studio.visitor, [bookingLine(booking.id)])
    const { orderId } = expected(await createOrder(studio.visitor, id))
    for (const minutes of [60, 90]) expected(await move(studio.visitor, studio, booking.id, lasting(nine, minutes)))
    expected(await createOrder(studio.visitor, id))
    expect(await getCheckoutOrder(studio.visitor, orderId)).toMatchObject({ status: 'DRAFT', payNow: '10.00' })
    expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CREATED' })
  })

  it('that was free and became dear is not had for nothing when another line is paid', async () => {
    const studio = await aStudioOfLengths()
    const paid = await book(studio, nine, 90)
    const free = await book(studio, noon, 60)
    const { id } = await aCheckout(studio.visitor, [bookingLine(paid.id), bookingLine(free.id)])
    const { order, token } = await startCheckout(studio.visitor, id, '10.00')
    expected(await move(studio.visitor, studio, free.id, lasting(noon, 90)))
    expected(await payPage(studio.visitor, token))
    expect(await getBooking(studio, paid.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(await getBooking(studio, free.id)).toMatchObject({ status: 'CREATED' })
    const draft = await getCheckoutOrder(studio.visitor, order.id)
    expect(draft).toMatchObject({ status: 'DRAFT', total: '20.00', payNow: '20.00' })
    const rest = await startCheckout(studio.visitor, id, '20.00')
    expected(await payPage(studio.visitor, rest.token))
    expect(await getBooking(studio, free.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    expect(await getCheckoutOrder(studio.visitor, order.id)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
    })
    expect(await sandboxBalance(studio)).toBe(2000)
    expect(readRefusal(await createOrder(studio.visitor, id))).toBe('428 CHECKOUT_ALREADY_PAID')
  })
})
