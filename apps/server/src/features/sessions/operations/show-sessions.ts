import type { Db } from '../../../db/database.ts'
import { findSeats } from '../../schedules/index.ts'
import type { Meeting } from '../rules/meeting.ts'
import { type SessionView, sessionView } from '../view/session.ts'

/** Returns sessions in their API shape, with their seats. One statement. */
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

/** Returns the scope that counts a session's seats. */
export function scopeOf({ kind, id, scheduleId }: Meeting): string | undefined {
  if (kind === 'CLASS') return id
  return kind === 'COURSE' ? scheduleId : undefined
}
