import { addDays, localDayOf } from '@kalends/availability'
import type { Operation } from '../../../operation.ts'
import { findHours } from '../../schedules/index.ts'
import { findLocations } from '../store.ts'
import { locationView } from '../view.ts'

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
  return {
    locations: open.map((place) => locationView(place, hours.get(place.schedule_id), localDayOf(now, place.time_zone))),
  }
}
