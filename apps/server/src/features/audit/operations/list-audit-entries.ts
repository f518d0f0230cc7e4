import type { Operation } from '../../../operation.ts'
import { refuseShape } from '../../../refusal.ts'
import { readCursor, writeCursor } from '../rules/cursor.ts'
import { listEntries } from '../store.ts'
import { entryView } from '../view.ts'

/** Lists changes with their actor and time, newest first. */
export const listAuditEntries: Operation<'listAuditEntries'> = async ({ input, actor }, context) => {
  const { limit = 50, cursor, ...filter } = input
  const before = cursor === undefined ? undefined : (readCursor(cursor) ?? refuseShape('cursor', 'is none of ours'))
  // One more than requested shows whether another page follows.
  const rows = await listEntries(context.db, actor.siteId, { ...filter, before }, limit + 1)
  const entries = rows.slice(0, limit)
  const last = rows.length > limit ? entries.at(-1) : undefined
  return { entries: entries.map(entryView), nextCursor: last ? writeCursor(last.number) : null }
}
