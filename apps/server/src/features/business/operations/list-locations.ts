import { addDays, localDayOf } from '@kalends/availability'
import type { Operation } from '../../../operation.ts'
import { findHours } from '../../schedules/index.ts'
import { findClosingDays } from '../store/closing-days.ts'
import { findLocations } from '../store/locations.ts'
import { locationView } from '../view/location.ts'

export const listLocations: Operation<'listLocations'> = async ({ actor }, { db, clock }) => {
  const now = clock.now()
  const open = (await findLocations(db, actor.siteId)).filter(({ status }) => status === 'ACTIVE')
  // Somewhere it is still yesterday: the day each place is in is looked at below.
  const since = addDays(localDayOf(now, 'UTC'), -1)
  const hours = await findHours(
    db,
    actor.siteId,
    open.map((place) => place.schedule_id),
    since,
  )
  const closings = await findClosingDays(db, actor.siteId, since)
  return {
    locations: open.map((place) =>
      locationView(place, {
        ...{ hours: hours.get(place.schedule_id), closings, today: localDayOf(now, place.time_zone) },
      }),
    ),
  }
}
