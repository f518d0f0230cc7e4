import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { jsonb } from '../../src/db/database.ts'
import { insertMember } from '../../src/features/members/index.ts'
import { add, aPlan, planLine } from '../checkouts/support/baskets.ts'
import { saveCard } from '../orders/support/shop.ts'
import { aClientOf, aKnownPerson, findTraces } from '../privacy/support/person.ts'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, expected, readRefusal, type Studio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { context, db } = test
const url = '/v1/members/my/erase'

const slot = (studio: Studio, day: number) => slotWith(studio, `2026-06-0${day}T09:00:00.000Z`)
const statusOf = async (id: string) =>
  (await db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const detailsOf = async (id: string) =>
  (await db.selectFrom('bookings').select('contact_details').where('id', '=', id).executeTakeFirstOrThrow())
    .contact_details

/** Somebody who registered an address without having verified it; the customer was made for them. */
async function anUnverified(studio: Studio, loginEmail: string) {
  const { siteId } = studio
  const { id } = await context.transaction((tx) => insertMember(tx, context, { siteId, loginEmail }, undefined))
  const row = await db.selectFrom('members').select('contact_id').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, contactId: row.contact_id ?? '', client: await aClientOf(test, siteId, id) }
}

/** What is kept about others, as one text. */
async function othersRecords(siteId: string, words: readonly string[]) {
  const patterns = words.map((word) => `%${word}%`)
  const { rows } = await sql<{ text: string }>`
    select payload::text as text from events where site_id = ${siteId} and payload::text ilike any(${patterns}::text[])
    union all select changes::text || entity_name from audit_entries
      where site_id = ${siteId} and (changes::text || entity_name) ilike any(${patterns}::text[])
    union all select detail::text from booking_history
      where site_id = ${siteId} and detail::text ilike any(${patterns}::text[])
    union all select body_text || recipient || status from messages
      where site_id = ${siteId} and (body_text || recipient) ilike any(${patterns}::text[])
    order by 1`.execute(db)
  return rows.map(({ text }) => text)
}

describe('erasing oneself with typed words of others', () => {
  it('leaves everybody whose data contains a phone number or an address that was typed', async () => {
    const { studio, client, contactId, bookingIds, email } = await aKnownPerson(test)
    const { siteId } = studio
    const victim = { firstName: 'Joann', email: 'joann@gmail.com', phone: '030 7654321' }
    const other = await aBooking(studio.visitor, slot(studio, 4), { contactDetails: victim })
    expected(
      await studio.admin.post(`/v1/customers/${await contactOf(context, other.id)}/notes`, { text: 'Likes tea' }),
    )
    // The words are parts of what is kept about the victim, or the whole of it.
    await db.updateTable('contacts').set({ phone: '2026-06-04' }).where('id', '=', contactId).execute()
    await sql`update contacts set more_emails = ${['joann@gmail.com', 'n@gmail.com']}, more_phones = ${['030 7654321']}
      where id = ${contactId}`.execute(db)
    await db
      .updateTable('bookings')
      .set({ contact_details: jsonb({ contactId, email: 'n@gmail.com', phone: '2026-06-04' }) })
      .where('id', 'in', bookingIds)
      .execute()
    const before = await findTraces(db, ['joann@gmail.com'])
    const records = await othersRecords(siteId, ['joann'])
    expect(records.length).toBeGreaterThan(0)
    expected(await client.post(url, { cancelBookings: true }))
    // One of the two was that of the erased.
    expect(await findTraces(db, ['joann@gmail.com'])).toEqual({ ...before, contacts: 1 })
    expect(await othersRecords(siteId, ['joann'])).toEqual(records)
    expect(await othersRecords(siteId, [email])).toEqual([])
  })

  it('leaves somebody whose address ends like that of the erased', async () => {
    const { studio, contactId, email } = await aKnownPerson(test)
    const longer = `jo${email}`
    await aBooking(studio.visitor, slot(studio, 4), { contactDetails: { firstName: 'Joann', email: longer } })
    const before = await findTraces(db, [longer])
    expected(await studio.admin.post(`/v1/customers/${contactId}/erase`, { cancelBookings: true }))
    expect(await findTraces(db, [longer])).toEqual(before)
  })

  it('leaves what others did in the same browser', async () => {
    const { studio, client } = await aKnownPerson(test)
    const { visitor } = studio
    // The known person booked as this visitor too, before they had an account.
    const contactDetails = { firstName: 'Otherone', email: 'otherone@customer.example' }
    const other = await aBooking(visitor, slot(studio, 4), { contactDetails })
    await db.updateTable('bookings').set({ contact_id: null }).where('id', '=', other.id).execute()
    const plan = await aPlan(studio)
    await add(visitor, planLine(plan.id))
    expected(await visitor.patch('/v1/carts/current', { cartInfo: { buyerNote: 'Note of Otherone' } }))
    const before = await db.selectFrom('carts').selectAll().where('buyer_note', '=', 'Note of Otherone').execute()
    expect(before).toHaveLength(1)
    expected(await client.post(url, { cancelBookings: true }))
    expect(await db.selectFrom('carts').selectAll().where('buyer_note', '=', 'Note of Otherone').execute()).toEqual(
      before,
    )
    expect(await detailsOf(other.id)).toMatchObject(contactDetails)
    expect(await statusOf(other.id)).not.toBe('CANCELED')
  })
})

