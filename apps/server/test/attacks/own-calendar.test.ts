import { randomUUID } from 'node:crypto'
import type { Permission } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { aColleague, aCustomer, aNote } from '../customers/support/customers.ts'
import {
  aBooking,
  aClient,
  aStudio,
  bookingInput,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey, aPerson, signIn } from '../support/people.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T08:00:00Z' })

/** Clara comes to Anna. Ben, limited to his own calendar, knows the id of her record and nothing else. */
async function aSecret() {
  const studio = await aStudio(app, context, { staff: 2 })
  const { admin, siteId, resourceId: anna } = studio
  const { resources } = expected(await admin.post('/bookings/v2/resources/query', { query: {} }))
  const benId: string = resources.find(({ id }: { id: string }) => id !== anna).id
  const ben = await aColleague(studio, [benId])
  const email = `${randomUUID()}@customer.example`
  const clara = await aCustomer(admin, { firstName: 'Clara', lastName: 'Weiss', email, phone: '+4930123456' })
  await aNote(admin, clara.id, 'Pays in cash', true)
  const contactDetails = { contactId: clara.id, firstName: 'Clara', lastName: 'Weiss', email }
  const booking = await aBooking(admin, slotWith(studio, '2026-06-02T08:00:00.000Z'), {
    contactDetails,
    status: 'CONFIRMED',
  })
  return { studio, admin, siteId, anna, ben, benId, clara, email, booking }
}

const sessionDays = { fromDate: '2026-06-01T00:00:00Z', toDate: '2026-06-08T00:00:00Z' }
const secrets = /Clara|Weiss|4930123456|Pays in cash/

/** Everything these lists, searches and files show, as one text. */
async function everythingSeen(client: Client): Promise<string> {
  const answers = [
    await client.post('/v1/customers/query', {}),
    await client.post('/v1/customers/query', { search: 'Clara' }),
    await client.post('/v1/customers/query', { search: '123456' }),
    await client.get('/v1/customers/export.csv'),
    await client.post('/_api/bookings-reader/v2/extended-bookings/query', { query: {} }),
    await client.post('/v1/calendar/query', { fromDate: '2026-06-01', days: 7 }),
    await client.post('/v1/sessions/query', sessionDays),
  ]
  for (const answer of answers) expected(answer)
  return JSON.stringify(answers.map(({ body }) => body))
}

