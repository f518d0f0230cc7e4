import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { authorColumns } from '../../bookings/index.ts'
import { type ContactRow, insertContactHistory, type Moved } from '../../contacts/index.ts'

/** Records a change and its actor in a customer's history. */
export async function noteChange(
  context: Context,
  tx: Tx,
  actor: Actor,
  customer: ContactRow,
  deed: { action: 'create' | 'update' | 'merge' | 'unmerge'; detail: Record<string, unknown>; moved?: Moved },
): Promise<void> {
  await insertContactHistory(tx, customer, { ...deed, ...authorColumns(actor), occurredAt: context.clock.now() })
}
