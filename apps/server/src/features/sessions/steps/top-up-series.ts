import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { loadBookable } from '../../services/index.ts'
import { horizonDay, type Series, startsOf } from '../rules/series.ts'
import { lockSeries, markExpanded } from '../store/series.ts'
import { instancesOf } from './series-instances.ts'
import { treatEnrolments } from './treat-enrolments.ts'
import { writeSessions } from './write-sessions.ts'

/**
 * Creates the sessions of a series that came within the horizon. Idempotent. Conflicts so far ahead were created although
 * the series was known: the sessions overlap them, and both are visible.
 */
export async function topUpSeries(context: Context, tx: Tx, siteId: string, ruleId: string): Promise<void> {
  const series = await lockSeries(tx, siteId, ruleId)
  if (!series) return
  const now = context.clock.now()
  const horizon = horizonDay(now, series.timeZone)
  const added = instancesOf(series, startsOf(series, horizon))
  const owner = { siteId, scheduleId: series.scheduleId, serviceId: series.serviceId, timeZone: series.timeZone }
  const kind = await kindOf(tx, siteId, series)
  const writing = { owner, kind, changed: [], added, allowOverlap: true, actor: 'system' } as const
  const count = await writeSessions(context, tx, writing)
  const change = { actor: 'system', notification: { notifyParticipants: false } } as const
  if (kind === 'COURSE') await treatEnrolments(context, tx, { owner, changed: [], added: count }, change)
  await markExpanded(tx, siteId, ruleId, horizon)
}

async function kindOf(tx: Tx, siteId: string, { serviceId }: Series) {
  const service = serviceId ? await loadBookable(tx, siteId, serviceId) : undefined
  return service?.type ?? 'BLOCK'
}
