import { toLocalDay } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { restaffSeries } from '../../sessions/index.ts'
import { findSite } from '../../sites/index.ts'
import type { Answer } from './answers.ts'
import type { PlannedChange } from './planned-change.ts'

/** Lets series go on as their sessions do. They never go on with somebody who is gone. */
export async function settleSeries(
  context: Context,
  tx: Tx,
  siteId: string,
  { scope: { resourceIds, locationId }, isGone }: PlannedChange,
  { isPerson, answer }: { isPerson: boolean; answer: Answer | undefined },
): Promise<void> {
  const action = answer?.action ?? 'LEAVE'
  const resourceId = action === 'REASSIGN' ? answer?.resourceId : undefined
  const moveTo = action === 'MOVE' ? answer?.locationId : undefined
  const stays = action === 'LEAVE' || action === 'NOTIFY'
  if (stays && (!isGone || locationId !== null)) return
  const now = context.clock.now()
  const site = await findSite(tx, siteId)
  const to = resourceIds.length > 0 ? { resourceId: resourceId ?? null, isPerson } : null
  await restaffSeries(
    tx,
    siteId,
    { resourceIds, locationId, to, moveTo: moveTo ?? null, ends: action === 'CANCEL' },
    { today: toLocalDay(now, site?.time_zone ?? 'UTC'), now },
  )
}
