import type { Infer, ordersOwn } from '@kalends/contract'
import { instant } from './instants.ts'

type Entry = Infer<typeof ordersOwn.OrderHistoryEntry>

/** An entry of the audit log about an order. */
export type AuditedChange = {
  id: string
  at: string
  actor_name: string
  operation: string
  changes: readonly { field: string; after?: unknown }[]
}

/**
 * Turns entries of the audit log, latest first, into the history of an order. What one call changed in several writes
 * is one entry with its last values; an order is bought once.
 */
export function orderHistory(changes: readonly AuditedChange[]): Entry[] {
  const history: Entry[] = []
  for (const change of changes) {
    const entry = toEntry(change)
    const later = history.at(-1)
    const isSame = later?.operation === entry.operation && (later.date === entry.date || purchases.has(later.operation))
    if (later && isSame) {
      later.status ??= entry.status
      later.paymentStatus ??= entry.paymentStatus
      later.endDate ??= entry.endDate
      later.cycle ??= entry.cycle
    } else {
      history.push(entry)
    }
  }
  return history
}

const purchases = new Set(['sellPlan', 'createOfflineOrder', 'createOnlineOrder'])

function toEntry({ id, at, actor_name, operation, changes }: AuditedChange): Entry {
  const values = new Map(changes.map(({ field, after }) => [field, after]))
  const text = (field: string) => (values.get(field) as string | undefined) ?? null
  return {
    id,
    date: instant(Date.parse(at)),
    operation,
    actorName: actor_name || null,
    status: text('status') as Entry['status'],
    paymentStatus: text('lastPaymentStatus') as Entry['paymentStatus'],
    endDate: text('endDate'),
    cycle: cycleOf(values),
  }
}

/** A first cycle appears as a whole, a later one as its index. */
function cycleOf(values: ReadonlyMap<string, unknown>): number | null {
  const whole = values.get('currentCycle') as { index?: number } | undefined
  return whole?.index ?? (values.get('currentCycle.index') as number | undefined) ?? null
}
