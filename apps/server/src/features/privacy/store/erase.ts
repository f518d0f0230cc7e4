import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { instant, jsonb, type Tx } from '../../../db/database.ts'
import type { Person } from './person.ts'

const uuids = (ids: readonly string[]) => sql`any(${[...ids]}::uuid[])`

/**
 * Clears what a person typed or is in every row that is theirs. The rows stay where others count on them. Returns how many
 * of what people know by name.
 */
export async function clearRows(
  tx: Tx,
  person: Person,
  now: number,
): Promise<{ bookings: number; answers: number; notes: number }> {
  const { siteId, contactIds, memberIds, visitorIds, bookingIds, orderIds, submissionIds } = person
  const { chargeIds, checkoutIds, cartIds } = person
  const at = instant(now)
  await sql`update contacts set email = null, first_name = null, last_name = null, phone = null, address = null,
      notes = null, more_emails = '{}', more_phones = '{}', more_addresses = '[]', birthdate = null, company = null,
      job_title = null, language = null, time_zone = null, email_unproven = false, erased_at = ${at}, updated_at = ${at},
      revision = revision + 1
    where site_id = ${siteId} and id = ${uuids(contactIds)}`.execute(tx)
  const notes = await sql`delete from customer_notes
    where site_id = ${siteId} and contact_id = ${uuids(contactIds)}`.execute(tx)
  // The flags of the booking pages and the language of messages say nothing without the rest.
  const bookings = await sql`update bookings set
      contact_details = case when contact_details ? 'contactId'
        then jsonb_build_object('contactId', contact_details -> 'contactId') else '{}' end,
      additional_fields = '[]', extended_fields = '{}', latest_message = null, external_user_id = null, language = null,
      send_sms_reminder = false, location = case when location_type = 'CUSTOM' then location - 'formattedAddress' else location end
    where site_id = ${siteId} and id = ${uuids(bookingIds)}`.execute(tx)
  const answers = await sql`update form_submissions set answers = '{}', rest = '{}', seen = true
    where site_id = ${siteId} and id = ${uuids(submissionIds)}`.execute(tx)
  await sql`update carts set contact_info = null, email = null, buyer_note = null
    where site_id = ${siteId} and id = ${uuids(cartIds)}`.execute(tx)
  await sql`update checkouts set billing_info = null, email = null, buyer_note = null, custom_fields = '[]'
    where site_id = ${siteId} and id = ${uuids(checkoutIds)}`.execute(tx)
  await sql`update receipts set document = document || '{"customerName": "", "customerEmail": null, "card": null}'
    where site_id = ${siteId} and (contact_id = ${uuids(contactIds)} or charge_id = ${uuids(chargeIds)})`.execute(tx)
  // Open payments end within a day; until then their page needs the address to return to.
  await sql`update payments set card_brand = null, card_last4 = null,
      return_url = case when check_at is null then null else return_url end,
      idempotency_key = case when check_at is null then 'server:erased:' || id else idempotency_key end
    where site_id = ${siteId} and charge_id = ${uuids(chargeIds)}`.execute(tx)
  await sql`update combined_payments set idempotency_key = 'server:erased:' || id
    where site_id = ${siteId} and id in (
      select combined_payment_id from payments
      where site_id = ${siteId} and charge_id = ${uuids(chargeIds)} and check_at is null)`.execute(tx)
  await sql`update refunds set reason = '',
      idempotency_key = case when check_at is null then 'server:erased:' || id else idempotency_key end
    where site_id = ${siteId} and charge_id = ${uuids(chargeIds)}`.execute(tx)
  await sql`update waivers set reason = '' where site_id = ${siteId} and charge_id = ${uuids(chargeIds)}`.execute(tx)
  await sql`update credit_transactions set reason = null
    where site_id = ${siteId} and (booking_id = ${uuids(bookingIds)} or id in (
      select entries.transaction_id from credit_entries entries
        join credit_grants grants on grants.site_id = entries.site_id and grants.id = entries.grant_id
      where entries.site_id = ${siteId} and grants.order_id = ${uuids(orderIds)}))`.execute(tx)
  await sql`update payment_methods set brand = '', last4 = '', expires_month = 1, expires_year = 2000
    where site_id = ${siteId} and contact_id = ${uuids(contactIds)} and deleted_at is not null`.execute(tx)
  await sql`update card_setups set return_url = '', idempotency_key = 'server:erased:' || id
    where site_id = ${siteId} and contact_id = ${uuids(contactIds)} and check_at is null`.execute(tx)
  await sql`delete from redirect_sessions where site_id = ${siteId} and (
      member_id = ${uuids(memberIds)} or opener_member_id = ${uuids(memberIds)} or booking_id = ${uuids(bookingIds)}
      or plan_order_id = ${uuids(orderIds)} or member_visitor_id = ${uuids(visitorIds)}
      or visitor_id = ${uuids(visitorIds)})`.execute(tx)
  await sql`delete from passkey_challenges where site_id = ${siteId} and member_id = ${uuids(memberIds)}`.execute(tx)
  await sql`delete from member_visitors where site_id = ${siteId} and member_id = ${uuids(memberIds)}`.execute(tx)
  return {
    bookings: Number(bookings.numAffectedRows ?? 0),
    answers: Number(answers.numAffectedRows ?? 0),
    notes: Number(notes.numAffectedRows ?? 0),
  }
}

