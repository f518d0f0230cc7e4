import { describe, expect, it } from 'vitest'
import { reconcilePayments } from '../../src/features/payments/index.ts'
import {
  aPayingMember,
  cards,
  getPayment,
  ledger,
  payPage,
  refund,
  sandboxBalance,
} from '../payments/support/payments.ts'
import { expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aCheckout,
  aCreated,
  aPaidStudio,
  aPlan,
  at,
  before,
  bookingLine,
  getBooking,
  getCheckoutOrder,
  planLine,
  setTaxes,
  startCheckout,
  twoBookings,
} from './support/baskets.ts'

const test = await createTestApp({ now: before })

async function listPayments({ admin }: Studio) {
  return expected(await admin.post('/v1/payments/query', {})).payments
}

async function countPages({ context, siteId }: Studio): Promise<number> {
  const rows = await context.db.selectFrom('sandbox_payments').select('id').where('site_id', '=', siteId).execute()
  return rows.length
}

const sum = (accounts: Record<string, number>) => Object.values(accounts).reduce((total, it) => total + it, 0)

describe('one payment for several lines', () => {
  it('pays all bookings at once, with a receipt for each', async () => {
    const studio = await aPaidStudio(test)
    const { id, one, two } = await twoBookings(studio.visitor, studio)
    const { order, token } = await startCheckout(studio.visitor, id, '100.00')
    const { page } = expected(await studio.visitor.get(`/v1/payments/sandbox/${token}`))
    expect(page.amount).toBe('100.00')
    expected(await payPage(studio.visitor, token))
    expect(await getCheckoutOrder(studio.visitor, order.id)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
      lines: [{ state: 'CONFIRMED' }, { state: 'CONFIRMED' }],
    })
    for (const booking of [one, two])
      expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    const parts = await listPayments(studio)
    expect(parts).toMatchObject([
      { amount: '50.00', status: 'SUCCEEDED', cardLast4: '4242', combinedPaymentId: expect.any(String) },
      { amount: '50.00', status: 'SUCCEEDED', combinedPaymentId: parts[0].combinedPaymentId },
    ])
    expect(await getPayment(studio.admin, parts[0].id)).toMatchObject({
      combinedAmount: '100.00',
      receipts: [{ kind: 'RECEIPT', amount: '50.00' }],
    })
    expect(await countPages(studio)).toBe(1)
    const accounts = await ledger(studio)
    expect(accounts).toMatchObject({ PROVIDER_SANDBOX: 10_000 })
    expect(sum(accounts)).toBe(0)
  })

  it('pays a booking and a plan together, and refunds each line to the minor unit', async () => {
    const studio = await aPaidStudio(test, { fixed: { price: { value: '33.33', currency: 'EUR' } } })
    const locations = test.context.db.updateTable('locations').where('site_id', '=', studio.siteId)
    await locations.set({ address: '{"country":"IT"}' }).execute()
    await setTaxes(studio, [{ locationId: null, name: 'VAT', percent: '17', included: true }])
    const plan = await aPlan(studio, {
      pricing: { singlePaymentUnlimited: true, price: { value: '90.01', currency: 'EUR' } },
    })
    const { client } = await aPayingMember(studio)
    const booking = await aCreated(client, studio)
    const { id } = await aCheckout(client, [bookingLine(booking.id), planLine(plan.id)])
    const { order, token } = await startCheckout(client, id, '123.34')
    expected(await payPage(client, token))
    expect(await getCheckoutOrder(client, order.id)).toMatchObject({
      status: 'APPROVED',
      lines: [{ state: 'CONFIRMED' }, { state: 'CONFIRMED' }],
    })
    const [part] = (await listPayments(studio)).filter((it: { amount: string }) => it.amount === '33.33')
    expect(part.tax).toBe('4.84')
    expect(readRefusal(await refund(studio.admin, part.id, '33.34'))).toBe('428 REFUND_EXCEEDS_PAYMENT')
    expected(await refund(studio.admin, part.id, '10.01'))
    expected(await refund(studio.admin, part.id))
    const { refunds, receipts } = await getPayment(studio.admin, part.id)
    expect(refunds.map((it: { amount: string }) => it.amount)).toEqual(['10.01', '23.32'])
    expect(receipts.map((it: { kind: string; tax: string }) => `${it.kind} ${it.tax}`)).toEqual([
      'RECEIPT 4.84',
      'CREDIT_NOTE 1.45',
      'CREDIT_NOTE 3.39',
    ])
    expect(await sandboxBalance(studio)).toBe(9001)
    expect(await getCheckoutOrder(client, order.id)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' })
    expect(sum(await ledger(studio))).toBe(0)
  })

  it('pays nothing with a declined card, and all lines with the next one', async () => {
    const studio = await aPaidStudio(test)
    const { id, one, two } = await twoBookings(studio.visitor, studio)
    const first = await startCheckout(studio.visitor, id, '100.00')
    await payPage(studio.visitor, first.token, cards.decline)
    for (const booking of [one, two]) expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CREATED' })
    const again = await startCheckout(studio.visitor, id, '100.00')
    expect(again.progress.paymentId).toBe(first.progress.paymentId)
    expected(await payPage(studio.visitor, again.token))
    expect(await getCheckoutOrder(studio.visitor, first.order.id)).toMatchObject({ paymentStatus: 'PAID' })
    expect(await sandboxBalance(studio)).toBe(10_000)
  })

  it('lets the customer pay at the visit after all: the open card page takes no money', async () => {
    const studio = await aPaidStudio(test)
    const { id, one, two } = await twoBookings(studio.visitor, studio)
    const { token } = await startCheckout(studio.visitor, id, '100.00')
    const { order } = await startCheckout(studio.visitor, id, '100.00', { option: 'FULL_PAYMENT_OFFLINE' })
    expect(order).toMatchObject({ status: 'APPROVED', payNow: '0.00' })
    await payPage(studio.visitor, token)
    expect(await sandboxBalance(studio)).toBe(0)
    for (const booking of [one, two])
      expect(await getBooking(studio, booking.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'NOT_PAID' })
  })

  it('refunds the line whose time was taken meanwhile at once, and confirms the other', async () => {
    const studio = await aPaidStudio(test, {}, { staff: 1 })
    const { id, two } = await twoBookings(studio.visitor, studio)
    const { order, token } = await startCheckout(studio.visitor, id, '100.00')
    test.clock.set(Date.parse(before) + 20 * 60_000)
    const taken = { bookedEntity: { slot: slotWith(studio, at) }, status: 'CONFIRMED', totalParticipants: 1 }
    expected(await studio.admin.post('/v2/bookings', { booking: taken }))
    expected(await payPage(studio.visitor, token))
    test.clock.set(Date.parse(before))
    expect(await getCheckoutOrder(studio.visitor, order.id)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PARTIALLY_REFUNDED',
      lines: [{ state: 'LOST' }, { state: 'CONFIRMED' }],
    })
    expect(await getBooking(studio, two.id)).toMatchObject({ paymentStatus: 'PAID' })
    expect(await sandboxBalance(studio)).toBe(5000)
    expect(sum(await ledger(studio))).toBe(0)
  })

  it('returns the part of a booking whose price changed meanwhile, confirms the other, and is paid at the new price', async () => {
    const studio = await aPaidStudio(test)
    const { id, one, two } = await twoBookings(studio.visitor, studio)
    const { order, token } = await startCheckout(studio.visitor, id, '100.00')
    const { revision } = await getBooking(studio, one.id)
    const flowControlSettings = { skipAvailabilityValidation: true }
    const dearer = { revision, slot: slotWith(studio, at), newPrice: '70', flowControlSettings }
    expected(await studio.admin.post(`/v2/bookings/${one.id}/reschedule`, dearer))
    expected(await payPage(studio.visitor, token))
    expect(await getBooking(studio, one.id)).toMatchObject({ status: 'CREATED' })
    expect(await getBooking(studio, two.id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' })
    await reconcilePayments(test.context, test.clock.now())
    expect(await sandboxBalance(studio)).toBe(5000)
    expect(await getCheckoutOrder(studio.visitor, order.id)).toMatchObject({
      status: 'DRAFT',
      paymentStatus: 'PARTIALLY_PAID',
      total: '120.00',
    })
    const rest = await startCheckout(studio.visitor, id, '120.00')
    expected(await payPage(studio.visitor, rest.token))
    expect(await getCheckoutOrder(studio.visitor, order.id)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
    })
    expect(await sandboxBalance(studio)).toBe(12_000)
    expect(sum(await ledger(studio))).toBe(0)
  })

  it('records a late confirmation once, although both parts are asked for', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await twoBookings(studio.visitor, studio)
    const { order, token } = await startCheckout(studio.visitor, id, '100.00')
    expected(await payPage(studio.visitor, token, cards.late))
    expect(await getCheckoutOrder(studio.visitor, order.id)).toMatchObject({ paymentStatus: 'NOT_PAID' })
    test.clock.advance({ minutes: 2 })
    await reconcilePayments(test.context, test.clock.now())
    test.clock.set(Date.parse(before))
    expect(await getCheckoutOrder(studio.visitor, order.id)).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'PAID',
    })
    expect(await ledger(studio)).toMatchObject({ PROVIDER_SANDBOX: 10_000 })
  })

  it('is refused by the database if its parts do not add up', async () => {
    const studio = await aPaidStudio(test)
    const { id } = await twoBookings(studio.visitor, studio)
    await startCheckout(studio.visitor, id, '100.00')
    const [part] = await listPayments(studio)
    const change = test.context.db.updateTable('payments').set({ amount_minor: 4999 }).where('id', '=', part.id)
    await expect(change.execute()).rejects.toThrow(/do not add up/)
  })
})
