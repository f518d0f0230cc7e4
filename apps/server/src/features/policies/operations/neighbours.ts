import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { PolicySnapshot } from '../view.ts'

/**
 * What the rooms to the right do for policies: services name them, and bookings keep copies of them. Handed in where
 * the house is put together, since this room cannot see them.
 */
export type PolicyNeighbours = {
  /**
   * Gives services another policy: all that have the one, or of these the ones named in `only`. Each is a write of the
   * service with its event. Answers their ids, those of services in the trash too.
   */
  moveServices(
    context: Context,
    tx: Tx,
    actor: Actor,
    move: { from: string; to: string; only?: readonly string[] },
  ): Promise<string[]>
  /** The policies these bookings were made under; those the caller does not see are left out. */
  findSnapshots(db: Db, actor: Actor, bookingIds: readonly string[]): Promise<PolicySnapshot[]>
}
