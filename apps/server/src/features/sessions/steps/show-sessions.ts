import type { Db } from '../../../db/database.ts'
import { findSeats } from '../../schedules/index.ts'
import type { ClassSession } from '../rules/class-session.ts'
import { type SessionView, sessionView } from '../view/session.ts'

/** Returns sessions in their API shape, with their seats. One statement. */
export async function showSessions(
  db: Db,
  siteId: string,
  sessions: readonly ClassSession[],
  now: number,
): Promise<SessionView[]> {
  const scopes = new Set(sessions.flatMap((session) => courseScope(session) ?? []))
  const seats = await findSeats(db, siteId, [...scopes], now)
  return sessions.map((session) => sessionView(session, seats.get(courseScope(session) ?? '')))
}

/** Returns the scope under which a session's seats are counted. */
export function courseScope({ kind, id, scheduleId }: ClassSession): string | undefined {
  if (kind === 'CLASS') return id
  return kind === 'COURSE' ? scheduleId : undefined
}
