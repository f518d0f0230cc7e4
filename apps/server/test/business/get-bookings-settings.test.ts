import { expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { aVisitor, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()

it('returns the bookings settings to anyone, also before any were set', async () => {
  const siteId = await aSite(context, { name: 'Verde', language: 'he', email: 'desk@verde.example' })
  const visitor = await aVisitor(app, siteId)
  const { bookingsSettings } = expected(await visitor.get('/_api/bookings-settings/v2/settings'))
  expect(bookingsSettings).toMatchObject({
    id: siteId,
    revision: '1',
    cartCheckout: { enabled: false },
    displayTimeZone: { basedOn: 'BUSINESS_TIME_ZONE', customerCanChange: true },
    siteProperties: {
      language: 'he',
      paymentCurrency: 'EUR',
      timeZone: 'Europe/Berlin',
      businessName: 'Verde',
      email: 'desk@verde.example',
    },
    features: {
      bookingsReminders: { enabled: false },
      bookingsCourses: { enabled: true },
      anywhereRemoveBrand: { enabled: true },
    },
  })
  expect(expected(await visitor.post('/v2/settings', { fields: ['FEATURES'] })).bookingsSettings).toEqual(
    bookingsSettings,
  )
})