/** What a text must contain to be about the person: an address of theirs. Ids are looked for in documents only. */
function mentions(person: Person, text: ReturnType<typeof sql>, { ids = [] }: { ids?: readonly string[] } = {}) {
  const escaped = [...person.emails, ...person.phones, ...ids].map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  return sql<boolean>`${text} ilike any(${escaped}::text[])`
}

/**
 * Clears the content of messages to the person, and about their bookings or addresses. Those that wait are not sent. Returns
 * how many there were.
 */
export async function clearMessages(tx: Tx, person: Person): Promise<number> {
  const { siteId, bookingIds, orderIds, memberIds, submissionIds } = person
  const ids = [...orderIds, ...memberIds, ...submissionIds]
  const cleared = await sql`update messages set recipient = '', recipient_name = null, subject = '', body_text = '',
      body_html = null, attachments = '[]', secrets = null, secrets_expire_at = null, last_error = null,
      dedupe_key = 'erased:' || id, status = case when status in ('WAITING', 'KEPT', 'HELD') then 'DROPPED' else status end
    where site_id = ${siteId} and (booking_id = ${uuids(bookingIds)} or lower(recipient) = any(${person.emails})
      or recipient = any(${person.phones})
      or ${mentions(person, sql`dedupe_key || ' ' || body_text || ' ' || subject || ' ' || coalesce(body_html, '')`, { ids })})`.execute(
    tx,
  )
  return Number(cleared.numAffectedRows ?? 0)
}

/** Deletes stored answers of calls by the person, or about them, and clears work in the background that names them. */
export async function clearCalls(tx: Tx, person: Person): Promise<void> {
  const { siteId, memberIds, visitorIds, contactIds, bookingIds, orderIds } = person
  const actors = [...memberIds.map((id) => `%member:${id}`), ...visitorIds.map((id) => `%visitor:${id}`)]
  const ids = [...contactIds, ...memberIds, ...bookingIds, ...orderIds]
  await sql`delete from idempotency_keys where site_id = ${siteId}
    and (actor like any(${actors}) or ${mentions(person, sql`key || ' ' || coalesce(body, '')`, { ids })})`.execute(tx)
  await sql`update async_jobs set payload = '{}', failures = '[]'
    where site_id = ${siteId} and finished_at is not null
      and ${mentions(person, sql`payload::text || failures::text`, { ids })}`.execute(tx)
  for (const email of person.emails) {
    await sql`delete from rate_limits where position(${email} in lower(key)) > 0`.execute(tx)
  }
}

/** A document that may say something about the person, by the key of its row. */
export type Document = { table: DocumentTable; key: string[]; value: unknown }

type DocumentTable = 'events' | 'audit_entries' | 'booking_history' | 'contact_history' | 'member_history'

const keys: Record<DocumentTable, readonly [id: string, column: string, number?: string]> = {
  events: ['id', 'payload'],
  audit_entries: ['id', 'changes'],
  booking_history: ['booking_id', 'detail', 'number'],
  contact_history: ['contact_id', 'detail', 'number'],
  member_history: ['member_id', 'changes', 'number'],
}

/** Finds the documents of a table that are about the person, or mention them by id or address. */
export async function findDocuments(tx: Tx, person: Person, table: DocumentTable): Promise<Document[]> {
  const { siteId, contactIds, memberIds, bookingIds, orderIds, submissionIds, checkoutIds, cartIds, chargeIds } = person
  const own = [...contactIds, ...memberIds, ...bookingIds, ...orderIds, ...submissionIds, ...checkoutIds, ...cartIds]
  const ids = [...contactIds, ...memberIds]
  const [id, column, number] = keys[table]
  const isTheirs =
    table === 'events'
      ? sql`(entity_id = ${uuids([...own, ...chargeIds])} or ${mentions(person, sql`payload::text || actor::text`, { ids })})`
      : table === 'audit_entries'
        ? sql`(entity_id = ${uuids(own)} or ${mentions(person, sql`changes::text || entity_name`, { ids })})`
        : sql`(${sql.ref(id)} = ${uuids(own)} or ${mentions(person, sql`${sql.ref(column)}::text`, { ids })})`
  const { rows } = await sql<{ id: string; number: string; value: unknown }>`
    select ${sql.ref(id)}::text as id, ${number ? sql`${sql.ref(number)}::text` : sql`''`} as number,
      ${sql.ref(column)} as value
    from ${sql.table(table)} where site_id = ${siteId} and ${isTheirs}`.execute(tx)
  return rows.map((row) => ({ table, key: number ? [row.id, row.number] : [row.id], value: row.value }))
}

