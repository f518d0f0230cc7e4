import type { Operation } from '../../../operation.ts'
import { trashRetentionMs } from '../rules/trash.ts'
import { listDeleted } from '../store/trash.ts'

export const listDeletedServices: Operation<'listDeletedServices'> = async ({ actor }, { db, clock }) => {
  const rows = await listDeleted(db, actor.siteId, clock.now() - trashRetentionMs)
  return {
    services: rows.map(({ deleted_at, ...row }) => ({
      ...row,
      deletedDate: new Date(deleted_at).toISOString(),
      eraseDate: new Date(Date.parse(deleted_at) + trashRetentionMs).toISOString(),
    })),
  }
}
