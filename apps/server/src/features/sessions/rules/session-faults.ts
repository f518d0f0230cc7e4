import { DAY, localToInstant, parseLocal } from '@kalends/availability'
import type { FieldViolation } from '@kalends/contract'
import type { SessionKind } from './class-session.ts'
import { lengthFaults, type Repetition } from './recurrence.ts'
import { dayExists, localDay } from './series.ts'
import { wrong } from './wrong.ts'

/** Requested properties of a new or changed session; absent ones stay as they are. */
export type RequestedSession = {
  kind: SessionKind
  timeZone: string
  now: number
  localStart?: string | undefined
  durationMinutes: number
  resourceIds?: readonly string[] | undefined
  capacity?: number | null | undefined
  isBusy: boolean
  recurrence?: Repetition | null | undefined
  /** First day of the series. */
  firstDay: string
}

const yearsBack = 10
const yearsAhead = 10

/** Everything about a session that makes no sense, field by field. */
export function sessionFaults(requested: RequestedSession): FieldViolation[] {
  return [
    ...startFaults(requested),
    ...resourceFaults(requested),
    ...capacityFaults(requested),
    ...endFaults(requested),
  ]
}

function startFaults({ localStart, timeZone, now }: RequestedSession): FieldViolation[] {
  if (localStart === undefined) return []
  const field = 'session.localStartDate'
  if (parseLocal(localStart) === null) return [wrong(field, 'is no date with a time', 'FORMAT')]
  if (!dayExists(localDay(localStart), timeZone)) return [wrong(field, 'falls on a day that its time zone passed over')]
  const years = (localToInstant(localStart, timeZone) - now) / (365.25 * DAY)
  if (years < -yearsBack) return [wrong(field, `lies more than ${yearsBack} years back`, 'MIN')]
  return years > yearsAhead ? [wrong(field, `lies more than ${yearsAhead} years ahead`, 'MAX')] : []
}

function resourceFaults({ kind, resourceIds }: RequestedSession): FieldViolation[] {
  if (kind !== 'BLOCK' || resourceIds === undefined || resourceIds.length > 0) return []
  return [wrong('session.resourceIds', 'must say whose time is blocked', 'MIN_SIZE')]
}

function capacityFaults({ kind, capacity }: RequestedSession): FieldViolation[] {
  if (capacity === undefined || capacity === null || kind === 'CLASS') return []
  const reason = kind === 'COURSE' ? 'belongs to the course as a whole' : 'is for classes alone'
  return [wrong('session.capacity', reason)]
}

function endFaults({ recurrence, firstDay, durationMinutes, isBusy, resourceIds }: RequestedSession): FieldViolation[] {
  if (!recurrence) return []
  const faults: FieldViolation[] = []
  if (recurrence.until && recurrence.until < firstDay) {
    faults.push(wrong('session.recurrence.until', 'lies before the series begins', 'MIN'))
  }
  if (isBusy && resourceIds?.length !== 0) {
    faults.push(...lengthFaults(recurrence.rhythm, durationMinutes))
  }
  return faults
}
