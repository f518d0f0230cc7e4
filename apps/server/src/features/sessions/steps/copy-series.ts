import { toLocalDay } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import type { ServicesPorts } from '../../services/index.ts'
import { spanAt } from '../rules/class-session.ts'
import { horizonDay, listStarts, type Series } from '../rules/series.ts'
import { insertSeries, lockAllSeries } from '../store/series.ts'
import { listInstances } from './series-instances.ts'
import { writeSessions } from './write-sessions.ts'

/**
 * Copies the series of a service to its copy, from the next session on. Leaders are double-booked, and the sessions are
 * marked so: the copied service stays hidden until it is reviewed.
 */
export const copySeries: ServicesPorts<Context>['copySeries'] = async (context, tx, { from, to, actor }) => {
  const { siteId, id: serviceId, scheduleId, type: kind } = to
  const now = context.clock.now()
  for (const original of await lockAllSeries(tx, siteId, from.scheduleId)) {
    const { timeZone } = original
    const expandedUntil = horizonDay(now, timeZone)
    const starts = listStarts(original, expandedUntil, toLocalDay(now, timeZone)).filter(
      (start) => spanAt(start, original).start > now,
    )
    const [localStart] = starts
    if (!localStart) continue
    const title = original.title === from.name ? to.name : original.title
    const copy: Series = { ...original, id: context.ids.guid(), scheduleId, serviceId, localStart, title }
    await insertSeries(tx, siteId, copy, { expandedUntil, now })
    const owner = { siteId, serviceId, scheduleId, timeZone }
    const added = listInstances(copy, starts)
    await writeSessions(context, tx, { owner, kind, changed: [], added, allowOverlap: true, actor })
  }
}
