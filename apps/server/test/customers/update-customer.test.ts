import { describe, expect, it } from 'vitest'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aColleague, aCustomer, getCustomer, outcomes, searchNames } from './support/customers.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

describe('updateCustomer', () => {
  it('changes given fields, clears empty ones, and keeps previous values in the history', async () => {
    const studio = await aStudio(app, context)
    const reception = await aColleague(studio)
    const { id, revision } = await aCustomer(studio.admin, {
      firstName: 'Clara',
      lastName: 'Weiss',
      phone: '030 12345',
    })
    const answer = expected(
      await reception.patch(`/v1/customers/${id}`, { customer: { id, revision, lastName: 'Schwarz', phone: '' } }),
    )
    expect(answer.customer).toMatchObject({ name: 'Clara Schwarz', phone: null, revision: '2' })
    expect(answer.history[0]).toMatchObject({
      action: 'update',
      actorName: 'Noor',
      detail: { lastName: { from: 'Weiss', to: 'Schwarz' }, phone: { from: '030 12345', to: null } },
    })
    expect(await searchNames(studio.admin, 'schwarz')).toEqual(['Clara Schwarz'])
    expect(await searchNames(studio.admin, '12345')).toEqual([])
  })

  it('keeps what was typed in earlier bookings', async () => {
    const studio = await aStudio(app, context)
    const booking = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00.000Z'), {
      contactDetails: { firstName: 'Clara', email: 'then@customer.example' },
    })
    const id = await contactOf(context, booking.id)
    expected(await studio.admin.patch(`/v1/customers/${id}`, { customer: { id, revision: '1', firstName: 'Carla' } }))
    const { extendedBookings } = expected(await studio.admin.post('/v2/extended-bookings/query', { query: {} }))
    expect(extendedBookings[0].booking.contactDetails).toMatchObject({ contactId: id, firstName: 'Clara' })
  })

  it('does nothing if nothing changed', async () => {
    const { admin } = await aStudio(app, context)
    const { id, revision } = await aCustomer(admin)
    const same = { customer: { id, revision, firstName: 'Clara ' } }
    expect(expected(await admin.patch(`/v1/customers/${id}`, same)).customer.revision).toBe(revision)
    expect((await getCustomer(admin, id)).history).toHaveLength(1)
  })

  it('refuses an outdated revision, and accepts one of many', async () => {
    const { admin } = await aStudio(app, context)
    const { id, revision } = await aCustomer(admin)
    const names = ['A', 'B', 'C', 'D']
    const answers = await Promise.all(
      names.map((firstName) => admin.patch(`/v1/customers/${id}`, { customer: { id, revision, firstName } })),
    )
    expect(outcomes(answers)).toEqual([200, 409, 409, 409])
    expect(readRefusal(await admin.patch(`/v1/customers/${id}`, { customer: { id, revision } }))).toBe(
      '409 REVISION_MISMATCH',
    )
  })

  it('names the invalid field, and requires a name, an email or a phone number', async () => {
    const { admin } = await aStudio(app, context)
    const { id, revision } = await aCustomer(admin, { firstName: 'Clara' })
    const refused = async (more: object) =>
      readRefusal(await admin.patch(`/v1/customers/${id}`, { customer: { id, revision, ...more } }))
    expect(await refused({ email: 'no address' })).toBe('400 customer.email')
    expect(await refused({ firstName: null })).toBe('400 customer.firstName')
    expect(readRefusal(await admin.patch(`/v1/customers/${id}`, { customer: { firstName: 'A' } }))).toContain(
      'revision',
    )
  })

  it('refuses an address of another customer', async () => {
    const { admin } = await aStudio(app, context)
    await aCustomer(admin, { email: 'taken@customer.example' })
    const { id, revision } = await aCustomer(admin)
    const wanted = { customer: { id, revision, email: 'Taken@customer.example' } }
    expect(readRefusal(await admin.patch(`/v1/customers/${id}`, wanted))).toBe('409 CONTACT_DETAILS_CONFLICT')
  })

  it('finds no customer of another business', async () => {
    const one = await aStudio(app, context)
    const other = await aStudio(app, context)
    const { id, revision } = await aCustomer(one.admin)
    const stolen = { customer: { id, revision, firstName: 'Mine' } }
    expect(readRefusal(await other.admin.patch(`/v1/customers/${id}`, stolen))).toBe('404 CONTACT_NOT_FOUND')
  })
})
