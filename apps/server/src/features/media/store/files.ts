import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'

export type MediaRow = Selectable<Database['media_files']>

export type NewMedia = Pick<
  MediaRow,
  | 'id'
  | 'kind'
  | 'purpose'
  | 'file_name'
  | 'content_type'
  | 'size_bytes'
  | 'width'
  | 'height'
  | 'alt_text'
  | 'link_secret'
  | 'member_id'
> &
  Partial<Pick<MediaRow, 'uploaded_by'>>

/** Inserts an upload that nothing refers to yet. */
export async function insertMedia(
  db: Db,
  siteId: string,
  media: NewMedia,
  { now, dueAt }: { now: number; dueAt: number },
): Promise<MediaRow> {
  const times = { created_at: new Date(now), unused_since: new Date(now), due_at: new Date(dueAt) }
  return db
    .insertInto('media_files')
    .values({ site_id: siteId, ...media, ...times })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findMedia(db: Db, siteId: string, id: string): Promise<MediaRow | undefined> {
  return db.selectFrom('media_files').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()
}

/** Ids are unique across all businesses. */
export function findMediaById(db: Db, id: string): Promise<MediaRow | undefined> {
  return db.selectFrom('media_files').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Pictures of the business, latest first, after the one a page ended with. */
export function listPictures(
  db: Db,
  siteId: string,
  { after, limit }: { after: { at: number; id: string } | undefined; limit: number },
): Promise<MediaRow[]> {
  return db
    .selectFrom('media_files')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('purpose', '=', 'CATALOGUE')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteMediaRow(db: Db, siteId: string, id: string): Promise<void> {
  await db.deleteFrom('media_files').where('site_id', '=', siteId).where('id', '=', id).execute()
}

/** The pictures of a member are no more; returns their ids. */
export async function deleteMediaOfMember(db: Db, siteId: string, memberId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('media_files')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Claims uploads that are due for a check, and postpones the next one. */
export function claimDueMedia(tx: Tx, now: number, nextAt: number, limit: number): Promise<MediaRow[]> {
  return tx
    .updateTable('media_files')
    .set({ due_at: new Date(nextAt) })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('site_id', 'id'),
        'in',
        selectFrom('media_files')
          .select(['site_id', 'id'])
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
}

/** Saves since when an upload is unreferenced; null: it is referenced. */
export async function markUnused(db: Db, { site_id, id }: MediaRow, unusedSince: number | null): Promise<void> {
  await db
    .updateTable('media_files')
    .set({ unused_since: unusedSince === null ? null : new Date(unusedSince) })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
}

/** Finds ids that have no row at this site. */
export async function findStrayIds(db: Db, siteId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${[...ids]}::text[]) as wanted(id)
    where not exists (
      select 1 from media_files m where m.site_id = ${siteId} and m.id::text = wanted.id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Finds pictures of the business by these ids. */
export async function findPictures(db: Db, siteId: string, ids: readonly string[]): Promise<MediaRow[]> {
  return db
    .selectFrom('media_files')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('purpose', '=', 'CATALOGUE')
    .execute()
}
