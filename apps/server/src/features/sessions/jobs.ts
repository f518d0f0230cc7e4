import type { Context } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { DueJob } from '../../jobs/schedule.ts'
import { followSessions, listStaleServices, loadBookable } from '../services/index.ts'
import { horizonDay, listStarts, localDay, type Series } from './rules/series.ts'
import { listInstances } from './steps/series-instances.ts'
import { updateEnrolments } from './steps/treat-enrolments.ts'
import { writeSessions } from './steps/write-sessions.ts'
import { listShortSeries, lockSeries, markExpanded } from './store/series.ts'

const atOnce = 200

export const sessionsJobs: DueJob[] = [
  {
    // Sessions exist 25 months ahead; a series that lacks a week of that is extended.
    name: 'sessions.top-up',
    run: async (context, now) => {
      const before = weekBefore(horizonDay(now, 'UTC'))
      for (const { siteId, ruleId } of await listShortSeries(context.db, before, atOnce)) {
        await context.transaction((tx) => topUpSeries(context, tx, siteId, ruleId))
      }
    },
  },
  {
    // Staff are listed with a class until their last recurring session begins.
    name: 'sessions.leaders',
    run: async ({ db, transaction }, now) => {
      for (const { siteId, serviceIds } of await listStaleServices(db, now)) {
        await transaction((tx) => followSessions(tx, siteId, serviceIds, now))
      }
    },
  },
]

function weekBefore(day: string): string {
  return localDay(new Date(Date.parse(day) - 7 * 86_400_000).toISOString())
}

/**
 * Creates the sessions of a series that came within the horizon. Idempotent. Conflicts so far ahead were created although
 * the series was known: the sessions overlap them, and both are visible.
 */
async function topUpSeries(context: Context, tx: Tx, siteId: string, ruleId: string): Promise<void> {
  const series = await lockSeries(tx, siteId, ruleId)
  if (!series) return
  const now = context.clock.now()
  const horizon = horizonDay(now, series.timeZone)
  const added = listInstances(series, listStarts(series, horizon))
  const owner = { siteId, scheduleId: series.scheduleId, serviceId: series.serviceId, timeZone: series.timeZone }
  const kind = await loadSessionKind(tx, siteId, series)
  const writing = { owner, kind, changed: [], added, allowOverlap: true, actor: 'system' } as const
  const count = await writeSessions(context, tx, writing)
  const change = { actor: 'system', notification: { notifyParticipants: false } } as const
  if (kind === 'COURSE') await updateEnrolments(context, tx, { owner, changed: [], added: count }, change)
  await markExpanded(tx, siteId, ruleId, horizon)
}

async function loadSessionKind(tx: Tx, siteId: string, { serviceId }: Series) {
  const service = serviceId ? await loadBookable(tx, siteId, serviceId) : undefined
  return service?.type ?? 'BLOCK'
}
