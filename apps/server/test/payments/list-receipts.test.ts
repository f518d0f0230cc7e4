import { describe, expect, it } from 'vitest'
import { aStudio, type Client, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aPayingMember, aRecorded, refund } from './support/payments.ts'

const { app, context } = await createTestApp()

describe('listReceipts', () => {
  it('shows members their own and the business all, numbered by kind', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const { client, contactId } = await aPayingMember(studio)
    const mine = await aRecorded(admin, (await aCharge(studio, { contactId })).id)
    await aRecorded(admin, (await aCharge(studio)).id)
    await refund(admin, mine.payment.id, '5')
    const list = async (reader: Client, query = '') =>
      expected(await reader.get(`/v1/payments/receipts${query}`)).receipts.map(
        ({ kind, number }: { kind: string; number: number }) => `${kind} ${number}`,
      )
    expect(await list(admin)).toEqual(['CREDIT_NOTE 1', 'RECEIPT 2', 'RECEIPT 1'])
    expect(await list(client)).toEqual(['CREDIT_NOTE 1', 'RECEIPT 1'])
    expect(await list(admin, `?contactId=${contactId}&limit=1`)).toEqual(['CREDIT_NOTE 1'])
  })
})
