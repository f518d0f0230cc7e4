import { sql } from 'kysely'
import { type Db, jsonb, type Tx } from '../../../db/database.ts'
import { type MessageRow, noSecrets } from './messages.ts'

/** Those that failed may be sent again. */
const notSent = ['WAITING', 'KEPT', 'HELD', 'FAILED'] as const

/** Locks the messages about a booking that have not left for an address, in lower case. */
export async function lockWaitingMessages(
  tx: Tx,
  { siteId, bookingId, recipient }: { siteId: string; bookingId: string; recipient: string },
): Promise<MessageRow[]> {
  const rows = await tx
    .selectFrom('messages')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('status', 'in', notSent)
    .where('booking_id', '=', bookingId)
    .where(sql<boolean>`lower(recipient) = ${recipient}`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows as unknown as MessageRow[]
}

/** Drops messages of a booking that have not left for an address. */
export async function dropWaitingMessages(
  tx: Tx,
  { siteId, bookingId, recipient }: { siteId: string; bookingId: string; recipient: string },
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ status: 'DROPPED', ...noSecrets })
    .where('site_id', '=', siteId)
    .where('status', 'in', notSent)
    .where('booking_id', '=', bookingId)
    .where(sql<boolean>`lower(recipient) = ${recipient}`)
    .execute()
}

/** Changes where a message that has not left goes. */
export async function redirectMessage(
  tx: Tx,
  message: MessageRow,
  changes: Pick<MessageRow, 'recipient' | 'body_text' | 'body_html' | 'attachments'>,
): Promise<void> {
  await change(tx, message, changes).execute()
}

/** Replaces what a message says. Returns it as it is stored then. */
export async function rewriteMessage(
  db: Db,
  message: MessageRow,
  content: Pick<MessageRow, 'subject' | 'body_text' | 'body_html' | 'attachments'>,
): Promise<MessageRow | undefined> {
  const row = await change(db, message, content).where('status', '=', 'WAITING').returningAll().executeTakeFirst()
  return row as MessageRow | undefined
}

function change(
  db: Db,
  { site_id, id }: MessageRow,
  { attachments, ...others }: Partial<MessageRow> & Pick<MessageRow, 'attachments'>,
) {
  return db
    .updateTable('messages')
    .set({ ...others, attachments: jsonb(attachments) })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
}
