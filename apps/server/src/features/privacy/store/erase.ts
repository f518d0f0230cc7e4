import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
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
  const { siteId, contactIds, memberIds, bookingIds, orderIds, submissionIds } = person
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
    where site_id = ${siteId} and (contact_id = ${uuids(contactIds)} or member_id = ${uuids(memberIds)})
      and deleted_at is not null`.execute(tx)
  await sql`update card_setups set return_url = '', idempotency_key = 'server:erased:' || id
    where site_id = ${siteId} and (contact_id = ${uuids(contactIds)} or payer_member_id = ${uuids(memberIds)})
      and check_at is null`.execute(tx)
  await sql`delete from redirect_sessions where site_id = ${siteId} and (
      member_id = ${uuids(memberIds)} or opener_member_id = ${uuids(memberIds)} or booking_id = ${uuids(bookingIds)}
      or plan_order_id = ${uuids(orderIds)})`.execute(tx)
  await sql`delete from passkey_challenges where site_id = ${siteId} and member_id = ${uuids(memberIds)}`.execute(tx)
  await sql`delete from member_visitors where site_id = ${siteId} and member_id = ${uuids(memberIds)}`.execute(tx)
  return {
    bookings: Number(bookings.numAffectedRows ?? 0),
    answers: Number(answers.numAffectedRows ?? 0),
    notes: Number(notes.numAffectedRows ?? 0),
  }
}

/** Every key of what is theirs. */
function ownIds(person: Person): string[] {
  const { contactIds, memberIds, bookingIds, orderIds, submissionIds, checkoutIds, cartIds, chargeIds } = person
  return [contactIds, memberIds, bookingIds, orderIds, submissionIds, checkoutIds, cartIds, chargeIds].flat()
}

/**
 * What the text of a JSON document must contain to be about the person: an id of them, or an address of theirs as a whole
 * text. Names, phones and parts of texts are never looked for: they occur in documents about others.
 */
function mentions({ contactIds, memberIds, emails }: Person, text: ReturnType<typeof sql>) {
  const words = [...contactIds, ...memberIds, ...emails.map((email) => JSON.stringify(email))]
  if (words.length === 0) return sql<boolean>`false`
  const escaped = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  return sql<boolean>`lower(${text}) like any(${escaped}::text[])`
}

/** Returns true if the text contains one of the ids, however many there are. */
function containsId(text: ReturnType<typeof sql>, ids: readonly string[]) {
  const guid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
  return sql<boolean>`exists (select from regexp_matches(lower(${text}), ${guid}, 'g') as found(words)
    where words[1] = any(${[...ids]}::text[]))`
}

/**
 * Clears the content of messages to the person, and about what is theirs. Those that wait are not sent. Returns how many
 * there were.
 */
export async function clearMessages(tx: Tx, person: Person): Promise<number> {
  const { siteId, bookingIds, memberIds, emails, phones } = person
  // A message begins with the id of the event it is about, and names the recipient.
  return emptyMessages(
    tx,
    siteId,
    sql`(booking_id = ${uuids(bookingIds)} or lower(recipient) = any(${emails})
      or recipient = any(${phones}) or string_to_array(lower(dedupe_key), ':') && ${[...emails, ...memberIds]}::text[]
      or split_part(dedupe_key, ':', 1) in (
        select id::text from events where site_id = ${siteId} and entity_id = ${uuids(ownIds(person))}))`,
  )
}

/** Clears the content of the messages that the condition names. */
export async function emptyMessages(tx: Tx, siteId: string, condition: RawBuilder<unknown>): Promise<number> {
  const cleared = await sql`update messages set recipient = '', recipient_name = null, subject = '', body_text = '',
      body_html = null, attachments = '[]', secrets = null, secrets_expire_at = null, last_error = null,
      dedupe_key = 'erased:' || id, status = case when status in ('WAITING', 'KEPT', 'HELD') then 'DROPPED' else status end
    where site_id = ${siteId} and ${condition}`.execute(tx)
  return Number(cleared.numAffectedRows ?? 0)
}

/** Deletes stored answers of calls by the person, or about them, and clears work in the background that names them. */
export async function clearCalls(tx: Tx, person: Person): Promise<void> {
  const { siteId, memberIds, emails } = person
  const actors = memberIds.map((id) => `%member:${id}`)
  const isTheirs = (text: ReturnType<typeof sql>) =>
    sql`(${mentions(person, text)} or ${containsId(text, ownIds(person))})`
  await sql`delete from idempotency_keys where site_id = ${siteId}
    and (actor like any(${actors}::text[]) or lower(key) = any(${emails})
      or ${isTheirs(sql`(key || ' ' || coalesce(body, ''))`)})`.execute(tx)
  await sql`update async_jobs set payload = '{}', failures = '[]'
    where site_id = ${siteId} and finished_at is not null and ${isTheirs(sql`(payload::text || failures::text)`)}`.execute(
    tx,
  )
  await sql`delete from rate_limits where string_to_array(lower(key), ':') && ${emails}::text[]`.execute(tx)
}

/** A document that may say something about the person, by the key of its row. */
export type Document = { table: DocumentTable; key: string[]; value: unknown }

/** Tables of documents about what happened. */
export const documentTables = [
  'events',
  'audit_entries',
  'booking_history',
  'contact_history',
  'member_history',
] as const
export type DocumentTable = (typeof documentTables)[number]

/** How a document is found, and the column it is in. */
export const documentKeys: Record<DocumentTable, readonly [id: string, column: string, number?: string]> = {
  events: ['id', 'payload'],
  audit_entries: ['id', 'changes'],
  booking_history: ['booking_id', 'detail', 'number'],
  contact_history: ['contact_id', 'detail', 'number'],
  member_history: ['member_id', 'changes', 'number'],
}

/** Finds the documents of a table that are about the person, or mention them by id or address. */
export async function findDocuments(tx: Tx, person: Person, table: DocumentTable): Promise<Document[]> {
  const { siteId, emails } = person
  const own = uuids(ownIds(person))
  const [id, column, number] = documentKeys[table]
  const isTheirs =
    table === 'events'
      ? sql`(entity_id = ${own} or ${mentions(person, sql`(payload::text || actor::text)`)})`
      : table === 'audit_entries'
        ? sql`(entity_id = ${own} or lower(entity_name) = any(${emails}) or ${mentions(person, sql`changes::text`)})`
        : sql`(${sql.ref(id)} = ${own} or ${mentions(person, sql`${sql.ref(column)}::text`)})`
  const { rows } = await sql<{ id: string; number: string; value: unknown }>`
    select ${sql.ref(id)}::text as id, ${number ? sql`${sql.ref(number)}::text` : sql`''`} as number,
      ${sql.ref(column)} as value
    from ${sql.table(table)} where site_id = ${siteId} and ${isTheirs}`.execute(tx)
  return rows.map((row) => ({ table, key: number ? [row.id, row.number] : [row.id], value: row.value }))
}

/** Writes documents of one table, without names beside them: of these members, or of every customer. */
export async function writeDocuments(
  tx: Tx,
  { siteId, memberIds }: { siteId: string; memberIds: readonly string[] | 'all' },
  table: DocumentTable,
  documents: readonly Document[],
): Promise<void> {
  const [id, column, number] = documentKeys[table]
  const isTheirs = memberIds === 'all' ? sql`actor_type = 'member'` : sql`actor_id::text = any(${[...memberIds]})`
  const more =
    table === 'audit_entries'
      ? sql`, entity_name = ''`
      : table === 'events'
        ? sql``
        : sql`, actor_name = case when actor_type = 'visitor' or ${isTheirs} then null else actor_name end
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
  const { siteId } = person
  const theirs = uuids(ownIds(person))
  await sql`delete from event_deliveries where site_id = ${siteId} and entity_id = ${theirs}`.execute(tx)
  await sql`update webhook_attempts set detail = null, answer = '' where site_id = ${siteId} and delivery_id in (
    select id from webhook_deliveries where site_id = ${siteId} and entity_id = ${theirs})`.execute(tx)
}

