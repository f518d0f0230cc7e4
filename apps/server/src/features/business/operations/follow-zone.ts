import { moveHoursToZone } from '../../schedules/index.ts'
import { registerZoneFollower } from '../../sites/index.ts'
import { moveLocationsToZone } from '../store/locations.ts'

/** Places, and the hours of places and people, that were in the zone of the business are so again when it changes. */
export function followZone(): void {
  registerZoneFollower('business', async (tx, { siteId, ...move }) => {
    await moveHoursToZone(tx, siteId, move)
    await moveLocationsToZone(tx, siteId, move)
  })
}
