import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aStudio, type Client, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp()
const update = (admin: Client, settings: object) =>
  admin.patch('/v1/payments/settings', { settings: { revision: '1', ...settings } })
const tax = { locationId: null, name: 'VAT', percent: '19', included: true }

describe('updatePaymentSettings', () => {
  it('changes only what is sent, and records who changed it', async () => {
    const { admin, siteId, locationId } = await aStudio(app, context)
    const taxes = [tax, { locationId, name: 'City tax', percent: '8.875', included: false }]
    const { settings } = expected(await update(admin, { provider: 'SANDBOX', taxes, receiptHeader: 'VAT ID DE123' }))
    expect(settings).toMatchObject({ revision: '2', provider: 'SANDBOX', taxes, receiptHeader: 'VAT ID DE123' })
    const later = expected(await update(admin, { revision: '2', receiptFooter: 'Thank you' }))
    expect(later.settings).toMatchObject({ revision: '3', provider: 'SANDBOX', taxes, receiptFooter: 'Thank you' })
    expect(expected(await admin.get('/v1/payments/settings'))).toEqual(later)
    const entries = await db.selectFrom('audit_entries').selectAll().where('site_id', '=', siteId).execute()
    expect(entries.filter(({ operation }) => operation === 'updatePaymentSettings')).toHaveLength(2)
  })

  it('refuses an old revision, so that two people do not overwrite each other', async () => {
    const { admin } = await aStudio(app, context)
    expected(await update(admin, { receiptFooter: 'One' }))
    expect(readRefusal(await update(admin, { receiptFooter: 'Two' }))).toBe('409 REVISION_MISMATCH')
  })

  it('refuses taxes of unknown locations, twice for one location, and above 100 percent', async () => {
    const { admin } = await aStudio(app, context)
    const other = await aStudio(app, context)
    const refused = async (...taxes: object[]) => readRefusal(await update(admin, { taxes }))
    expect(await refused({ ...tax, locationId: randomUUID() })).toBe('404 LOCATION_NOT_FOUND')
    expect(await refused({ ...tax, locationId: other.locationId })).toBe('404 LOCATION_NOT_FOUND')
    expect(await refused(tax, { ...tax, name: 'GST' })).toBe('400 settings.taxes')
    expect(await refused({ ...tax, percent: '100.01' })).toBe('400 settings.taxes')
    expect(await refused({ ...tax, percent: '-1' })).toBe('400 settings.taxes[0].percent')
    expect(await refused({ ...tax, name: '' })).toBe('400 settings.taxes[0].name')
  })

  it('offers no provider that does not exist', async () => {
    const { admin } = await aStudio(app, context)
    expect(readRefusal(await update(admin, { provider: 'PAYPAL' }))).toBe('400 settings.provider')
  })
})
