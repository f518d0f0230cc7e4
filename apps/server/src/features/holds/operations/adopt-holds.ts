import type { Tx } from '../../../db/database.ts'
import { bumpCalendarsOfHolds } from '../../schedules/index.ts'
import { giveHoldsTo } from '../store.ts'

/** What a visitor keeps is the member's from now on, for that is who they are: a form half filled in goes on. */
export async function adoptHolds(
  tx: Tx,
  { siteId, visitorId, memberId }: { siteId: string; visitorId: string; memberId: string },
): Promise<void> {
  const ids = await giveHoldsTo(tx, siteId, { type: 'visitor', id: visitorId }, { type: 'member', id: memberId })
  await bumpCalendarsOfHolds(tx, siteId, ids)
}
