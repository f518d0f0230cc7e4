import type { Operation } from '../../../operation.ts'
import { trashBegins, trashMs } from '../rules/trash.ts'
import { listDeletedResourceRows } from '../store/resources.ts'

export const listDeletedResources: Operation<'listDeletedResources'> = async ({ actor }, { db, clock }) => {
  const rows = await listDeletedResourceRows(db, actor.siteId, trashBegins(clock.now()))
  return {
    resources: rows.map(({ id, name, type_id: typeId, deleted_at }) => {
      const deleted = Date.parse(deleted_at ?? '')
      const deletedDate = new Date(deleted).toISOString()
      return { id, name, typeId, deletedDate, eraseDate: new Date(deleted + trashMs).toISOString() }
    }),
  }
}
