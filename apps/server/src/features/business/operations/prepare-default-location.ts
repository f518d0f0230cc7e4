import type { Tx } from '../../../db/database.ts'
import { insertSchedule, replaceWeeklyHours } from '../../schedules/index.ts'
import { defaultHours } from '../rules/default-hours.ts'
import { insertLocation, type NewLocation } from './insert-location.ts'

/** The place a new business begins with; its hours are the business's, Monday to Friday from nine to five, unless given. */
export type DefaultLocation = Omit<NewLocation, 'openingHours' | 'isDefault'> &
  Partial<Pick<NewLocation, 'openingHours'>>

/**
 * The first place of a new site and the hours of the business, which people work by unless they have their own. Answers
 * the place's id and the schedule of the business hours.
 */
export async function prepareDefaultLocation(
  tx: Tx,
  siteId: string,
  place: DefaultLocation,
  now: number,
): Promise<{ locationId: string; businessHoursId: string }> {
  const openingHours = place.openingHours ?? defaultHours
  const { name, timeZone } = place
  const businessHoursId = await insertSchedule(tx, siteId, { kind: 'BUSINESS', name, timeZone }, now)
  await replaceWeeklyHours(tx, siteId, businessHoursId, openingHours)
  const { locationId } = await insertLocation(tx, siteId, { ...place, openingHours, isDefault: true }, now)
  return { locationId, businessHoursId }
}
