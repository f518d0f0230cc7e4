import type { Db } from '../../../db/database.ts'
import { findSeats } from '../../schedules/index.ts'
import type { Meeting } from '../rules/meeting.ts'
import { type SessionView, sessionView } from '../view/session.ts'

/** Sessions as the wire shows them, with their places: one statement for all. */
export async function showSessions(
  db: Db,
  siteId: string,
  meetings: readonly Meeting[],
  now: number,
): Promise<SessionView[]> {
  const scopes = new Set(meetings.flatMap((meeting) => scopeOf(meeting) ?? []))
  const seats = await findSeats(db, siteId, [...scopes], now)
  return meetings.map((meeting) => sessionView(meeting, seats.get(scopeOf(meeting) ?? '')))
}

/** What the places of a session are counted under. */
export function scopeOf({ kind, id, scheduleId }: Meeting): string | undefined {
  if (kind === 'CLASS') return id
  return kind === 'COURSE' ? scheduleId : undefined
}
