import type { DueJob } from '../../jobs/schedule.ts'
import { followSessions, listStaleServices } from '../services/index.ts'
import { dayOf, horizonDay } from './rules/series.ts'
import { topUpSeries } from './steps/top-up-series.ts'
import { listShortSeries } from './store/series.ts'

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
  return dayOf(new Date(Date.parse(day) - 7 * 86_400_000).toISOString())
}
