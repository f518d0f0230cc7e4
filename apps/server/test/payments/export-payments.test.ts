import { describe, expect, it } from 'vitest'
import { aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aPayingMember, aRecorded, aStarted, cards, payPage, refund, useSandbox } from './support/payments.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

async function aShop() {
  const studio = await aStudio(app, context)
  await useSandbox(studio)
  const { client, contactId } = await aPayingMember(studio)
  const customer = { firstName: '=cmd', lastName: 'Weiss' }
  const other = expected(await studio.admin.post('/v1/customers', { customer })).customer
  const { payment } = await aRecorded(studio.admin, (await aCharge(studio, { contactId: other.id })).id)
  await refund(studio.admin, payment.id, '10')
  clock.advance({ minutes: 5 })
  const { token } = await aStarted(client, (await aCharge(studio, { contactId })).id)
  expected(await payPage(client, token, cards.decline))
  const listed = async (filter: object): Promise<string[]> => {
    const csv: string = expected(await studio.admin.post('/v1/payments/export', filter))
    return csv.trim().split('\r\n').slice(1)
  }
  return { studio, paymentId: payment.id as string, contactId, listed }
}

describe('exportPayments', () => {
  it('lists all payments with their state, latest first, on the clock of the business', async () => {
    const { paymentId, listed } = await aShop()
    const [card, cash, ...others] = await listed({})
    expect(others).toEqual([])
    expect(card).toMatch(
      /^2026-06-01 11:05,REQUIRES_ACTION,Clara,BOOKING,Swedish massage,CARD,.*,EUR,50\.00,0\.00,0\.00,/,
    )
    expect(cash).toBe(
      `2026-06-01 11:00,SUCCEEDED,'=cmd Weiss,BOOKING,Swedish massage,CASH,,EUR,50.00,10.00,0.00,,Test,${paymentId}`,
    )
    clock.set('2026-06-01T09:00:00Z')
  })

  it('has the filters of the list', async () => {
    const { paymentId, contactId, listed } = await aShop()
    for (const filter of [
      { statuses: ['SUCCEEDED'] },
      { methods: ['CASH'] },
      { search: 'weiss' },
      { to: '2026-06-01T09:05:00Z' },
    ])
      expect(await listed(filter), JSON.stringify(filter)).toEqual([expect.stringContaining(paymentId)])
    expect(await listed({ contactId })).toEqual([expect.stringContaining('Clara')])
    expect(await listed({ search: 'nobody' })).toEqual([])
    clock.set('2026-06-01T09:00:00Z')
  })
})
