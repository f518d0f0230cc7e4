import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { wasPromised } from '../../rules/status.ts'
import { lockSessionBookings } from '../../store/session-bookings.ts'
import { cancelForBusiness, type SessionChange } from './cancel-for-business.ts'

/** Cancels every live booking of cancelled sessions, regardless of policy. Returns how many of them were promised. */
export async function cancelSessionBookings(
  context: Context,
  tx: Tx,
  siteId: string,
  sessionIds: readonly string[],
  change: SessionChange,
): Promise<number> {
  const live = await lockSessionBookings(tx, siteId, sessionIds)
  for (const booking of live) await cancelForBusiness(context, tx, booking, change)
  return live.filter(({ status }) => wasPromised(status)).length
}
