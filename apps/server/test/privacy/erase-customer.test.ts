import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { buildEnvelope } from '../../src/features/webhooks/rules/envelope.ts'
import { runDue } from '../../src/setup/background.ts'
import { aVerifiedMember } from '../attacks/members.ts'
import { aPlan } from '../checkouts/support/baskets.ts'
import { contactOf } from '../support/contact-of.ts'
import { aBooking, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson } from '../support/people.ts'
import { aKnownPerson, findTraces } from './support/person.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { context, db } = test

const filesOf = (siteId: string) => readdir(join(context.config.dataFolder, 'uploads', siteId)).catch(() => [])

describe('eraseCustomer', () => {
  it('leaves nothing of a person in any table or file', async () => {
    const known = await aKnownPerson(test)
    const { studio, contactId, marker, email, phone, fileIds } = known
    const words = [marker, email, phone, phone.replaceAll(' ', '')]
    const before = await findTraces(db, words)
    // Where the test looks at all.
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        'audit_entries',
        'booking_history',
        'bookings',
        'carts',
        'contact_history',
        'contacts',
        'customer_notes',
        'events',
        'form_submissions',
        'idempotency_keys',
        'media_files',
        'member_history',
        'member_sessions',
        'members',
        'messages',
        'payments',
        'receipts',
        'refunds',
      ]),
    )
    expect(await filesOf(studio.siteId)).toEqual(expect.arrayContaining(fileIds))
    const url = `/v1/customers/${contactId}/erase`
    const refused = await studio.admin.post(url)
    expect(readRefusal(refused)).toBe('409 CUSTOMER_HAS_BOOKINGS')
    expect(refused.body.details.applicationError.data.bookings).toHaveLength(2)
    const { erasure } = expected(await studio.admin.post(url, { cancelBookings: true }))
    expect(erasure).toMatchObject({ canceledBookings: 2, bookings: 2, notes: 1, answers: 1, files: 2 })
    // The provider is told by a job.
    expect(Object.keys(await findTraces(db, words))).toEqual(['sandbox_payments'])
    await runDue(context, test.clock.now())
    expect(await findTraces(db, words)).toEqual({})
    expect(await filesOf(studio.siteId)).toEqual([])
  })

  it('names every account that goes with the customer, those in the trash too, and erases them all', async () => {
    const { studio, contactId, memberId, marker, email, phone } = await aKnownPerson(test)
    expected(await studio.admin.delete(`/v1/members/${memberId}`))
    const again = await aVerifiedMember(test, studio.siteId, email)
    const url = `/v1/customers/${contactId}/erase`
    const accounts = [
      { memberId: again.id, loginEmail: email, deletedDate: null },
      { memberId, loginEmail: email, deletedDate: new Date(test.clock.now()).toISOString() },
    ]
    expect(expected(await studio.admin.get(url)).preview).toEqual({ accounts })
    expect(expected(await studio.admin.get(`/v1/members/${again.id}/erase`)).preview).toEqual({ accounts })
    // The customer stays while the other account is theirs.
    expect(expected(await studio.admin.get(`/v1/members/${memberId}/erase`)).preview.accounts).toEqual([accounts[1]])
    const { erasure } = expected(await studio.admin.post(url, { cancelBookings: true }))
    expect(erasure.accounts).toBe(2)
    for (const id of [again.id, memberId])
      expect(readRefusal(await studio.admin.post(`/v1/members/${id}/restore`))).toBe('404 MEMBER_NOT_FOUND')
    expect(readRefusal(await studio.admin.get(url))).toBe('404 CONTACT_NOT_FOUND')
    await runDue(context, test.clock.now())
    expect(await findTraces(db, [marker, email, phone])).toEqual({})
  })

  it('leaves bookings, payments and other customers as they are', async () => {
    const known = await aKnownPerson(test)
    const { studio, contactId, bookingIds, paidBookingId } = known
    const other = await aBooking(studio.visitor, slotWith(studio, '2026-06-04T09:00:00.000Z'))
    const otherEmail = other.contactDetails?.email ?? ''
    const before = await findTraces(db, [otherEmail])
    expected(await studio.admin.post(`/v1/customers/${contactId}/erase`, { cancelBookings: true }))
    expect(await findTraces(db, [otherEmail])).toEqual(before)
    const bookings = await db.selectFrom('bookings').selectAll().where('id', 'in', bookingIds).execute()
    expect(bookings.map(({ status }) => status)).toEqual(['CANCELED', 'CANCELED'])
    for (const booking of bookings) expect([booking.contact_details, booking.contact_id]).toEqual([{}, contactId])
    const [charge] = await db.selectFrom('charges').selectAll().where('subject_id', '=', paidBookingId).execute()
    expect([charge?.total_minor, charge?.paid_minor]).toEqual([5000, 5000])
    const receipts = await db.selectFrom('receipts').selectAll().where('contact_id', '=', contactId).execute()
    expect(receipts[0]).toMatchObject({
      number: 1,
      amount_minor: 5000,
      document: { customerName: '', totalMinor: 5000 },
    })
    const query = { filter: { id: paidBookingId }, cursorPaging: { limit: 1 } }
    const { extendedBookings } = expected(await studio.admin.post('/v2/extended-bookings/query', { query }))
    expect(extendedBookings[0].booking).toMatchObject({ id: paidBookingId, status: 'CANCELED' })
  })

  it('says in its events that a privacy request caused them', async () => {
    const { studio, contactId, memberId, bookingIds } = await aKnownPerson(test)
    expected(await studio.admin.post(`/v1/customers/${contactId}/erase`, { cancelBookings: true }))
    const last = async (entityId: string) =>
      db
        .selectFrom('events')
        .selectAll()
        .where('entity_id', '=', entityId)
        .orderBy('sequence', 'desc')
        .executeTakeFirstOrThrow()
    for (const [id, slug] of [[bookingIds[0], 'updated'] as const, [memberId, 'deleted'] as const]) {
      const {
        site_id: siteId,
        entity_fqdn: entityFqdn,
        entity_id: entityId,
        occurred_at,
        ...event
      } = await last(id ?? '')
      expect(event.slug).toBe(slug)
      const stored = { ...event, siteId, entityFqdn, entityId, occurredAt: Date.parse(occurred_at) }
      expect(buildEnvelope(stored).data).toMatchObject({ triggeredByAnonymizeRequest: true })
    }
  })

  it('erases once; the customer is gone, and their address is that of somebody new', async () => {
    const { studio, contactId, email, marker } = await aKnownPerson(test)
    const url = `/v1/customers/${contactId}/erase`
    expected(await studio.admin.post(url, { cancelBookings: true }))
    expect(readRefusal(await studio.admin.post(url, { cancelBookings: true }))).toBe('404 CONTACT_NOT_FOUND')
    expect(readRefusal(await studio.admin.get(`/v1/customers/${contactId}`))).toBe('404 CONTACT_NOT_FOUND')
    const { customers } = expected(await studio.admin.post('/v1/customers/query', { search: marker }))
    expect(customers).toEqual([])
    // A page that was open since before still names the erased customer.
    const contactDetails = { contactId, firstName: 'New', email }
    const slot = slotWith(studio, '2026-06-05T09:00:00.000Z')
    const booking = await aBooking(studio.admin, slot, { contactDetails })
    expect(await contactOf(context, booking.id)).not.toBe(contactId)
    const erased = await db.selectFrom('contacts').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
    expect([erased.email, erased.first_name]).toEqual([null, null])
  })

  it('erases a guest without an account, with everybody merged into them', async () => {
    const { studio } = await aKnownPerson(test)
    const details = (name: string) => ({ firstName: name, email: `${name.toLowerCase()}@guest.example` })
    const one = await aBooking(studio.visitor, slotWith(studio, '2026-06-06T09:00:00.000Z'), {
      contactDetails: details('Qwertone'),
    })
    const two = await aBooking(studio.visitor, slotWith(studio, '2026-06-07T09:00:00.000Z'), {
      contactDetails: details('Qwerttwo'),
    })
    const contactId = await contactOf(context, one.id)
    const merged = { otherIds: [await contactOf(context, two.id)] }
    expected(await studio.admin.post(`/v1/customers/${contactId}/merge`, merged))
    expected(await studio.admin.post(`/v1/customers/${contactId}/erase`, { cancelBookings: true }))
    expect(await findTraces(db, ['Qwertone', 'Qwerttwo'])).toEqual({})
  })

  it('refuses while plans run, naming them, and ends them if asked', async () => {
    const { studio, contactId, memberId } = await aKnownPerson(test)
    const plan = await aPlan(studio)
    const sold = { planId: plan.id, memberId }
    const { order } = expected(await studio.admin.post('/v2/checkout/orders/offline', sold))
    const url = `/v1/customers/${contactId}/erase`
    const refused = await studio.admin.post(url, { cancelBookings: true })
    expect(readRefusal(refused)).toBe('409 CUSTOMER_HAS_PLANS')
    expect(refused.body.details.applicationError.data.orders).toMatchObject([{ id: order.id }])
    expect((await studio.admin.get(`/v1/customers/${contactId}`)).status).toBe(200)
    expected(await studio.admin.post(url, { cancelBookings: true, endOrders: true }))
    expect(expected(await studio.admin.get(`/v2/orders/${order.id}`)).order.status).toBe('CANCELED')
  })

  it('erases whoever is merged into the customer while the erasure waits', async () => {
    const { studio, contactId } = await aKnownPerson(test)
    const contactDetails = { firstName: 'Qwertlate', email: 'qwertlate@guest.example' }
    const late = await aBooking(studio.visitor, slotWith(studio, '2026-06-08T09:00:00.000Z'), { contactDetails })
    const lateId = await contactOf(context, late.id)
    const url = `/v1/customers/${contactId}/erase`
    const erasing = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('contacts').select('id').where('id', '=', contactId).forUpdate().execute()
      const answer = studio.admin.post(url, { cancelBookings: true })
      await setTimeout(500)
      await tx.updateTable('contacts').set({ merged_into_id: contactId }).where('id', '=', lateId).execute()
      return { answer }
    })
    expected(await erasing.answer)
    expect(await findTraces(db, ['Qwertlate'])).toEqual({})
  })

  it('clears what receivers answered to events about the person', async () => {
    const { studio, contactId, bookingIds, marker } = await aKnownPerson(test)
    const [webhookId, deliveryId] = [randomUUID(), randomUUID()]
    const event = await db
      .selectFrom('events')
      .selectAll()
      .where('entity_id', '=', bookingIds[0] ?? '')
      .limit(1)
      .executeTakeFirstOrThrow()
    const at = new Date('2026-06-01T09:00:00Z')
    const common = { site_id: studio.siteId, created_at: at }
    await db
      .insertInto('webhooks')
      .values({
        ...common,
        id: webhookId,
        name: 'CRM',
        number: 1,
        url: 'https://crm.example/hook',
        event_types: ['wix.bookings.v2.booking_updated'],
        updated_at: at,
      })
      .execute()
    await db
      .insertInto('webhook_deliveries')
      .values({
        ...common,
        id: deliveryId,
        webhook_id: webhookId,
        event_id: event.id,
        event_type: 'wix.bookings.v2.booking_updated',
        entity_id: event.entity_id,
        position: 1,
        next_attempt_at: at,
      })
      .execute()
    await db
      .insertInto('webhook_attempts')
      .values({
        site_id: studio.siteId,
        delivery_id: deliveryId,
        number: 1,
        at,
        duration_ms: 5,
        status: 200,
        answer: `Noted ${marker}`,
      })
      .execute()
    expected(await studio.admin.post(`/v1/customers/${contactId}/erase`, { cancelBookings: true }))
    const attempts = await db.selectFrom('webhook_attempts').selectAll().where('delivery_id', '=', deliveryId).execute()
    expect(attempts).toMatchObject([{ answer: '', detail: null, status: 200 }])
  })

  it('refuses people who work here', async () => {
    const { studio, contactId, email } = await aKnownPerson(test)
    await aPerson(context, studio.siteId, { role: 'receptionist', email })
    const refused = await studio.admin.post(`/v1/customers/${contactId}/erase`, { cancelBookings: true })
    expect(readRefusal(refused)).toBe('403 STAFF_ERASE_FORBIDDEN')
  })

  it('keeps telling the provider until it answers', async () => {
    const { studio, contactId } = await aKnownPerson(test)
    expected(await studio.admin.post(`/v1/customers/${contactId}/erase`, { cancelBookings: true }))
    const waiting = () => db.selectFrom('provider_erasures').selectAll().where('contact_id', '=', contactId).execute()
    const { SANDBOX } = context.gateways.payments
    const { deleteCustomer } = SANDBOX
    SANDBOX.deleteCustomer = () => Promise.reject(new Error('no answer'))
    await runDue(context, test.clock.now())
    SANDBOX.deleteCustomer = deleteCustomer
    expect(await waiting()).toHaveLength(1)
    test.clock.advance({ minutes: 16 })
    await runDue(context, test.clock.now())
    expect(await waiting()).toEqual([])
  })
})
