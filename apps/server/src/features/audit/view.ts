import type { audit, Infer } from '@kalends/contract'
import type { EntryRow } from './store.ts'

/** API shape of an entry. */
export function entryView(row: EntryRow): Infer<typeof audit.AuditEntry> {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actorName: row.actor_name,
    actorId: row.actor_id,
    operation: row.operation,
    entityType: row.entity_type,
    entityId: row.entity_id,
    entityName: row.entity_name,
    // What an erasure left of a change may name no field.
    changes: row.changes.filter(({ field }) => field !== undefined).slice(0, 200),
  }
}
