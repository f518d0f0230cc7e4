import { bookingsSettings, business } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { anAdmin, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
const admin = await anAdmin(app, context, await aSite(context))
const listFields = (shape: { schema: object }) =>
  Object.keys((shape.schema as { properties: object }).properties).sort()

describe('a location', () => {
  const address = {
    streetAddress: { name: 'Via Appia', number: '7' },
    city: 'Roma',
    country: 'Italia',
    geocode: { latitude: 41.9 },
  }
  const written: Record<string, unknown> = {
    name: 'Loft',
    address,
    directions: 'Up the stairs',
    phone: '+39 06',
    email: 'loft@verde.example',
    timeZone: 'Asia/Kathmandu',
  }

  it('returns every field as it was sent on creation', async () => {
    expect(Object.keys(written).sort()).toEqual(listFields(business.CreateLocationRequest))
    const { location } = expected(await admin.post('/v1/locations', written))
    expect(location).toMatchObject(written)
    expect(expected(await admin.get('/v1/locations/all')).locations).toContainEqual(location)
  })

  it('returns every field as it was sent on update', async () => {
    const made = expected(await admin.post('/v1/locations', { name: 'New' })).location
    const changes: Record<string, unknown> = { ...written, name: 'Roof', status: 'ACTIVE', default: true }
    const sent = [...Object.keys(changes), 'locationId', 'revision'].sort()
    // What a change of the zone moves is an instruction, which nothing returns.
    expect([...sent, 'timeZoneChange'].sort()).toEqual(listFields(business.UpdateLocationRequest))
    const answer = await admin.patch(`/v1/locations/${made.id}`, { ...changes, revision: made.revision })
    expect(expected(answer).location).toMatchObject({ ...changes, revision: '2' })
  })
})

describe('a closing day', () => {
  it('returns every field as it was sent', async () => {
    const [{ id: locationId }] = expected(await admin.get('/v1/locations/all')).locations
    const add = [{ date: '2026-12-24', locationId, reason: 'Christmas Eve' }]
    expect(Object.keys(add[0] as object).sort()).toEqual(listFields(business.ClosingDay))
    expect(expected(await admin.post('/v1/closing-days', { add })).closingDays).toEqual(add)
    expect(expected(await admin.get('/v1/closing-days')).closingDays).toEqual(add)
  })
})

describe('bookings settings', () => {
  const written: Record<string, unknown> = {
    cartCheckout: { enabled: false },
    multiServiceAppointments: { enabled: false },
    displayTimeZone: { customerCanChange: true, basedOn: 'BUSINESS_TIME_ZONE' },
    extendedFields: { namespaces: { '@acme/x': { deep: { list: [1, 'two'] } } } },
    notifications: { includePaymentLinks: false },
    staffSelection: { timing: 'BEFORE_SLOT_SELECTION', strategy: 'CUSTOMER_MAY_CHOOSE', allowGenderSelection: true },
    locationSelection: { timing: 'BEFORE_SLOT_SELECTION' },
    ownerFlow: { bookingCreation: { requiredFields: ['PHONE', 'EMAIL'] } },
    doubleBookingHandling: { autoDeclineAndRefundEnabled: true },
  }
  const readOnlyFields = ['id', 'revision', 'createdDate', 'updatedDate', 'siteProperties', 'features']

  it('are returned as they were sent, field by field', async () => {
    expect([...Object.keys(written), ...readOnlyFields].sort()).toEqual(listFields(bookingsSettings.BookingsSettings))
    const answer = await admin.patch('/v2/bookings-settings', { bookingsSettings: { ...written, revision: '1' } })
    expect(expected(answer).bookingsSettings).toMatchObject(written)
    expect(expected(await admin.get('/v2/settings')).bookingsSettings).toEqual(answer.body.bookingsSettings)
  })
})
