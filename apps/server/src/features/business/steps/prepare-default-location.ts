import type { WeeklyRule } from '@kalends/availability'
import type { Tx } from '../../../db/database.ts'
import { insertSchedule } from '../../schedules/index.ts'
import { insertLocation, type NewLocation } from './insert-location.ts'

/** What a new business begins with: Monday to Friday, nine to five. */
const defaultHours: readonly WeeklyRule[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  openMinute: 9 * 60,
  closeMinute: 17 * 60,
}))

/** The location a new business begins with, open Monday to Friday from nine to five unless hours are given. */
export type DefaultLocation = Omit<NewLocation, 'openingHours' | 'isDefault'> &
  Partial<Pick<NewLocation, 'openingHours'>>

/**
 * Inserts the first location of a new site with the schedule of its hours, which assigned staff follow. Returns the ids
 * of both.
 */
export async function prepareDefaultLocation(
  tx: Tx,
  siteId: string,
  location: DefaultLocation,
  now: number,
): Promise<{ locationId: string; businessHoursId: string }> {
  const openingHours = location.openingHours ?? defaultHours
  const { name, timeZone } = location
  const businessHoursId = await insertSchedule(tx, siteId, { kind: 'BUSINESS', name, timeZone }, now)
  const { locationId } = await insertLocation(tx, siteId, { ...location, openingHours, isDefault: true }, now)
  return { locationId, businessHoursId }
}
