import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { snapshotView } from '../view.ts'

export const listPolicySnapshotsByBookingIds: Operation<'listPolicySnapshotsByBookingIds'> = async (
  { input, actor },
  context,
) => {
  const ids = [...new Set(input.bookingIds.map((id) => id.toLowerCase()))]
  const found = new Map(
    (await context.ports.policies.findSnapshots(context.db, actor, ids)).map((it) => [it.bookingId, it]),
  )
  if (found.size < ids.length) return fail('BOOKING_POLICY_SNAPSHOT_NOT_FOUND')
  return { bookingPolicySnapshots: ids.flatMap((id) => found.get(id) ?? []).map(snapshotView) }
}
