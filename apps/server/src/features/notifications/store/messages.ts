import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, jsonb } from '../../../db/database.ts'

export type Attachment = { filename: string; contentType: string; content: string }

export type MessageRow = Omit<Selectable<Database['messages']>, 'attachments'> & { attachments: Attachment[] }

export type NewMessage = {
  siteId: string
  id: string
  /** Subject of the message: a repeated event with the same key writes nothing. */
  dedupeKey: string
  kind: string
  recipient: string
  recipientName: string | null
  subject: string
  bodyText: string
  bodyHtml: string
  /** Encrypted codes and links; marks replace them in the text. */
  secrets?: Buffer | null
  secretsExpireAt?: number | null
  attachments: readonly Attachment[]
  language: string
  bookingId: string | null
  status: 'WAITING' | 'KEPT' | 'HELD'
  /** Why it does not leave. */
  lastError?: string
  createdAt: number
  /** Earliest send time, after the undo window. */
  dueAt: number
}

/** Inserts a message into the outbox unless it is there already. */
export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  const at = new Date(message.createdAt)
  await db
    .insertInto('messages')
    .values({
      site_id: message.siteId,
      id: message.id,
      dedupe_key: message.dedupeKey,
      kind: message.kind,
      channel: 'EMAIL',
      recipient: message.recipient,
      recipient_name: message.recipientName,
      subject: message.subject,
      body_text: message.bodyText,
      body_html: message.bodyHtml,
      secrets: message.secrets ?? null,
      secrets_expire_at: message.secretsExpireAt == null ? null : new Date(message.secretsExpireAt),
      attachments: jsonb(message.attachments),
      language: message.language,
      booking_id: message.bookingId,
      status: message.status,
      last_error: message.lastError ?? null,
      created_at: at,
      due_at: new Date(message.dueAt),
    })
    .onConflict((conflict) => conflict.constraint('messages_dedupe_key_key').doNothing())
    .execute()
}

/**
 * Takes waiting messages that are due. Taking counts as an attempt and moves the next one behind a lease, so a process
 * that dies while sending is replaced after that time.
 */
export async function claimDueMessages(db: Db, now: number, leaseMs: number, limit: number): Promise<MessageRow[]> {
  const rows = await db
    .updateTable('messages')
    .set({ attempts: sql`attempts + 1`, due_at: new Date(now + leaseMs) })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('site_id', 'id'),
        'in',
        selectFrom('messages')
          .select(['site_id', 'id'])
          .where('status', '=', 'WAITING')
          .where('due_at', '<=', instant(now))
          .orderBy('due_at')
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .$asTuple('site_id', 'id'),
      ),
    )
    .returningAll()
    .execute()
  return rows as MessageRow[]
}

export type Outcome =
  | { status: 'SENT'; sentAt: number }
  | { status: 'DROPPED' }
  | { status: 'WAITING'; dueAt: number; error: string; reason: string }
  | { status: 'FAILED'; error: string; reason: string }

export const noSecrets = { secrets: null, secrets_expire_at: null }

/** Removes secrets that work no more; a message that waits with them is not worth sending. */
export async function removeExpiredSecrets(db: Db, now: number): Promise<void> {
  await db
    .updateTable('messages')
    .set((eb) => ({
      ...noSecrets,
      status: eb.case().when('status', '=', 'WAITING').then('DROPPED').else(eb.ref('status')).end(),
    }))
    .where('secrets_expire_at', '<=', instant(now))
    .execute()
}

/** The last message to somebody who was erased. */
export const erasedKind = 'person-erased'

const emptied = {
  recipient: '',
  recipient_name: null,
  subject: '',
  body_text: '',
  body_html: null,
  last_error: null,
  status: 'DROPPED',
}

/** Clears last messages to erased people that could not be sent for days: nothing else holds their address. */
export async function clearErasedMessages(db: Db, before: number): Promise<void> {
  await db
    .updateTable('messages')
    .set(emptied)
    .where('kind', '=', erasedKind)
    .where('recipient', '!=', '')
    .where('created_at', '<', instant(before))
    .execute()
}

