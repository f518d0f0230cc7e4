import type { Actor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import type { PolicySnapshot } from '../../policies/index.ts'
import { visibleTo } from './visible-to.ts'

/** Finds the policy snapshots of those bookings that the actor may see. */
export async function findPolicySnapshots(
  db: Db,
  actor: Actor,
  bookingIds: readonly string[],
): Promise<PolicySnapshot[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id as bookingId', 'policy_snapshot as policy', 'created_at as takenAt'])
    .where('site_id', '=', actor.siteId)
    .where('id', 'in', [...bookingIds])
    .where(visibleTo(actor))
    .execute()
  return rows as unknown as PolicySnapshot[]
}
