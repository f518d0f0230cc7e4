import type { Tx } from '../../../db/database.ts'
import { moveHoursToZone } from '../../schedules/index.ts'
import type { TimeZoneChange } from '../../sites/index.ts'
import { moveLocationsToZone } from '../store/locations.ts'

/** Moves locations, and the hours of locations and staff, from the business's old time zone to the new one. */
export async function changeTimeZone(tx: Tx, { siteId, ...change }: TimeZoneChange): Promise<void> {
  await moveHoursToZone(tx, siteId, change)
  await moveLocationsToZone(tx, siteId, change)
}
