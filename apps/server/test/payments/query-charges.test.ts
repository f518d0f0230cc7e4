import { describe, expect, it } from 'vitest'
import { aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aRecorded } from './support/payments.ts'

const { app, context } = await createTestApp()

describe('queryCharges', () => {
  it('returns what was paid and what is due, by subject and customer', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const { customer } = expected(await admin.post('/v1/customers', { customer: { firstName: 'Clara' } }))
    const charge = await aCharge(studio, { contactId: customer.id })
    const fee = await aCharge(studio, { subjectType: 'NO_SHOW_FEE' })
    await aRecorded(admin, charge.id, '20')
    const query = async (body: object) => expected(await admin.post('/v1/payments/charges/query', body)).charges
    expect(await query({ contactId: customer.id })).toMatchObject([
      { id: charge.id, total: '50.00', paid: '20.00', due: '30.00', lines: [{ name: 'Swedish massage' }] },
    ])
    expect(await query({ subjectType: 'NO_SHOW_FEE' })).toMatchObject([{ id: fee.id, due: '50.00' }])
    expect(await query({ subjectIds: [charge.subject_id] })).toMatchObject([{ id: charge.id }])
    expect(await query({ subjectIds: [] })).toEqual([])
    await aRecorded(admin, fee.id)
    expect(await query({ dueOnly: true })).toMatchObject([{ id: charge.id }])
  })
})
