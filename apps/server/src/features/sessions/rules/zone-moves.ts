import { instantToLocal, localToInstant, toLocalDay } from '@kalends/availability'
import type { SessionKind } from './class-session.ts'

/** A coming session in a time zone that changes. Instants are epoch milliseconds. */
export type ZoneSession = {
  id: string
  kind: SessionKind
  start: number
  end: number
  /** A rental of whole local days. */
  byTheDay: boolean
}

/** What stays the same: the local time, or the moment. */
export type PreservedTime = 'WALL_TIME' | 'INSTANT'
export type ZoneChange = { from: string; to: string; sessions: PreservedTime; bookings: PreservedTime }

export type ZoneMove = { id: string; start: number; end: number }

/** Returns the sessions that keep their local times, with their new moments. The others stay as they are. */
export function planZoneMoves(sessions: readonly ZoneSession[], change: ZoneChange): ZoneMove[] {
  return sessions.filter((session) => keepsWallTime(session, change)).map((session) => moveToZone(session, change))
}

/** Whole days are local days: they keep their dates. */
function keepsWallTime({ kind, byTheDay }: ZoneSession, { sessions, bookings }: ZoneChange): boolean {
  if (kind !== 'APPOINTMENT') return sessions === 'WALL_TIME'
  return byTheDay || bookings === 'WALL_TIME'
}

function moveToZone({ id, start, end, byTheDay }: ZoneSession, { from, to }: ZoneChange): ZoneMove {
  if (byTheDay) {
    const midnight = (at: number) => localToInstant(`${toLocalDay(at, from)}T00:00:00`, to)
    return { id, start: midnight(start), end: midnight(end) }
  }
  const moved = localToInstant(instantToLocal(start, from), to)
  return { id, start: moved, end: moved + (end - start) }
}
