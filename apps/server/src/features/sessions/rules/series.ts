import { createHash } from 'node:crypto'
import { localDayBounds, toLocalDay } from '@kalends/availability'
import type { Details } from './details.ts'
import { daysFrom, type Rhythm } from './rhythm.ts'

/** A series of sessions in the rhythm of its first start. */
export type Series = Details & {
  id: string
  scheduleId: string
  /** Null: blocked time. */
  serviceId: string | null
  timeZone: string
  /** First start as wall time, `YYYY-MM-DDTHH:mm:ss`. */
  localStart: string
  rhythm: Rhythm
  /** Last local day on which it may start; null: no end. */
  untilDate: string | null
  /** It was put over something else by decision. */
  overlapAllowed: boolean
}

/** Sessions exist as rows so many months ahead: one more than can be booked. */
export const horizonMonths = 25

/** The last local day up to which sessions are to exist, seen from `now`. */
export function horizonDay(now: number, timeZone: string, months = horizonMonths): string {
  const [year = 0, month = 1, day = 1] = toLocalDay(now, timeZone).split('-').map(Number)
  const total = month - 1 + months
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year + Math.floor(total / 12)}-${two((total % 12) + 1)}-${two(Math.min(day, 28))}`
}

/**
 * The starts a series gives, as wall times, from a local day (its own first when absent) through another. A date that
 * its zone skipped has none.
 */
export function listStarts(
  { localStart, timeZone, rhythm, untilDate }: Pick<Series, 'localStart' | 'timeZone' | 'rhythm' | 'untilDate'>,
  through: string,
  from?: string,
): string[] {
  const first = localDay(localStart)
  const clock = clockPart(localStart)
  const last = untilDate !== null && untilDate < through ? untilDate : through
  const starts: string[] = []
  for (const day of daysFrom(rhythm, first, from && from > first ? from : first)) {
    if (day > last) break
    if (dayExists(day, timeZone)) starts.push(`${day}T${clock}`)
  }
  return starts
}

/** The local day of a wall time. */
export function localDay(local: string): string {
  return local.slice(0, 10)
}

/** The time of day of a wall time. */
export function clockPart(local: string): string {
  return local.slice(11)
}

/** False for a date on which the clocks of a zone passed over the whole day. */
export function dayExists(day: string, timeZone: string): boolean {
  const { start, end } = localDayBounds(day, timeZone)
  return end > start
}

/**
 * Returns the id of the session for a start of a series. Deterministic: a name-based UUID. Source: RFC 9562, section
 * 5.5.
 */
export function instanceId(ruleId: string, originalLocalStart: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(ruleId.replaceAll('-', ''), 'hex'))
    .update(originalLocalStart)
  const bytes = hash.digest().subarray(0, 16)
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
