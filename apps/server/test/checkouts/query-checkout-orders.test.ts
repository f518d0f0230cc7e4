import { describe, expect, it } from 'vitest'
import { payPage } from '../payments/support/payments.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCheckout, aCreated, aPaidStudio, at, before, bookingLine, startCheckout } from './support/baskets.ts'

const test = await createTestApp({ now: before })
const url = '/v1/checkout-orders/query'

describe('queryCheckoutOrders', () => {
  it('lists orders by number with customer and money, drafts on request only', async () => {
    const studio = await aPaidStudio(test)
    const contactDetails = { firstName: 'Ada', email: 'ada@orders.example' }
    const [one, two] = [
      await aCreated(studio.visitor, studio, at, { contactDetails }),
      await aCreated(studio.visitor, studio, '2026-06-02T11:00:00.000Z', { contactDetails }),
    ]
    const paid = await aCheckout(studio.visitor, [bookingLine(one.id)])
    const { order, token } = await startCheckout(studio.visitor, paid.id, '50.00')
    expected(await payPage(studio.visitor, token))
    const left = await aCheckout(studio.visitor, [bookingLine(two.id)])
    const draft = (await startCheckout(studio.visitor, left.id, '50.00')).order
    expect([order.number, draft.number]).toEqual([1, 2])
    const list = async (filter: object) => expected(await studio.admin.post(url, filter))
    const { orders, total } = await list({})
    expect(total).toBe(1)
    expect(orders).toMatchObject([
      {
        id: order.id,
        number: 1,
        status: 'APPROVED',
        paymentStatus: 'PAID',
        customer: { name: 'Ada' },
        total: '50.00',
        paid: '50.00',
        refunded: '0.00',
        names: [expect.any(String)],
      },
    ])
    const numbers = async (filter: object) => (await list(filter)).orders.map((it: { number: number }) => it.number)
    expect(await numbers({ statuses: ['DRAFT'] })).toEqual([2])
    expect(await numbers({ statuses: ['DRAFT', 'APPROVED'], limit: 1 })).toEqual([2])
    expect(await numbers({ search: '#1' })).toEqual([1])
    expect(await numbers({ search: 'ada@orders' })).toEqual([1])
    expect(await numbers({ search: '7' })).toEqual([])
    expect(await numbers({ paymentStatuses: ['NOT_PAID'] })).toEqual([])
    expect(await numbers({ contactId: orders[0].customer.contactId })).toEqual([1])
    const shown = expected(await studio.admin.get(`/v1/checkout-orders/${order.id}`)).order
    expect(shown).toMatchObject({ number: 1, customer: { name: 'Ada' }, paid: '50.00', lines: [{ paid: '50.00' }] })
    const own = expected(await studio.visitor.get(`/v1/checkout-orders/${order.id}`)).order
    expect(own).toMatchObject({ number: 1, customer: null })
    expect(readRefusal(await studio.visitor.post(url, {}))).toBe('403 PERMISSION_DENIED')
  })
})
