import type { Tx } from '../../../db/database.ts'
import { bumpCalendarsOfHolds } from '../../schedules/index.ts'
import { moveHoldsTo } from '../store.ts'

/** Transfers a visitor's holds to the member they signed in as, so that a form in progress continues. */
export async function adoptHolds(
  tx: Tx,
  { siteId, visitorId, memberId }: { siteId: string; visitorId: string; memberId: string },
): Promise<void> {
  const ids = await moveHoldsTo(tx, siteId, { type: 'visitor', id: visitorId }, { type: 'member', id: memberId })
  await bumpCalendarsOfHolds(tx, siteId, ids)
}
