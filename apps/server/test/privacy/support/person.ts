import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../src/db/database.ts'
import { jsonb } from '../../../src/db/database.ts'
import { issueMemberTokens } from '../../../src/features/identity/index.ts'
import { add, aPaidStudio, aPlan, planLine } from '../../checkouts/support/baskets.ts'
import { aPicture, inBase64 } from '../../media/pictures.ts'
import { saveCard } from '../../orders/support/shop.ts'
import { aPaid } from '../../payments/support/payments.ts'
import { contactOf } from '../../support/contact-of.ts'
import { aBooking, aClient, type Client, expected, type Studio, slotWith } from '../../support/factories.ts'
import type { TestApp } from '../../support/index.ts'

/** Somebody who has left traces everywhere; every text they typed contains `marker`. */
export type Known = {
  studio: Studio
  client: Client
  memberId: string
  contactId: string
  marker: string
  email: string
  phone: string
  bookingIds: string[]
  paidBookingId: string
  /** Ids of files on disk. */
  fileIds: string[]
}

const phoneOf = () => `+49 170 ${Math.floor(1_000_000 + Math.random() * 8_999_999)}`

export async function aClientOf({ app, context }: TestApp, siteId: string, memberId: string): Promise<Client> {
  const grant = { siteId, clientId: siteId, memberId, visitorId: null, memberSessionId: null, hasRefreshToken: true }
  const { access_token } = await issueMemberTokens(context, grant)
  return aClient(app, { authorization: access_token })
}

/** A customer with an account who booked as a guest before, paid, bought, wrote, was written to and noted about. */
export async function aKnownPerson(test: TestApp): Promise<Known> {
  const { db } = test
  const studio = await aPaidStudio(test)
  const { siteId, admin, visitor } = studio
  const marker = `Zyx${randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8)}`
  const email = `${marker.toLowerCase()}@customer.example`
  const earlierEmail = `old.${marker.toLowerCase()}@customer.example`
  const phone = phoneOf()
  const contactDetails = { firstName: marker, lastName: `${marker}son`, email, phone }
  const additionalFields = [{ id: randomUUID(), label: 'Allergies', value: `${marker} nuts` }]
  const slot = (day: number) => slotWith(studio, `2026-06-0${day}T09:00:00.000Z`)
  const guestBooking = await aBooking(visitor, slot(2), { contactDetails, additionalFields })
  const contactId = await contactOf(test.context, guestBooking.id)
  const confirmed = {
    revision: guestBooking.revision,
    participantNotification: { notifyParticipants: true, message: `Dear ${marker}` },
  }
  expected(await admin.post(`/v2/bookings/${guestBooking.id}/confirm`, confirmed))
  // They had another address before.
  const { customer } = expected(await admin.get(`/v1/customers/${contactId}`))
  const changed = { ...named(customer), email: earlierEmail, phone }
  const renamed = expected(await admin.patch(`/v1/customers/${contactId}`, { customer: changed })).customer
  expected(await admin.patch(`/v1/customers/${contactId}`, { customer: { ...named(renamed), email, phone } }))
  expected(await admin.post(`/v1/customers/${contactId}/notes`, { text: `${marker} likes tea` }))
  const { member } = expected(
    await admin.post('/v1/members', {
      member: {
        loginEmail: email,
        contact: { firstName: marker, lastName: `${marker}son`, phones: [phone], company: `${marker} Ltd` },
        profile: { nickname: marker, title: `Dr ${marker}` },
      },
    }),
  )
  await db
    .updateTable('members')
    .set({ login_email_verified_at: new Date(0) })
    .where('id', '=', member.id)
    .execute()
  const client = await aClientOf(test, siteId, member.id)
  const photo = expected(await client.post('/v1/members/my/photo', { content: await aPicture(30, 40) })).member.profile
    .photo
  const paid = await aBooking(client, slot(3), { contactDetails, additionalFields })
  const { charge } = expected(await admin.post(`/v1/bookings/${paid.id}/charge`))
  const paymentId = await aPaid(client, charge.id, { returnUrl: `/account?for=${marker}` })
  expected(
    await admin.post(`/v1/payments/${paymentId}/refund`, {
      idempotencyKey: `refund ${marker}`,
      amount: '5',
      reason: `${marker} was ill`,
    }),
  )
  await saveCard({ test, siteId } as never, contactId)
  const plan = await aPlan(studio)
  await add(client, planLine(plan.id))
  expected(await client.patch('/v1/carts/current', { cartInfo: { buyerNote: `Note of ${marker}` } }))
  expected(await client.post('/v1/calendar-feeds/my'))
  const answer = { fileName: `${marker}.txt`, content: inBase64(`Dear ${marker}`), purpose: 'ANSWER' }
  const { file } = expected(await client.post('/v1/media', answer))
  const form = await db.selectFrom('forms').selectAll().where('site_id', '=', siteId).limit(1).executeTakeFirstOrThrow()
  await plantRows(db, { siteId, memberId: member.id, contactId, marker, email, form, fileId: file.id })
  const bookingIds = [guestBooking.id, paid.id]
  const fileIds = [photo.id, file.id]
  return {
    studio,
    client,
    memberId: member.id,
    contactId,
    marker,
    email,
    phone,
    bookingIds,
    paidBookingId: paid.id,
    fileIds,
  }
}

