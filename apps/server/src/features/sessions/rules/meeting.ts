import { localToInstant, MINUTE } from '@kalends/availability'
import { type Details, detailsOf, sameDetails } from './details.ts'
import type { Series } from './series.ts'

export type SessionKind = 'APPOINTMENT' | 'CLASS' | 'COURSE' | 'BLOCK'

/** The parts of a session that can change. */
export type MeetingState = Details & {
  /** Epoch milliseconds. */
  start: number
  end: number
  status: 'CONFIRMED' | 'CANCELLED'
  /** Its series no longer includes it. */
  dropped: boolean
  /** Differs from its series. */
  changed: boolean
  ruleId: string | null
  /** Start by its series, as wall time: identifies it within the series for good. */
  originalLocalStart: string | null
}

/** A session as it is stored. */
export type Meeting = MeetingState & {
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
  recurrence: { interval: number; until: string | null } | null
}

/** Returns the state of an unchanged session of a series. */
export function stateFrom(series: Series, originalLocalStart: string): MeetingState {
  return {
    ...detailsOf(series),
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

/** Returns true if a session begins when its series says. */
export function isOnTime({ start, originalLocalStart }: MeetingState, timeZone: string): boolean {
  return originalLocalStart !== null && localToInstant(originalLocalStart, timeZone) === start
}

/** Returns true if a session differs from its series, including an individual cancellation. */
export function differs(state: MeetingState, series: Series): boolean {
  if (state.status === 'CANCELLED') return !state.dropped
  return !isOnTime(state, series.timeZone) || !sameDetails(state, series)
}

/** Returns true if it occupies its resources. */
export function takesTime({ status, transparency }: MeetingState): boolean {
  return status === 'CONFIRMED' && transparency === 'BUSY'
}

/** Returns true if two states occupy different time or resources. */
export function claimsDiffer(before: MeetingState, after: MeetingState): boolean {
  if (takesTime(before) !== takesTime(after)) return true
  if (!takesTime(after)) return false
  const same = before.start === after.start && before.end === after.end
  return !same || [...before.resourceIds].sort().join() !== [...after.resourceIds].sort().join()
}