describe('an account under an address that was not verified', () => {
  it('erases what it made, and no booking of a guest with that address', async () => {
    const { studio } = await aKnownPerson(test)
    const email = `victim-${randomUUID()}@customer.example`
    const { id, client } = await anUnverified(studio, email)
    const contactDetails = { firstName: 'Victim', lastName: 'Guest', email }
    const guest = await aBooking(studio.visitor, slot(studio, 4), { contactDetails })
    const own = await aBooking(client, slot(studio, 5), { contactDetails: { firstName: 'Mallory', email } })
    const refused = await client.post(url)
    expect(readRefusal(refused)).toBe('409 CUSTOMER_HAS_BOOKINGS')
    const { bookings } = refused.body.details.applicationError.data
    expect(bookings.map((booking: { id: string }) => booking.id)).toEqual([own.id])
    expected(await client.post(url, { cancelBookings: true }))
    expect(await statusOf(guest.id)).toBe(guest.status)
    expect(await detailsOf(guest.id)).toMatchObject(contactDetails)
    expect([await statusOf(own.id), await detailsOf(own.id)]).toEqual([
      'CANCELED',
      expect.not.objectContaining({ email }),
    ])
    expect(readRefusal(await studio.admin.get(`/v1/members/${id}`))).toBe('404 MEMBER_NOT_FOUND')
  })

  it('leaves the cards of guests when it is deleted or erased, and removes its own', async () => {
    for (const end of ['delete', 'erase']) {
      const { studio } = await aKnownPerson(test)
      const { siteId } = studio
      const email = `victim-${randomUUID()}@customer.example`
      const { id, contactId, client } = await anUnverified(studio, email)
      const guest = await aBooking(studio.visitor, slot(studio, 4), { contactDetails: { firstName: 'Victim', email } })
      const cardOf = async (change: object) => {
        await saveCard({ test, siteId } as never, contactId)
        const last = await db
          .selectFrom('payment_methods')
          .select('id')
          .where('contact_id', '=', contactId)
          .where('is_default', '=', true)
          .executeTakeFirstOrThrow()
        await db
          .updateTable('payment_methods')
          .set({ is_default: false, ...change })
          .where('id', '=', last.id)
          .execute()
        return last.id
      }
      const guestCard = await cardOf({ booking_id: guest.id })
      const ownCard = await cardOf({ member_id: id })
      expected(end === 'delete' ? await client.delete('/v1/members/my') : await client.post(url))
      const rows = await db.selectFrom('payment_methods').selectAll().where('contact_id', '=', contactId).execute()
      const isGone = (card: string) => rows.find((row) => row.id === card)?.deleted_at !== null
      expect([end, isGone(guestCard), isGone(ownCard)]).toEqual([end, false, true])
    }
  })
})

describe('a customer with two accounts', () => {
  it('stays, with the other account, when one of them is erased', async () => {
    const { studio, client, contactId, memberId, email } = await aKnownPerson(test)
    const { member: twin } = expected(
      await studio.admin.post('/v1/members', { member: { loginEmail: `${randomUUID()}@twin.example` } }),
    )
    await db.updateTable('members').set({ contact_id: contactId }).where('id', '=', twin.id).execute()
    expected(await client.post(url, { cancelBookings: true }))
    expect(readRefusal(await studio.admin.get(`/v1/members/${memberId}`))).toBe('404 MEMBER_NOT_FOUND')
    expect((await studio.admin.get(`/v1/members/${twin.id}`)).status).toBe(200)
    expect(expected(await studio.admin.get(`/v1/customers/${contactId}`)).customer.email).toBe(email)
  })
})
