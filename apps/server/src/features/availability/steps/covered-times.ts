import type { Db } from '../../../db/database.ts'
import { findHours } from '../../schedules/index.ts'
import { findFacts } from '../store/facts.ts'
import { covers, type NeededTime } from './covers.ts'

/** Returns for each of these times, in order, whether the location is open and everyone works then. Two statements. */
export async function coveredTimes(db: Db, siteId: string, times: readonly NeededTime[]): Promise<boolean[]> {
  if (times.length === 0) return []
  const facts = await findFacts(db, siteId, {
    resourceIds: [...new Set(times.flatMap(({ resourceIds }) => resourceIds))],
    typeIds: [],
    locationIds: [...new Set(times.flatMap(({ locationId }) => locationId ?? []))],
  })
  const scheduleIds = [...facts.resources, ...facts.locations].flatMap(({ hoursId }) => hoursId ?? [])
  const hours = await findHours(db, siteId, [...new Set(scheduleIds)])
  return times.map((time) => covers({ facts, hours }, time))
}
