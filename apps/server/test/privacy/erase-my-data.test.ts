import { describe, expect, it } from 'vitest'
import { insertMember } from '../../src/features/members/index.ts'
import { runDue } from '../../src/setup/background.ts'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClientOf, aKnownPerson, findTraces } from './support/person.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context, db, clock } = test
const url = '/v1/members/my/erase'

describe('eraseMyData', () => {
  it('erases the caller and the customer they are, and signs them out', async () => {
    const { client, marker, email, phone } = await aKnownPerson(test)
    expect(readRefusal(await client.post(url))).toBe('409 CUSTOMER_HAS_BOOKINGS')
    expected(await client.post(url, { cancelBookings: true }))
    expect((await client.get('/v1/members/my')).status).toBe(401)
    await runDue(context, clock.now())
    expect(await findTraces(db, [marker, email, phone])).toEqual({})
  })

  it('needs a recent sign-in', async () => {
    const { client, marker } = await aKnownPerson(test)
    clock.advance({ minutes: 11 })
    expect(readRefusal(await client.post(url, { cancelBookings: true }))).toBe('428 RECENT_SIGN_IN_REQUIRED')
    expect(Object.keys(await findTraces(db, [marker]))).toContain('contacts')
  })

  it('erases no customer whose address the member has not verified', async () => {
    const { studio, memberId, contactId, bookingIds, email } = await aKnownPerson(test)
    await db.updateTable('members').set({ login_email_verified_at: null }).where('id', '=', memberId).execute()
    const client = await aClientOf(test, studio.siteId, memberId)
    // The booking that the account made goes with it; that of the guest stays.
    const refused = await client.post(url)
    expect(readRefusal(refused)).toBe('409 CUSTOMER_HAS_BOOKINGS')
    expect(refused.body.details.applicationError.data.bookings).toMatchObject([{ id: bookingIds[1] }])
    expected(await client.post(url, { cancelBookings: true }))
    const guest = await db
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', bookingIds[0] ?? '')
      .executeTakeFirst()
    expect(guest).toMatchObject({ status: 'CONFIRMED', contact_id: contactId, contact_details: { email } })
    expect((await studio.admin.get(`/v1/customers/${contactId}`)).status).toBe(200)
    expect(readRefusal(await studio.admin.get(`/v1/members/${memberId}`))).toBe('404 MEMBER_NOT_FOUND')
  })

  it('erases the contact of an unverified account, and none of others with the address', async () => {
    const studio = await aStudio(app, context)
    const { siteId } = studio
    const email = 'dora@example.org'
    const contactDetails = { firstName: 'Dora', email }
    const signUp = { siteId, loginEmail: email, contact: { firstName: 'Dorabella' } }
    const { id, contact } = await context.transaction((tx) => insertMember(tx, context, signUp, undefined))
    const client = await aClientOf(test, siteId, id)
    const guest = await aBooking(studio.visitor, slotWith(studio, '2026-06-02T09:00:00.000Z'), { contactDetails })
    const own = await aBooking(client, slotWith(studio, '2026-06-03T09:00:00.000Z'), { contactDetails })
    expect(expected(await client.post(url, { cancelBookings: true })).erasure).toMatchObject({ canceledBookings: 1 })
    expect(readRefusal(await studio.admin.get(`/v1/customers/${contact?.id}`))).toBe('404 CONTACT_NOT_FOUND')
    expect(await findTraces(db, ['Dorabella'])).toEqual({})
    const rows = await db.selectFrom('bookings').selectAll().where('site_id', '=', siteId).execute()
    expect(rows.find((row) => row.id === own.id)).toMatchObject({ status: 'CANCELED' })
    expect(JSON.stringify(rows.find((row) => row.id === own.id)?.contact_details)).not.toContain(email)
    expect(rows.find((row) => row.id === guest.id)).toMatchObject({ status: 'CREATED', contact_details: { email } })
    expect((await studio.admin.get(`/v1/customers/${await contactOf(context, guest.id)}`)).status).toBe(200)
  })

  it('is only for members', async () => {
    const { studio } = await aKnownPerson(test)
    expect(readRefusal(await studio.visitor.post(url))).toBe('403 PERMISSION_DENIED')
  })
})
