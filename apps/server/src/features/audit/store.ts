import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../db/database.ts'
import type { FieldChange } from './rules/changed-fields.ts'

export type EntryRow = Omit<Selectable<Database['audit_entries']>, 'changes'> & { changes: FieldChange[] }

export type NewEntry = {
  actorId: string | null
  actorName: string
  operation: string
  entityType: string
  entityId: string | null
  entityName: string
  changes: FieldChange[]
}

export async function insertEntry(tx: Tx, siteId: string, entry: NewEntry, now: number): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      site_id: siteId,
      id: randomUUID(),
      at: new Date(now),
      actor_id: entry.actorId,
      actor_name: entry.actorName,
      operation: entry.operation,
      entity_type: entry.entityType,
      entity_id: entry.entityId,
      entity_name: entry.entityName,
      changes: jsonb(entry.changes),
    })
    .execute()
}

/** Which changes to list; instants as ISO 8601. */
export type EntryFilter = {
  entityType?: string | undefined
  entityId?: string | undefined
  actorId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** Only entries before this number. */
  before?: number | undefined
}

/** Lists entries, newest first. */
export async function listEntries(
  db: Db,
  siteId: string,
  { entityType, entityId, actorId, from, to, before }: EntryFilter,
  limit: number,
): Promise<EntryRow[]> {
  let query = db.selectFrom('audit_entries').selectAll().where('site_id', '=', siteId)
  if (entityType) query = query.where('entity_type', '=', entityType)
  if (entityId) query = query.where('entity_id', '=', entityId)
  if (actorId) query = query.where('actor_id', '=', actorId)
  if (from) query = query.where('at', '>=', from)
  if (to) query = query.where('at', '<', to)
  if (before) query = query.where('number', '<', before)
  const rows = await query.orderBy('number', 'desc').limit(limit).execute()
  return rows as EntryRow[]
}
