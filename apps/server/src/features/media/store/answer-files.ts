import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import type { MediaRow } from './files.ts'

/**
 * Which uploads may be handed in: those of submissions that are changed or replaced, and those that nobody handed in, if
 * nobody or one of these uploaded them; `any`: whoever did.
 */
export type Claimable = { submissionIds: readonly string[]; uploaderIds: readonly string[] | 'any' }

/** Locks those of the uploads that may be handed in, so that no other submission takes them meanwhile. */
export async function lockClaimable(
  tx: Tx,
  siteId: string,
  ids: readonly string[],
  { submissionIds, uploaderIds }: Claimable,
): Promise<MediaRow[]> {
  return tx
    .selectFrom('media_files')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('purpose', '=', 'ANSWER')
    .where(sql<boolean>`(submission_id is null or submission_id = any(${[...submissionIds]}::uuid[]))`)
    .$if(uploaderIds !== 'any', (query) =>
      query.where(sql<boolean>`(uploaded_by is null or uploaded_by = any(${[...uploaderIds]}::uuid[]))`),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Gives uploads, and those of submissions that it replaces, to a submission for good. Returns how many are its own then. */
export async function claimFiles(
  tx: Tx,
  siteId: string,
  submissionId: string,
  { ids, replaces }: { ids: readonly string[]; replaces: readonly string[] },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('media_files')
    .set({ submission_id: submissionId, uploaded_by: null, unused_since: null })
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('purpose', '=', 'ANSWER')
    .where(sql<boolean>`(submission_id is null or submission_id = any(${[submissionId, ...replaces]}::uuid[]))`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Notes which files of a submission its answers no longer name. They are deleted a day later. */
export async function markUnnamed(
  tx: Tx,
  siteId: string,
  submissionId: string,
  { named, now }: { named: readonly string[]; now: number },
): Promise<void> {
  await tx
    .updateTable('media_files')
    .set({ unused_since: instant(now) })
    .where('site_id', '=', siteId)
    .where('submission_id', '=', submissionId)
    .where('unused_since', 'is', null)
    .where(sql<boolean>`id <> all(${[...named]}::uuid[])`)
    .execute()
}

/** Deletes the files of submissions that are erased. The daily sweep removes their bytes. */
export async function deleteFilesOf(tx: Tx, siteId: string, submissionIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('media_files')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`submission_id = any(${[...submissionIds]}::uuid[])`)
    .execute()
}

export async function findFilesOf(db: Db, siteId: string, submissionIds: readonly string[]): Promise<MediaRow[]> {
  return db
    .selectFrom('media_files')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(sql<boolean>`submission_id = any(${[...submissionIds]}::uuid[])`)
    .execute()
}
