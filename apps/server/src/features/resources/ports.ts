import type { Actor } from '../../actor.ts'
import type { Tx } from '../../db/database.ts'

/** A service a staff member gives, and their rank in its list of staff. */
export type ServiceAssignment = { serviceId: string; position: number }

type StaffOfServices = { siteId: string; resourceId: string; actor: Actor }

/** What resources need from features that depend on them. */
export interface ResourcesPorts<Context> {
  /** Refuses while something to come relies on these resources. */
  requireNoCommitments(context: Context, tx: Tx, siteId: string, scope: { resourceIds: string[] }): Promise<void>
  /** Ends what customers hold with these resources and have not booked yet. */
  endHolds(context: Context, tx: Tx, siteId: string, scope: { resourceIds: string[] }): Promise<void>
  /** Removes a staff member from every service and returns the assignments they had. */
  removeFromServices(context: Context, tx: Tx, removed: StaffOfServices): Promise<ServiceAssignment[]>
  /** Restores a staff member's assignments to those services that still exist. */
  restoreToServices(
    context: Context,
    tx: Tx,
    restored: StaffOfServices & { services: readonly ServiceAssignment[] },
  ): Promise<void>
}