const named = ({ id, revision, firstName, lastName }: Record<string, string>) => ({ id, revision, firstName, lastName })

type Planted = {
  siteId: string
  memberId: string
  contactId: string
  marker: string
  email: string
  form: { id: string; revision: number | string; namespace: string }
  fileId: string
}

/** Rows that are cumbersome to make over HTTP, as the product writes them. */
async function plantRows(db: Db, { siteId, memberId, contactId, marker, email, form, fileId }: Planted): Promise<void> {
  const at = new Date('2026-06-01T09:00:00Z')
  const id = randomUUID()
  await db
    .insertInto('form_submissions')
    .values({
      site_id: siteId,
      id,
      form_id: form.id,
      form_revision: Number(form.revision),
      namespace: form.namespace,
      questions: jsonb([]),
      answers: jsonb({ file: [{ fileId }], text: `Answer of ${marker}` }),
      status: 'CONFIRMED',
      submitter_type: 'member',
      submitter_id: memberId,
      contact_id: contactId,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await db
    .updateTable('media_files')
    .set({ submission_id: id, uploaded_by: null, unused_since: null })
    .where('id', '=', fileId)
    .execute()
  await db
    .insertInto('idempotency_keys')
    .values({
      site_id: siteId,
      actor: `staff:${randomUUID()}`,
      operation: 'createBooking',
      key: randomUUID(),
      request_hash: Buffer.from('x'),
      body: JSON.stringify({ booking: { contactDetails: { email, firstName: marker } } }),
      status: 200,
      created_at: at,
    })
    .execute()
  await db
    .insertInto('audit_entries')
    .values({
      site_id: siteId,
      id: randomUUID(),
      operation: 'updateMember',
      entity_type: 'member',
      entity_id: memberId,
      entity_name: marker,
      actor_name: 'Ada',
      at,
      changes: jsonb([{ field: 'profile.title', before: `Dr ${marker}`, after: 'x' }]),
    })
    .execute()
  await db
    .insertInto('messages')
    .values({
      site_id: siteId,
      id: randomUUID(),
      dedupe_key: `sign-in:${email}`,
      kind: 'sign-in-code',
      channel: 'EMAIL',
      recipient: `Old.${email}`,
      recipient_name: marker,
      subject: `Hello ${marker}`,
      body_text: `Dear ${marker}`,
      language: 'en',
      created_at: at,
      due_at: at,
    })
    .execute()
  await db
    .insertInto('member_sessions')
    .values({
      site_id: siteId,
      id: randomUUID(),
      member_id: memberId,
      secret_hash: Buffer.from(randomUUID()),
      user_agent: `Browser of ${marker}`,
      address: '10.0.0.1',
      created_at: at,
      last_seen_at: at,
      expires_at: new Date('2027-01-01'),
    })
    .execute()
}

/** Every table of the database with a business, and how many of its rows contain one of the words, in any column. */
export async function findTraces(db: Db, words: readonly string[]): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'
    order by table_name`.execute(db)
  const found: Record<string, number> = {}
  const patterns = words.map((word) => `%${word}%`)
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} as found
      where found::text ilike any(${patterns}::text[])`.execute(db)
    if (rows[0]?.count) found[name] = rows[0].count
  }
  return found
}
