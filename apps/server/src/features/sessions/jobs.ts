import type { Context } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { DueJob } from '../../jobs/schedule.ts'
import { followSessions, listStaleServices, loadBookable } from '../services/index.ts'
import { isLocationGone, withoutGone } from './rules/gone.ts'
import { horizonDay, listStarts, localDay, type Series } from './rules/series.ts'
import { findGone } from './steps/find-gone.ts'
import { listInstances } from './steps/series-instances.ts'
import { updateEnrolments } from './steps/treat-enrolments.ts'
import { writeSessions } from './steps/write-sessions.ts'
import { listShortSeries, lockSeries, markExpanded, updateSeries } from './store/series.ts'

const atOnce = 200

export const sessionsJobs: DueJob[] = [
  {
    // Sessions exist 25 months ahead; a series that lacks a week of that is extended.
    name: 'sessions.top-up',
    run: async (context, now) => {
      const before = weekBefore(horizonDay(now, 'UTC'))
      for (const { siteId, ruleId } of await listShortSeries(context.db, before, atOnce)) {
        // One that cannot be extended holds up none of the others, which may be of other businesses.
        await context
          .transaction((tx) => topUpSeries(context, tx, siteId, ruleId))
          .catch((error) => context.log.error({ err: error, siteId, ruleId }, 'a series was not extended'))
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
 * the series was known: the sessions overlap them, and both are visible. It goes on without people and rooms that are
 * gone, and not at all at a location that is archived.
 */
async function topUpSeries(context: Context, tx: Tx, siteId: string, ruleId: string): Promise<void> {
  const stored = await lockSeries(tx, siteId, ruleId)
  if (!stored) return
  const now = context.clock.now()
  const horizon = horizonDay(now, stored.timeZone)
  const kind = await loadSessionKind(tx, siteId, stored)
  const gone = await findGone(tx, siteId, kind === 'BLOCK' ? [] : [stored])
  const series = withoutGone(stored, gone)
  if (series !== stored) await updateSeries(tx, siteId, series, { expandedUntil: horizon, now })
  const added = isLocationGone(series, gone) ? [] : listInstances(series, listStarts(series, horizon))
  const owner = { siteId, scheduleId: series.scheduleId, serviceId: series.serviceId, timeZone: series.timeZone }
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
