import { addDays, openingHoursAt, toLocalDay } from '@kalends/availability'
import type { Operation } from '../../../operation.ts'
import { findHours } from '../../schedules/index.ts'
import { findClosingDays } from '../store/closing-days.ts'
import { findLocations } from '../store/locations.ts'
import { locationView } from '../view/location.ts'

export const listLocations: Operation<'listLocations'> = async ({ actor }, { db, clock }) => {
  const { siteId } = actor
  const now = clock.now()
  // A location without hours has those of the default one.
  const all = await findLocations(db, siteId)
  // In some zones it is still yesterday: each location's own day is applied below.
  const since = addDays(toLocalDay(now, 'UTC'), -1)
  const [hours, closings] = await Promise.all([
    findHours(db, siteId, [...new Set(all.map((location) => location.schedule_id))], since),
    findClosingDays(db, siteId, since),
  ])
  const saved = all.flatMap(({ id, is_default, schedule_id }) => {
    const own = hours.get(schedule_id)
    return own ? [{ id, isDefault: is_default, hours: own }] : []
  })
  return {
    locations: all
      .filter(({ status }) => status === 'ACTIVE')
      .map((location) =>
        locationView(location, {
          hours: openingHoursAt(location.id, saved),
          closings,
          today: toLocalDay(now, location.time_zone),
        }),
      ),
  }
}
