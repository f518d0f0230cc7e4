import { DAY, localDayOf } from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import { findClosingDays, findLocations } from '../../business/index.ts'
import type { ColumnRow } from '../../resources/index.ts'
import { findHours } from '../../schedules/index.ts'
import type { Range } from '../rules/range.ts'
import type { NamedTime } from '../view/closures.ts'

/** Loads hours of columns and locations, and the closing days, for some days: three statements. */
export async function loadWorkingTime(
  db: Db,
  siteId: string,
  { rows, range, zone }: { rows: readonly ColumnRow[]; range: Range; zone: string },
): Promise<NamedTime> {
  // Schedules have zones of their own, and hours may pass midnight: exceptions from a little earlier count too.
  const since = localDayOf(range.start - 3 * DAY, 'UTC')
  const until = localDayOf(range.end + 3 * DAY, 'UTC')
  const [places, closings] = await Promise.all([findLocations(db, siteId), findClosingDays(db, siteId, since)])
  const scheduleIds = [
    ...rows.flatMap(({ hoursId }) => hoursId ?? []),
    ...places.map((location) => location.schedule_id),
  ]
  const hours = await findHours(db, siteId, [...new Set(scheduleIds)], since)
  const locations = places.flatMap(({ id, name, is_default, status, schedule_id }) => {
    const own = hours.get(schedule_id)
    if (!own) return []
    return [{ id, name, isDefault: is_default, isActive: status === 'ACTIVE', scheduleId: schedule_id, hours: own }]
  })
  return { hours, locations, closings: closings.filter(({ date }) => date <= until), zone }
}
