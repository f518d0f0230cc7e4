import { localToInstant, MINUTE } from '@kalends/availability'
import { type Details, detailsOf, sameDetails } from './details.ts'
import type { Series } from './series.ts'

export type SessionKind = 'APPOINTMENT' | 'CLASS' | 'COURSE' | 'BLOCK'

/** What can be changed of a session. */
export type MeetingState = Details & {
  /** Epoch milliseconds. */
  start: number
  end: number
  status: 'CONFIRMED' | 'CANCELLED'
  /** Its series gives it no longer. */
  dropped: boolean
  /** Differs from what its series says. */
  changed: boolean
  ruleId: string | null
  /** The start its series gave it, as wall time; whatever becomes of it, it hangs on this. */
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

/** What a session of a series is when nobody changed it. */
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

/** Start and end of what begins at this wall time: the end counts elapsed minutes. */
export function spanAt(
  localStart: string,
  { timeZone, durationMinutes }: { timeZone: string; durationMinutes: number },
): { start: number; end: number } {
  const start = localToInstant(localStart, timeZone)
  return { start, end: start + durationMinutes * MINUTE }
}

/** Whether a session begins when its series says. */
export function isOnTime({ start, originalLocalStart }: MeetingState, timeZone: string): boolean {
  return originalLocalStart !== null && localToInstant(originalLocalStart, timeZone) === start
}

/** Whether a session differs from what its series says; called off by itself counts too. */
export function differs(state: MeetingState, series: Series): boolean {
  if (state.status === 'CANCELLED') return !state.dropped
  return !isOnTime(state, series.timeZone) || !sameDetails(state, series)
}

/** Whether it takes the time of its resources. */
export function takesTime({ status, transparency }: MeetingState): boolean {
  return status === 'CONFIRMED' && transparency === 'BUSY'
}

/** Whether two states want other time of anybody. */
export function claimsDiffer(before: MeetingState, after: MeetingState): boolean {
  if (takesTime(before) !== takesTime(after)) return true
  if (!takesTime(after)) return false
  const same = before.start === after.start && before.end === after.end
  return !same || [...before.resourceIds].sort().join() !== [...after.resourceIds].sort().join()
}