export async function saveOutcome(db: Db, message: MessageRow, outcome: Outcome): Promise<void> {
  await db
    .updateTable('messages')
    .set({
      status: outcome.status,
      last_error: 'error' in outcome ? outcome.error.slice(0, 1000) : null,
      reason: 'reason' in outcome ? outcome.reason : null,
      ...(outcome.status === 'WAITING' ? {} : noSecrets),
      ...(outcome.status === 'SENT' ? { sent_at: new Date(outcome.sentAt) } : {}),
      ...(outcome.status === 'WAITING' ? { due_at: new Date(outcome.dueAt) } : {}),
      ...(outcome.status !== 'WAITING' && message.kind === erasedKind ? { ...emptied, status: outcome.status } : {}),
    })
    .where('site_id', '=', message.site_id)
    .where('id', '=', message.id)
    .execute()
}

/** Gives a claimed message back: it waits as before, after all that are due, and the attempt does not count. */
export async function releaseMessage(db: Db, { site_id, id }: MessageRow, now: number): Promise<void> {
  await db
    .updateTable('messages')
    .set({ attempts: sql`greatest(attempts - 1, 0)`, due_at: new Date(now + 1) })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .execute()
}

/** Returns true if a customer was sent a calendar entry of a booking. */
export async function wasInCalendar(db: Db, siteId: string, bookingId: string): Promise<boolean> {
  const given = await db
    .selectFrom('messages')
    .select('id')
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .where(sql<number>`jsonb_array_length(attachments)`, '>', 0)
    .limit(1)
    .executeTakeFirst()
  return given !== undefined
}

/** The event a message answers. */
export function readEventKey({ dedupe_key }: Pick<MessageRow, 'dedupe_key'>): string {
  return dedupe_key.split(':')[0] ?? ''
}

/** Drops unsent messages about these events. Returns the sent ones. */
export async function dropMessages(
  db: Db,
  { siteId, bookingId, eventIds }: { siteId: string; bookingId: string; eventIds: readonly string[] },
): Promise<{ kind: string; recipient: string }[]> {
  const about = sql<boolean>`split_part(dedupe_key, ':', 1) = any(${[...eventIds]}::text[])`
  await db
    .updateTable('messages')
    .set({ status: 'DROPPED', ...noSecrets })
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .where(about)
    .where('status', 'in', ['WAITING', 'KEPT', 'HELD'])
    .execute()
  return db
    .selectFrom('messages')
    .select(['kind', 'recipient'])
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .where(about)
    .where('status', '=', 'SENT')
    .execute()
}

export type MessageFilter = {
  recipient?: string | null | undefined
  bookingId?: string | null | undefined
  /** Kinds the actor must not read. */
  without: readonly string[]
}

/** Newest first. */
export async function listMessages(
  db: Db,
  siteId: string,
  filter: MessageFilter,
  page: { limit: number; offset: number },
): Promise<MessageRow[]> {
  const rows = await filtered(db, siteId, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows as MessageRow[]
}

export async function countMessages(db: Db, siteId: string, filter: MessageFilter): Promise<number> {
  const { count } = await filtered(db, siteId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findMessage(db: Db, siteId: string, id: string): Promise<MessageRow | undefined> {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row as MessageRow | undefined
}

/** Messages of every business on this installation, for the operator; newest first. */
export async function listAllMessages(db: Db, to: string | undefined, limit: number): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .$if(to !== undefined, (query) => query.where(sql`lower(recipient)`, '=', (to as string).toLowerCase()))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows as MessageRow[]
}

function filtered(db: Db, siteId: string, { recipient, bookingId, without }: MessageFilter) {
  return db
    .selectFrom('messages')
    .where('site_id', '=', siteId)
    .$if(Boolean(recipient), (query) => query.where(sql`lower(recipient)`, '=', (recipient as string).toLowerCase()))
    .$if(Boolean(bookingId), (query) => query.where('booking_id', '=', bookingId as string))
    .$if(without.length > 0, (query) => query.where('kind', 'not in', [...without]))
}

/** Every message to an address, oldest first, but for some kinds. */
export function findMessagesTo(db: Db, siteId: string, recipient: string, without: readonly string[]) {
  return db
    .selectFrom('messages')
    .select(['subject', 'body_text', 'created_at'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`lower(recipient) = lower(${recipient})`)
    .where('kind', 'not in', [...without])
    .orderBy('created_at')
    .execute()
}
