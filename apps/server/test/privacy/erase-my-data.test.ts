import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClientOf, aKnownPerson, findTraces } from './support/person.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { context, db, clock } = test
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

  it('is only for members', async () => {
    const { studio } = await aKnownPerson(test)
    expect(readRefusal(await studio.visitor.post(url))).toBe('403 PERMISSION_DENIED')
  })
})
