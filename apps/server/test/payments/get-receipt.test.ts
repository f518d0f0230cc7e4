import { describe, expect, it } from 'vitest'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aPayingMember, aRecorded } from './support/payments.ts'

const { app, context, db } = await createTestApp()

describe('getReceipt', () => {
  it('says what it said when it was issued, whatever changes later', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const settings = { revision: '1', receiptHeader: 'VAT ID DE123', receiptFooter: 'Thank you' }
    expected(await admin.patch('/v1/payments/settings', { settings }))
    const { client, contactId } = await aPayingMember(studio)
    const tax = { name: 'VAT', percent: '19', included: true }
    const charge = await aCharge(studio, { contactId, totalMinor: 11900, taxMinor: 1900, tax })
    const { receipts } = await aRecorded(admin, charge.id, '59.50')
    const later = { revision: '2', receiptHeader: '' }
    expected(await admin.patch('/v1/payments/settings', { settings: later }))
    await db.updateTable('sites').set({ name: 'Renamed' }).where('id', '=', studio.siteId).execute()
    const { receipt } = expected(await client.get(`/v1/payments/receipts/${receipts[0].id}`))
    expect(receipt).toMatchObject({
      kind: 'RECEIPT',
      number: 1,
      amount: '59.50',
      tax: '9.50',
      businessName: 'Studio Aventine',
      customerName: 'Clara',
      method: 'CASH',
      lines: [{ name: 'Swedish massage', quantity: 1, amount: '119.00' }],
      total: '119.00',
      chargeTax: '19.00',
      taxName: 'VAT',
      taxPercent: '19',
      taxIncluded: true,
      header: 'VAT ID DE123',
      footer: 'Thank you',
    })
  })

  it('finds no receipt of another member', async () => {
    const studio = await aStudio(app, context)
    const { contactId } = await aPayingMember(studio)
    const other = await aPayingMember(studio)
    const { receipts } = await aRecorded(studio.admin, (await aCharge(studio, { contactId })).id)
    expect(readRefusal(await other.client.get(`/v1/payments/receipts/${receipts[0].id}`))).toBe('404 RECEIPT_NOT_FOUND')
  })
})
