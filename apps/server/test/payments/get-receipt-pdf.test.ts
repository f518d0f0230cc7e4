import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aStudio, type Client, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aPayingMember, aRecorded, refund } from './support/payments.ts'

const { app, context } = await createTestApp()

async function getPdf(client: Client, id: string, language = 'en') {
  const { content, filename } = expected(await client.get(`/v1/payments/receipts/${id}/pdf?language=${language}`))
  return { pdf: Buffer.from(content, 'base64'), filename }
}

describe('getReceiptPdf', () => {
  it.each(['EUR', 'JPY', 'KWD'])(
    'returns a receipt in %s and its credit note, in English and Hebrew',
    async (currency) => {
      const studio = await aStudio(app, context)
      const tax = { name: 'מע״מ', percent: '17', included: true }
      const charge = await aCharge(studio, { currency, totalMinor: 5000, taxMinor: 726, tax })
      const { payment } = await aRecorded(studio.admin, charge.id)
      const { receipts } = expected(await refund(studio.admin, payment.id))
      expect(receipts).toHaveLength(2)
      for (const language of ['en', 'he', 'xx']) {
        const files = []
        for (const { id } of receipts) files.push(await getPdf(studio.admin, id, language))
        expect(files.map(({ filename }) => filename)).toEqual(['receipt-1.pdf', 'credit-note-1.pdf'])
        for (const { pdf } of files) {
          expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
          expect(pdf.length).toBeLessThan(100_000)
        }
      }
    },
  )

  it('has as many pages as its lines need', async () => {
    const studio = await aStudio(app, context)
    const lines = Array.from({ length: 200 }, (_, index) => ({ name: `Row ${index}`, quantity: 1, amountMinor: 100 }))
    const charge = await aCharge(studio, { totalMinor: 20_000, lines })
    const { receipts } = await aRecorded(studio.admin, charge.id)
    const { pdf } = await getPdf(studio.admin, receipts[0].id)
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
  })

  it('is for the member whose it is, and for the business', async () => {
    const studio = await aStudio(app, context)
    const { client, contactId } = await aPayingMember(studio)
    const other = await aPayingMember(studio)
    const { receipts } = await aRecorded(studio.admin, (await aCharge(studio, { contactId })).id)
    const path = `/v1/payments/receipts/${receipts[0].id}/pdf`
    expected(await client.get(path))
    expect(readRefusal(await other.client.get(path))).toBe('404 RECEIPT_NOT_FOUND')
    expect(readRefusal(await studio.admin.get(`/v1/payments/receipts/${randomUUID()}/pdf`))).toBe(
      '404 RECEIPT_NOT_FOUND',
    )
    expect(readRefusal(await studio.visitor.get(path))).toBe('403 PERMISSION_DENIED')
  })
})
