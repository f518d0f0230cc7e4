import type { Actor } from '../../actor.ts'
import type { Tx } from '../../db/database.ts'
import type { ContactRow } from './store/changes.ts'

/** What contacts need from features that depend on them. */
export interface ContactsPorts<Context> {
  /** Merges locked duplicates into a locked customer, who gets their bookings and notes, and the details they know. */
  joinCustomers(
    context: Context,
    tx: Tx,
    joined: { stored: ContactRow; duplicates: readonly ContactRow[]; actor: Actor | 'system' },
  ): Promise<unknown>
}
