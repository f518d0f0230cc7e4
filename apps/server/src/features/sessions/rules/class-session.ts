import { localToInstant, MINUTE } from '@kalends/availability'
import { type Details, pickDetails, sameDetails } from './details.ts'
import type { Rhythm } from './rhythm.ts'
import type { Series } from './series.ts'

export type SessionKind = 'APPOINTMENT' | 'CLASS' | 'COURSE' | 'BLOCK'

/** What can be changed of a session. */
export type SessionState = Details & {
  /** Epoch milliseconds. */
  start: number
  end: number
  status: 'CONFIRMED' | 'CANCELLED'
  /** Its series no longer includes it. */
  dropped: boolean
  /** Differs from its series. */
  changed: boolean
  ruleId: string | null
  /** Start by its series, as wall time. Identifies the session within the series permanently. */
  originalLocalStart: string | null
}

/** A stored session. */
export type ClassSession = SessionState & {
  id: string
  revision: string
  eventSequence: number
  kind: SessionKind
  scheduleId: string
  serviceId: string | null
  timeZone: string
  localStart: string
  doubleBooked: boolean
  createdAt: string
  updatedAt: string
  recurrence: Recurrence | null
}

/** The rhythm of a series and the last local day on which it may start. */
export type Recurrence = Rhythm & { until: string | null }

/** Returns the state of a session that follows its series. */
export function stateFrom(series: Series, originalLocalStart: string): SessionState {
  return {
    ...pickDetails(series),
    ...spanAt(originalLocalStart, series),
    status: 'CONFIRMED',
    dropped: false,
    changed: false,
    ruleId: series.id,
    originalLocalStart,
  }
}

/** Returns start and end for a wall time. The end counts elapsed minutes. */
export function spanAt(
  localStart: string,
  { timeZone, durationMinutes }: { timeZone: string; durationMinutes: number },
): { start: number; end: number } {
  const start = localToInstant(localStart, timeZone)
  return { start, end: start + durationMinutes * MINUTE }
}

/** Returns true if a session begins at the time of its series. */
export function isOnTime({ start, originalLocalStart }: SessionState, timeZone: string): boolean {
  return originalLocalStart !== null && localToInstant(originalLocalStart, timeZone) === start
}

/** Returns true if a session differs from its series, also by being cancelled individually. */
export function differs(state: SessionState, series: Series): boolean {
  if (state.status === 'CANCELLED') return !state.dropped
  return !isOnTime(state, series.timeZone) || !sameDetails(state, series)
}

/** Returns true if it occupies the time of its resources. */
export function takesTime({ status, transparency }: SessionState): boolean {
  return status === 'CONFIRMED' && transparency === 'BUSY'
}

/** Returns true if two states occupy different time of any resource. */
export function claimsDiffer(before: SessionState, after: SessionState): boolean {
  if (takesTime(before) !== takesTime(after)) return true
  if (!takesTime(after)) return false
  const same = before.start === after.start && before.end === after.end
  return !same || [...before.resourceIds].sort().join() !== [...after.resourceIds].sort().join()
}