describe('a person who sees only their own calendar', () => {
  it('finds nobody else’s customer in lists, searches, files and the calendar', async () => {
    const { ben, admin } = await aSecret()
    expect(await everythingSeen(admin)).toMatch(secrets)
    expect(await everythingSeen(ben)).not.toMatch(secrets)
    expect(readRefusal(await ben.get('/v1/audit'))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await ben.get('/v1/orders/export.csv'))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await ben.post('/v1/payments/export', {}))).toBe('403 PERMISSION_DENIED')
    expect(readRefusal(await ben.get('/v1/payments/takings.csv?from=2026-06-01&to=2026-06-02'))).toBe(
      '403 PERMISSION_DENIED',
    )
  })

  it.each(['alone', 'in bulk'])('does not make one theirs by naming their record, %s', async (way) => {
    const { studio, ben, benId, clara } = await aSecret()
    const details = { contactId: clara.id, firstName: 'Mallory', phone: '+4930999999' }
    const slot = slotWith(studio, '2026-06-03T08:00:00.000Z', benId)
    const contactId = await bookedAs(ben, way, bookingInput(slot, { contactDetails: details }))
    expect(contactId).not.toBe(clara.id)
    expect(readRefusal(await ben.get(`/v1/customers/${clara.id}`))).toBe('404 CONTACT_NOT_FOUND')
    expect(await everythingSeen(ben)).not.toMatch(secrets)
  })

  async function bookedAs(client: Client, way: string, made: object): Promise<string> {
    if (way === 'in bulk') {
      const answer = expected(
        await client.post('/v2/bulk/bookings/create', { createBookingsInfo: [made], returnFullEntity: true }),
      )
      return answer.results[0].item.contactDetails.contactId
    }
    return expected(await client.post('/v2/bookings', made)).booking.contactDetails.contactId
  }

  it('books for a customer of their own by naming them', async () => {
    const { studio, ben, benId } = await aSecret()
    const own = await aCustomer(ben, { firstName: 'Own' })
    const booking = await aBooking(ben, slotWith(studio, '2026-06-03T08:00:00.000Z', benId), {
      contactDetails: { contactId: own.id, firstName: 'Own' },
    })
    expect(booking.contactDetails?.contactId).toBe(own.id)
  })

  it('loses sight of a customer they created whom only a colleague sees from then on', async () => {
    const { studio, admin, ben } = await aSecret()
    const own = await aCustomer(ben, { firstName: 'Dora', lastName: 'Blum' })
    expect(await everythingSeen(ben)).toContain('Blum')
    const contactDetails = { contactId: own.id, firstName: 'Dora', lastName: 'Blum' }
    await aBooking(admin, slotWith(studio, '2026-06-04T08:00:00.000Z'), { contactDetails })
    expect(await everythingSeen(ben)).not.toContain('Blum')
    expect(readRefusal(await ben.get(`/v1/customers/${own.id}`))).toBe('404 CONTACT_NOT_FOUND')
  })

  it('loses sight of a customer whose only booking is given to a colleague', async () => {
    const { studio, admin, ben, benId, anna, clara, booking } = await aSecret()
    const give = async (resourceId: string, revision: string) => {
      const slot = slotWith(studio, '2026-06-05T08:00:00.000Z', resourceId)
      return expected(await admin.post(`/v2/bookings/${booking.id}/reschedule`, { revision, slot })).booking.revision
    }
    const revision = await give(benId, booking.revision)
    expect(expected(await ben.get(`/v1/customers/${clara.id}`)).customer.name).toBe('Clara Weiss')
    expect(await everythingSeen(ben)).toMatch(secrets)
    await give(anna, revision)
    expect(await everythingSeen(ben)).not.toMatch(secrets)
  })

  it('keeps no export of everybody after their role is narrowed', async () => {
    const { studio, siteId } = await aSecret()
    const person = await aPerson(context, siteId, { role: 'receptionist' })
    const { headers } = await signIn(app, person, siteId)
    const client = aClient(app, { ...headers, 'wix-site-id': siteId })
    expect(await everythingSeen(client)).toMatch(secrets)
    expected(await studio.admin.put(`/v1/people/${person.userId}/role`, { role: 'staff' }))
    expect(String((await client.get('/v1/customers/export.csv')).body)).not.toMatch(secrets)
  })
})

describe('exporting lists', () => {
  const files: [method: string, url: string][] = [
    ['GET', '/v1/customers/export.csv'],
    ['GET', '/v1/orders/export.csv'],
    ['POST', '/v1/payments/export'],
    ['GET', '/v1/payments/takings.csv?from=2026-06-01&to=2026-06-02'],
  ]
  const read: Permission[] = ['READ_BOOKINGS', 'READ_ORDERS']

  const ask = async (studio: Studio, permissions: Permission[], [method, url]: [method: string, url: string]) => {
    const client = aClient(app, { authorization: await anApiKey(context, studio.siteId, permissions) })
    return readRefusal(await (method === 'GET' ? client.get(url) : client.post(url, {})))
  }

  it.each(files)('%s %s needs a permission of its own, and that of reading the list', async (...file) => {
    const studio = await aStudio(app, context)
    expect(await ask(studio, read, file)).toBe('403 PERMISSION_DENIED')
    expect(await ask(studio, ['EXPORT_LISTS'], file)).toBe('403 PERMISSION_DENIED')
    expect(await ask(studio, [...read, 'EXPORT_LISTS'], file)).toBe('200')
  })

  it('is nothing that people who may only view do', async () => {
    const studio = await aStudio(app, context)
    const viewer = await aPerson(context, studio.siteId, { role: 'viewer' })
    const { headers } = await signIn(app, viewer, studio.siteId)
    const client = aClient(app, { ...headers, 'wix-site-id': studio.siteId })
    expected(await client.post('/v1/customers/query', {}))
    expect(readRefusal(await client.get('/v1/customers/export.csv'))).toBe('403 PERMISSION_DENIED')
  })
})
