import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { actorColumns } from '../../bookings/index.ts'
import { type ContactRow, insertContactHistory, type Moved } from '../../contacts/index.ts'

/** Records a change and its actor in a customer's history. */
export async function noteChange(
  context: Context,
  tx: Tx,
  actor: Actor,
  customer: ContactRow,
  change: { action: 'create' | 'update' | 'merge' | 'unmerge'; detail: Record<string, unknown>; moved?: Moved },
): Promise<void> {
  await insertContactHistory(tx, customer, { ...change, ...actorColumns(actor), occurredAt: context.clock.now() })
}
