import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import { insertMessage, type MessageRow } from './messages.ts'

/** Locks a message. */
export async function lockMessage(tx: Tx, siteId: string, id: string): Promise<MessageRow | undefined> {
  const row = await tx
    .selectFrom('messages')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row as MessageRow | undefined
}

/** SQL condition: `newer` is about something newer of the same booking as `m`, to the same address. */
function isNewer() {
  return sql<boolean>`newer.site_id = m.site_id and newer.booking_id = m.booking_id and newer.status <> 'DROPPED'
    and lower(newer.recipient) = lower(m.recipient)
    and split_part(newer.dedupe_key, ':', 1) <> split_part(m.dedupe_key, ':', 1)
    and (newer.created_at, split_part(newer.dedupe_key, ':', 1)) > (m.created_at, split_part(m.dedupe_key, ':', 1))`
}

/** The booking has another address now, whose owner alone reads about it. Messages to the business go to its own. */
const isOfFormerAddress = sql<boolean>`(m.kind like 'booking%' and m.kind <> 'bookingToApprove' and exists (
  select from bookings where bookings.site_id = m.site_id and bookings.id = m.booking_id
    and lower(bookings.contact_details ->> 'email') is distinct from lower(m.recipient)))`

const isOutdated = sql<boolean>`(exists (select from messages newer where ${isNewer()}) or ${isOfFormerAddress})`

/**
 * Returns true if a message about something newer of the same booking to the same address exists, or the booking has another
 * address.
 */
export async function isOutdatedMessage(db: Db, message: MessageRow): Promise<boolean> {
  const { site_id, id } = message
  const { rows } = await sql<{ outdated: boolean }>`
    select ${isOutdated} as outdated from messages m where m.site_id = ${site_id} and m.id = ${id}`.execute(db)
  return rows[0]?.outdated === true
}

/**
 * Finds a message about something newer of the same booking to the same address: `WAITING` while the latest is not due
 * yet, otherwise `DUE`, whether it has left or not.
 */
export async function findNewerMessage(
  db: Db,
  { site_id, id }: MessageRow,
  now: number,
): Promise<'WAITING' | 'DUE' | undefined> {
  const { rows } = await sql<{ waits: boolean | null }>`
    select bool_and(newer.status = 'WAITING' and newer.attempts = 0 and newer.due_at > ${instant(now)}) as waits
    from messages m join messages newer on ${isNewer()}
    where m.site_id = ${site_id} and m.id = ${id}`.execute(db)
  const waits = rows[0]?.waits ?? undefined
  if (waits === undefined) return undefined
  return waits ? 'WAITING' : 'DUE'
}

/** Messages that are still true and have their secrets; those that were undone are dropped when they are sent. */
const failedAndTrue = (siteId: string | undefined, since: number) => sql`
  m.status = 'FAILED' and m.recipient <> '' and m.kind <> 'test' and m.created_at >= ${instant(since)}
  ${siteId === undefined ? sql`` : sql`and m.site_id = ${siteId}`}
  and m.body_text !~ U&'[\\E000-\\E001]' and not ${isOutdated}`

/** Counts failed messages since an instant that are still true. */
export async function countResendable(db: Db, siteId: string, since: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from messages m where ${failedAndTrue(siteId, since)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Queues failed messages since an instant that are still true; those of every business without `siteId`. */
export async function requeueFailed(
  db: Db,
  { siteId, since, now }: { siteId?: string | undefined; since: number; now: number },
): Promise<number> {
  const { rows } = await sql`
    update messages set status = 'WAITING', attempts = 0, due_at = ${instant(now)}
    where (site_id, id) in (select m.site_id, m.id from messages m where ${failedAndTrue(siteId, since)})
      and status = 'FAILED'
    returning id`.execute(db)
  return rows.length
}

/** Queues a message that was not sent yet. */
export async function requeueMessage(db: Db, { site_id, id }: MessageRow, now: number): Promise<void> {
  await db
    .updateTable('messages')
    .set({ status: 'WAITING', attempts: 0, due_at: new Date(now) })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
}

/** Queues a copy of a message that was sent: mailboxes hide a second one with the same Message-ID. */
export async function insertCopy(db: Db, message: MessageRow, id: string, now: number): Promise<void> {
  await insertMessage(db, {
    siteId: message.site_id,
    id,
    // Begins as the original does: it is about the same event.
    dedupeKey: `${message.dedupe_key.split(':').slice(0, 3).join(':')}:${id}`,
    kind: message.kind,
    recipient: message.recipient,
    recipientName: message.recipient_name,
    subject: message.subject,
    bodyText: message.body_text,
    bodyHtml: message.body_html ?? '',
    attachments: message.attachments,
    language: message.language,
    bookingId: message.booking_id,
    status: 'WAITING',
    createdAt: now,
    dueAt: now,
  })
}

/** Messages of a business that wait to be sent. */
export async function countWaiting(db: Db, siteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .where('site_id', '=', siteId)
    .where('status', '=', 'WAITING')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findSiteOfMessage(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('messages').select('site_id').where('id', '=', id).executeTakeFirst())?.site_id
}
