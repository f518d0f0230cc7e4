import { describe, expect, it } from 'vitest'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aRecorded, refund } from './support/payments.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

describe('exportTakings', () => {
  it('lists payments and refunds with numbers, customers and local times', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const customer = { firstName: '=cmd', lastName: 'Weiss, "Clara"' }
    const { id: contactId } = expected(await admin.post('/v1/customers', { customer })).customer
    const tax = { name: 'VAT', percent: '19', included: true }
    const { payment } = await aRecorded(admin, (await aCharge(studio, { contactId, taxMinor: 798, tax })).id)
    clock.advance({ minutes: 5 })
    await refund(admin, payment.id, '10')
    const csv = expected(await admin.get('/v1/payments/takings.csv?from=2026-06-01&to=2026-06-01'))
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFTime,Kind,Number,Customer,For,Description,Method,Currency,Amount,Tax,Recorded by',
      `2026-06-01 11:00,Payment,1,"'=cmd Weiss, ""Clara""",BOOKING,Swedish massage,CASH,EUR,50.00,7.98,Test`,
      `2026-06-01 11:05,Refund,1,"'=cmd Weiss, ""Clara""",BOOKING,Swedish massage,CASH,EUR,-10.00,-1.60,Test`,
      '',
    ])
    const nothing = expected(await admin.get('/v1/payments/takings.csv?from=2026-06-02&to=2026-06-03'))
    expect(nothing.trim().split('\r\n')).toHaveLength(1)
  })

  it('refuses periods that end before they begin or last more than a year', async () => {
    const { admin } = await aStudio(app, context)
    const refused = async (from: string, to: string) =>
      readRefusal(await admin.get(`/v1/payments/takings.csv?from=${from}&to=${to}`))
    expect(await refused('2026-06-02', '2026-06-01')).toBe('400 to')
    expect(await refused('2026-01-01', '2027-01-02')).toBe('400 to')
    expect(await refused('2026-01-01', '2026-12-32')).toBe('400 to')
  })
})
