import type { Tx } from '../../../db/database.ts'
import { deleteFilesOf } from '../../media/index.ts'
import { deleteSubmissions } from '../store/submissions.ts'

/** Erases submissions with their files and events, in any status. */
export async function eraseSubmissions(tx: Tx, siteId: string, ids: readonly string[]): Promise<void> {
  await deleteFilesOf(tx, siteId, ids)
  await deleteSubmissions(tx, siteId, ids)
}
