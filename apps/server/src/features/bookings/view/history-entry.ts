import type { bookingsOwn, Infer } from '@kalends/contract'
import type { HistoryRow } from '../store/history.ts'
import { isoInstant } from './booking.ts'

type Entry = Infer<typeof bookingsOwn.BookingHistoryEntry>

/** Returns a history entry in its API shape, without internal details. */
export function historyEntryView(row: HistoryRow): Entry {
  const { before: _, events: __, ...detail } = row.detail as Record<string, unknown>
  return {
    number: row.number,
    occurredAt: isoInstant(row.occurred_at),
    action: row.action,
    fromStatus: row.from_status,
    toStatus: row.to_status,
    actorType: row.actor_type as Entry['actorType'],
    actorName: row.actor_name,
    detail,
  }
}
