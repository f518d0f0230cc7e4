import { toLocalDay } from '@kalends/availability'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { loadBookable } from '../../services/index.ts'
import { listCurrentSeries } from '../store/series.ts'

export const listServiceSeries: Operation<'listServiceSeries'> = async ({ input, actor }, { db, clock }) => {
  const service = await loadBookable(db, actor.siteId, input.serviceId)
  if (!service || service.deleted) return fail('SERVICE_NOT_FOUND')
  // A day that has ended nowhere on earth.
  const from = toLocalDay(clock.now(), 'Etc/GMT+12')
  const series = await listCurrentSeries(db, actor.siteId, service.scheduleId, from)
  return {
    series: series.map(({ id, localStart, durationMinutes, timeZone, locationId, rhythm, untilDate }) => ({
      id,
      localStartDate: localStart,
      durationMinutes,
      timeZone,
      locationId,
      recurrence: { ...rhythm, until: untilDate },
    })),
  }
}
