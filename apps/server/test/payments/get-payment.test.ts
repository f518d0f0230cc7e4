import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aStudio, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aRecorded, getPayment, refund } from './support/payments.ts'

const { app, context } = await createTestApp()

describe('getPayment', () => {
  it('shows charge, refunds and receipts', async () => {
    const studio = await aStudio(app, context)
    const charge = await aCharge(studio)
    const { payment } = await aRecorded(studio.admin, charge.id)
    await refund(studio.admin, payment.id, '12.50')
    expect(await getPayment(studio.admin, payment.id)).toMatchObject({
      payment: { id: payment.id, amount: '50.00', refunded: '12.50', status: 'SUCCEEDED', recordedByName: 'Test' },
      refundable: '37.50',
      charge: { id: charge.id, paid: '50.00', refunded: '12.50', due: '0.00' },
      refunds: [{ status: 'SUCCEEDED', amount: '12.50' }],
      receipts: [
        { kind: 'RECEIPT', number: 1, amount: '50.00' },
        { kind: 'CREDIT_NOTE', number: 1, amount: '12.50' },
      ],
    })
  })

  it('finds no payment of another business', async () => {
    const studio = await aStudio(app, context)
    const other = await aStudio(app, context)
    const { payment } = await aRecorded(studio.admin, (await aCharge(studio)).id)
    for (const id of [payment.id, randomUUID()])
      expect(readRefusal(await other.admin.get(`/v1/payments/${id}`))).toBe('404 PAYMENT_NOT_FOUND')
  })
})
