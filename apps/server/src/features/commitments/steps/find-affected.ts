import { localDayBounds } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { coveredTimes } from '../../availability/index.ts'
import { lockResources } from '../../schedules/index.ts'
import { type CommitmentRow, findCommitments } from '../store/find-commitments.ts'
import type { PlannedChange } from './planned-change.ts'

/**
 * Returns the commitments that a change affects. New hours are written on the way: what they no longer cover is affected,
 * unless it was not covered before either on a day that they leave alone.
 */
export async function findAffected(
  context: Context,
  tx: Tx,
  siteId: string,
  { scope, takesAll, days, run }: PlannedChange,
): Promise<CommitmentRow[]> {
  await lockResources(tx, siteId, scope.resourceIds)
  const found = await findCommitments(tx, siteId, scope, context.clock.now())
  if (takesAll) return found
  const before = await coveredTimes(tx, siteId, found)
  await run(context)
  const after = await coveredTimes(tx, siteId, found)
  const spans = days?.dates.map((date) => localDayBounds(date, days.timeZone)) ?? []
  const isOnDay = ({ start, end }: CommitmentRow) => spans.some((day) => day.start < end && day.end > start)
  return found.filter((one, index) => !after[index] && (before[index] || isOnDay(one)))
}