/** Writes documents of one table, without names beside them. */
export async function writeDocuments(
  tx: Tx,
  { siteId, memberIds, visitorIds }: Person,
  table: DocumentTable,
  documents: readonly Document[],
): Promise<void> {
  const [id, column, number] = keys[table]
  const people = [...memberIds, ...visitorIds]
  const more =
    table === 'audit_entries'
      ? sql`, entity_name = ''`
      : table === 'events'
        ? sql``
        : sql`, actor_name = case when actor_id::text = any(${people}) then null else actor_name end
            ${table === 'contact_history' ? sql`, moved = null` : sql``}`
  if (documents.length === 0) return
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = given.value ${more}
    from jsonb_to_recordset(${jsonb(
      documents.map(({ key, value }) => ({ id: key[0], number: key[1] ?? '', value })),
    )}::jsonb) as given(id text, number text, value jsonb)
    where site_id = ${siteId} and ${sql.ref(`${table}.${id}`)}::text = given.id
      ${number ? sql`and ${sql.ref(`${table}.${number}`)}::text = given.number` : sql``}`.execute(tx)
}

/** Deletes deliveries of the person's events that have not been made, and what receivers answered to them. */
export async function clearDeliveries(tx: Tx, person: Person): Promise<void> {
  const { siteId, contactIds, memberIds, bookingIds, orderIds, submissionIds, checkoutIds, cartIds, chargeIds } = person
  const own = [...contactIds, ...memberIds, ...bookingIds, ...orderIds, ...submissionIds, ...checkoutIds, ...cartIds]
  const theirs = uuids([...own, ...chargeIds])
  await sql`delete from event_deliveries where site_id = ${siteId} and entity_id = ${theirs}`.execute(tx)
  await sql`update webhook_attempts set detail = null where site_id = ${siteId} and delivery_id in (
    select id from webhook_deliveries where site_id = ${siteId} and entity_id = ${theirs})`.execute(tx)
}

/** Finds and deletes the rows of files that the person uploaded: pictures of theirs, and files in answers. */
export async function deleteFiles(tx: Tx, { siteId, memberIds, submissionIds }: Person): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from media_files
    where site_id = ${siteId} and (member_id = ${uuids(memberIds)} or purpose = 'ANSWER' and exists (
      select from form_submissions where form_submissions.site_id = ${siteId}
        and form_submissions.id = ${uuids(submissionIds)} and position(media_files.id::text in answers::text) > 0))
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Leaves the person's customers at payment providers to a job, which repeats until the provider has answered. */
export async function queueProviders(tx: Tx, { siteId, contactIds }: Person, now: number): Promise<void> {
  await sql`insert into provider_erasures (site_id, contact_id, provider, due_at)
    select distinct site_id, contact_id, provider, ${instant(now)}::timestamptz from (
      select site_id, contact_id, provider from payment_methods
        where site_id = ${siteId} and contact_id = ${uuids(contactIds)}
      union select site_id, contact_id, provider from card_setups
        where site_id = ${siteId} and contact_id = ${uuids(contactIds)}
      union select site_id, contact_id, provider from payments
        where site_id = ${siteId} and contact_id = ${uuids(contactIds)} and provider <> 'ON_SITE') used
    on conflict do nothing`.execute(tx)
}

/** Records that somebody was erased, and how much, without the data. */
export async function recordErasure(tx: Tx, { siteId }: Person, now: number): Promise<void> {
  await sql`insert into erasures (site_id, id, kind, count, reason, occurred_at)
    values (${siteId}, ${randomUUID()}, 'person', 1, 'request', ${instant(now)})`.execute(tx)
}

/** Publishes an event: the next one of its entity. */
export async function nextSequence(tx: Tx, siteId: string, table: 'bookings' | 'members', id: string): Promise<number> {
  const { rows } = await sql<{ sequence: number }>`update ${sql.table(table)} set event_sequence = event_sequence + 1
    where site_id = ${siteId} and id = ${id} returning event_sequence as sequence`.execute(tx)
  return Number(rows[0]?.sequence ?? 0)
}
