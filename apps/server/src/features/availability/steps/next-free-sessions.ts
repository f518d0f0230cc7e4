import { DAY, instantToLocal } from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import type { BookableService } from '../../services/index.ts'
import { findSessions } from '../store/class-sessions.ts'
import { judgeClassSession, refusingRule, type SeatsRequest } from './judge-seats.ts'

/** A session with open seats, with its wall time in the requested zone. */
export type FreeSession = { eventId: string; startDate: string; endDate: string; localStartDate: string; open: number }

/** Requested seats that were not available. */
export type MissedSeats = SeatsRequest & {
  siteId: string
  service: BookableService
  /** Null for a course, which has no others to go to. */
  sessionId: string | null
  /** Zone of the wall times. */
  timeZone: string
}

const lookedAt = { days: 63, sessions: 100 }

/** Returns the next sessions of the class with enough open seats, for the `data` of a refusal. One statement. */
export async function nextFreeSessions(db: Db, missed: MissedSeats, count = 3): Promise<FreeSession[]> {
  const { siteId, service, sessionId, now, mode, timeZone } = missed
  if (sessionId === null) return []
  const span = { start: now, end: now + lookedAt.days * DAY }
  const sessions = await findSessions(db, siteId, { span, serviceIds: [service.id], now, limit: lookedAt.sessions })
  const free = sessions.flatMap((session) => {
    const verdict = judgeClassSession(service, session, missed)
    return session.id === sessionId || refusingRule(verdict, mode) !== null ? [] : [{ ...session, open: verdict.open }]
  })
  return free.slice(0, count).map(({ id, start, end, open }) => ({
    eventId: id,
    startDate: new Date(start).toISOString(),
    endDate: new Date(end).toISOString(),
    localStartDate: instantToLocal(start, timeZone),
    open,
  }))
}
