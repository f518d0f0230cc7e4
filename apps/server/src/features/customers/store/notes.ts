import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, jsonb, type Tx } from '../../../db/database.ts'

/** An earlier text of a note. */
export type Earlier = { text: string; authorName: string | null; replacedDate: string }
export type NoteRow = Omit<Selectable<Database['customer_notes']>, 'earlier'> & { earlier: Earlier[] }

export type NewNote = {
  contactId: string
  text: string
  pinned: boolean
  authorId: string | null
  authorName: string | null
}

export async function insertNote(tx: Tx, siteId: string, note: NewNote, now: number): Promise<void> {
  const at = new Date(now)
  await tx
    .insertInto('customer_notes')
    .values({
      site_id: siteId,
      id: randomUUID(),
      contact_id: note.contactId,
      text: note.text,
      pinned: note.pinned,
      author_id: note.authorId,
      author_name: note.authorName,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

/** Pinned ones first, then the newest; not those in the trash. */
export async function listNotes(db: Db, siteId: string, contactId: string): Promise<NoteRow[]> {
  const rows = await db
    .selectFrom('customer_notes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('contact_id', '=', contactId)
    .where('deleted_at', 'is', null)
    .orderBy('pinned', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute()
  return rows as NoteRow[]
}

/** Finds and locks a note of this customer, even in the trash. */
export async function lockNote(tx: Tx, siteId: string, contactId: string, id: string): Promise<NoteRow | undefined> {
  const row = await tx
    .selectFrom('customer_notes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('contact_id', '=', contactId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row as NoteRow | undefined
}

export type NoteChanges = Partial<Pick<NoteRow, 'text' | 'pinned' | 'author_id' | 'author_name' | 'earlier'>>

export async function updateNote(tx: Tx, note: NoteRow, { earlier, ...changes }: NoteChanges, now: number) {
  await oneNote(tx, note)
    .set({ ...changes, ...(earlier ? { earlier: jsonb(earlier) } : {}), updated_at: new Date(now) })
    .execute()
}

/** Moves a note to the trash, or restores it. */
export async function trashNote(tx: Tx, note: NoteRow, inTrash: boolean, now: number): Promise<void> {
  const at = new Date(now)
  await oneNote(tx, note)
    .set({ deleted_at: inTrash ? at : null, updated_at: at })
    .execute()
}

/** Moves notes between a duplicate and its customer, including the trash. Returns their ids. */
export async function moveNotes(
  tx: Tx,
  siteId: string,
  { fromId, toId, noteIds }: { fromId: string; toId: string; noteIds?: readonly string[] },
): Promise<string[]> {
  const all = tx
    .updateTable('customer_notes')
    .set({ contact_id: toId })
    .where('site_id', '=', siteId)
    .where('contact_id', '=', fromId)
  const these = noteIds ? all.where(sql<boolean>`id = any(${[...noteIds]}::uuid[])`) : all
  const moved = await these.returning('id').execute()
  return moved.map(({ id }) => id)
}

/** Erases what has been in the trash since before an instant, and notes for each business how much it was. */
export async function eraseTrashedNotes(tx: Tx, { before, now }: { before: number; now: number }): Promise<void> {
  await sql`
    with erased as (delete from customer_notes where deleted_at < ${instant(before)} returning site_id)
    insert into erasures (site_id, id, kind, count, reason, occurred_at)
    select site_id, gen_random_uuid(), 'customerNote', count(*), 'retention', ${new Date(now)}
    from erased group by site_id`.execute(tx)
}

function oneNote(tx: Tx, { site_id, id }: NoteRow) {
  return tx.updateTable('customer_notes').where('site_id', '=', site_id).where('id', '=', id)
}
