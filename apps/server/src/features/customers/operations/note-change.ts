import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { authorColumns } from '../../bookings/index.ts'
import { type ContactRow, insertContactHistory, type Moved } from '../../contacts/index.ts'

/** Writes into the history of a customer what was done, and by whom. */
export async function noteChange(
  context: Context,
  tx: Tx,
  actor: Actor,
  customer: ContactRow,
  deed: { action: 'create' | 'update' | 'merge' | 'unmerge'; detail: Record<string, unknown>; moved?: Moved },
): Promise<void> {
  await insertContactHistory(tx, customer, { ...deed, ...authorColumns(actor), occurredAt: context.clock.now() })
}
