import { randomUUID } from 'node:crypto'
import { jsonb, type Tx } from '../../db/database.ts'
import type { FieldChange } from './rules/changed-fields.ts'

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
