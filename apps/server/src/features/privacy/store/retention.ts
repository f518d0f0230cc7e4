import { type RawBuilder, sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import { dueOfCharge } from '../../payments/index.ts'
import { type Document, type DocumentTable, documentKeys, emptyMessages } from './erase.ts'

/** What is older than an instant: the rows, named by `id`. */
export type Old = (siteId: string, before: number) => RawBuilder<unknown>

/** Still owed or being paid: whose it is has to be known. */
const isUnsettled = (subjectId: RawBuilder<unknown>) => sql`exists (select from charges c
  where c.site_id = found.site_id and c.subject_id = ${subjectId}
    and (${dueOfCharge} > 0
      or exists (select from payments where payments.site_id = c.site_id and payments.charge_id = c.id
        and payments.check_at is not null)))`

/** Past bookings that still name somebody. */
export const oldBookings: Old = (siteId, before) => sql`bookings found
  where found.site_id = ${siteId} and found.ends_at < ${instant(before)}
    and (found.contact_details - 'contactId' <> '{}' or found.additional_fields <> '[]' or found.extended_fields <> '{}'
      or found.latest_message is not null or found.external_user_id is not null)
    and not ${isUnsettled(sql`found.id`)}`

/** Messages with content. Those that wait are sent first. */
export const oldMessages: Old = (siteId, before) => sql`messages found
  where found.site_id = ${siteId} and found.created_at < ${instant(before)} and found.recipient <> ''
    and found.status <> 'WAITING'`

/** Answers, except those to bookings that are not past and to plans that run. */
export const oldAnswers: Old = (siteId, before) => sql`form_submissions found
  where found.site_id = ${siteId} and found.created_at < ${instant(before)} and (found.answers <> '{}' or found.rest <> '{}')
    and not exists (select from bookings where bookings.site_id = found.site_id and bookings.ends_at >= ${instant(before)}
      and found.id in (bookings.form_submission_id, bookings.intake_submission_id))
    and not exists (select from orders where orders.site_id = found.site_id and orders.submission_id = found.id
      and orders.status not in ('ENDED', 'CANCELED'))`

export const oldNotes: Old = (siteId, before) => sql`customer_notes found
  where found.site_id = ${siteId} and found.updated_at < ${instant(before)}`

/** Files of answers, except of bookings that are not past. */
export const oldFiles: Old = (siteId, before) => sql`media_files found
  where found.site_id = ${siteId} and found.created_at < ${instant(before)} and found.purpose = 'ANSWER'
    and not exists (select from bookings
      where bookings.site_id = found.site_id and bookings.ends_at >= ${instant(before)}
        and found.submission_id in (bookings.form_submission_id, bookings.intake_submission_id))`

/**
 * Customers without an account who have neither booked nor bought nor answered since, with everybody merged into them. The
 * others of such a customer count as well.
 */
export const oldCustomers: Old = (siteId, before) => sql`contacts found
  where found.site_id = ${siteId} and found.created_at < ${instant(before)}
    and found.erased_at is null and found.merged_into_id is null
    and not exists (select from contacts same
      where same.site_id = found.site_id and found.id in (same.id, same.merged_into_id) and (
        same.created_at >= ${instant(before)}
        or exists (select from members where members.site_id = same.site_id and members.contact_id = same.id)
        or exists (select from bookings where bookings.site_id = same.site_id and bookings.contact_id = same.id
          and (bookings.ends_at >= ${instant(before)} or ${isUnsettled(sql`bookings.id`)}))
        or exists (select from orders where orders.site_id = same.site_id and orders.contact_id = same.id
          and (orders.created_at >= ${instant(before)} or orders.status not in ('ENDED', 'CANCELED')
            or ${isUnsettled(sql`orders.id`)}))
        or exists (select from form_submissions where form_submissions.site_id = same.site_id
          and form_submissions.contact_id = same.id and form_submissions.created_at >= ${instant(before)})))`

/** Locks what is old and returns the ids, at most `limit`; of some ids alone if they are given. */
export async function lockOld(
  tx: Tx,
  old: RawBuilder<unknown>,
  { limit, among }: { limit: number; among?: readonly string[] },
): Promise<string[]> {
  const isGiven = among ? sql`and found.id = any(${[...among]}::uuid[])` : sql``
  const { rows } = await sql<{ id: string }>`select found.id from ${old} ${isGiven}
    limit ${limit} for update of found skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Counts what is old. */
export async function countOld(db: Db, old: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${old}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Finds customers with everybody merged into them. */
export async function listWithMerged(tx: Tx, siteId: string, contactIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from contacts where site_id = ${siteId}
    and (id = any(${[...contactIds]}::uuid[]) or merged_into_id = any(${[...contactIds]}::uuid[])) order by id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

export function clearOldMessages(tx: Tx, siteId: string, ids: readonly string[]): Promise<number> {
  return emptyMessages(tx, siteId, sql`id = any(${[...ids]}::uuid[])`)
}

export async function deleteNotes(tx: Tx, siteId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from customer_notes where site_id = ${siteId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

export async function deleteOldFiles(tx: Tx, siteId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from media_files where site_id = ${siteId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Entries of a log between two instants. */
const oldEntries = (siteId: string, table: DocumentTable, { from, before }: { from: number; before: number }) => {
  const at = sql.ref(table === 'audit_entries' ? 'at' : 'occurred_at')
  return {
    at,
    rows: sql`${sql.table(table)} where site_id = ${siteId} and ${at} > ${instant(from)} and ${at} < ${instant(before)}`,
  }
}

export function countEntries(db: Db, siteId: string, table: DocumentTable, range: { from: number; before: number }) {
  return countOld(db, oldEntries(siteId, table, range).rows)
}

/** Lists the first entries of a log, about as many as `limit`: those of one instant are never divided. */
export async function listEntries(
  tx: Tx,
  siteId: string,
  table: DocumentTable,
  { limit, ...range }: { from: number; before: number; limit: number },
): Promise<{ documents: Document[]; until: number | undefined }> {
  const [id, column, number] = documentKeys[table]
  const { at, rows: entries } = oldEntries(siteId, table, range)
  const { rows } = await sql<{ id: string; number: string; value: unknown; until: number }>`
    select ${sql.ref(id)}::text as id, ${number ? sql`${sql.ref(number)}::text` : sql`''`} as number,
      ${sql.ref(column)} as value, (extract(epoch from ${at}) * 1000)::float8 as until
    from ${entries} order by ${at} fetch first ${sql.lit(limit)} rows with ties`.execute(tx)
  const documents = rows.map((row) => ({ table, key: number ? [row.id, row.number] : [row.id], value: row.value }))
  return { documents, until: rows.at(-1)?.until }
}
