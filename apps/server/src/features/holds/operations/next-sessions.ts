import { instantToLocal } from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import { findNextMeetings, findSeats } from '../../schedules/index.ts'
import { decidePlaces, isOpen, type WantedPlaces } from './decide-places.ts'

/** A meeting that has room, with the wall time of the zone it was asked in. */
export type NextSession = { eventId: string; startDate: string; endDate: string; localStartDate: string; open: number }

/** How many meetings are looked through for those with room. */
const lookedAt = 60

/** The next meetings of the class that have room for as many, in two statements; a course has no others. */
export async function nextSessions(db: Db, wanted: WantedPlaces, count: number): Promise<NextSession[]> {
  const { places, now, mode, timeZone } = wanted
  if (places.sessionId === null) return []
  const { siteId, service } = places
  const meetings = await findNextMeetings(db, siteId, service.scheduleId, { after: now, count: lookedAt })
  const others = meetings.filter(({ id }) => id !== places.sessionId)
  const seats = await findSeats(
    db,
    siteId,
    others.map(({ id }) => id),
    now,
  )
  const withRoom = others.flatMap(({ id, start, end }) => {
    const verdict = decidePlaces(
      { ...wanted, own: 0, places: { ...places, cancelled: false, span: { start, end } } },
      seats.get(id),
    )
    return isOpen(verdict, mode) ? [{ id, start, end, open: verdict.open }] : []
  })
  return withRoom.slice(0, count).map(({ id, start, end, open }) => ({
    ...{ eventId: id, startDate: new Date(start).toISOString(), endDate: new Date(end).toISOString() },
    ...{ localStartDate: instantToLocal(start, timeZone), open },
  }))
}