/** Finds and deletes the rows of files that the person uploaded: pictures of theirs, and files in answers. */
export async function deleteFiles(tx: Tx, { siteId, memberIds, submissionIds }: Person): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from media_files
    where site_id = ${siteId} and (member_id = ${uuids(memberIds)} or uploaded_by = ${uuids(memberIds)}
      or submission_id = ${uuids(submissionIds)})
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

/** Records what was erased, and how much, without the data. */
export async function recordErasure(
  tx: Tx,
  siteId: string,
  { kind, count, reason, now }: { kind: string; count: number; reason: 'request' | 'retention'; now: number },
): Promise<void> {
  await sql`insert into erasures (site_id, id, kind, count, reason, occurred_at)
    values (${siteId}, ${randomUUID()}, ${kind}, ${count}, ${reason}, ${instant(now)})`.execute(tx)
}

/** Publishes an event: the next one of its entity. */
export async function nextSequence(tx: Tx, siteId: string, table: 'bookings' | 'members', id: string): Promise<number> {
  const { rows } = await sql<{ sequence: number }>`update ${sql.table(table)} set event_sequence = event_sequence + 1
    where site_id = ${siteId} and id = ${id} returning event_sequence as sequence`.execute(tx)
  return Number(rows[0]?.sequence ?? 0)
}
