import { DAY, HOUR, MINUTE } from '../units.ts'
import { formatDay, parseDay } from './day-numbers.ts'
import { instantToWall, wallToInstant } from './wall-times.ts'

const LOCAL_TEXT = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?$/

/**
 * Reads a local date-time `YYYY-MM-DDTHH:mm[:ss[.fraction]]` (no offset, no `Z`).
 *
 * @returns milliseconds of wall time since 1970-01-01T00:00; null if the text is not such a time. `24:00` is not.
 */
export function parseLocal(text: string): number | null {
  const match = LOCAL_TEXT.exec(text)
  const day = match ? parseDay(match[1] as string) : null
  if (!match || day === null) return null
  const hours = Number(match[2])
  const minutes = Number(match[3])
  const seconds = Number(match[4] ?? 0)
  if (hours > 23 || minutes > 59 || seconds > 59) return null
  const millis = Math.floor(Number(`0.${match[5] ?? 0}`) * 1000)
  return day * DAY + hours * HOUR + minutes * MINUTE + seconds * 1000 + millis
}

/** Formats wall milliseconds as `YYYY-MM-DDTHH:mm:ss`; truncates fractions of a second. */
export function formatLocal(wall: number): string {
  const day = Math.floor(wall / DAY)
  const rest = wall - day * DAY
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${formatDay(day)}T${two(rest / HOUR)}:${two((rest % HOUR) / MINUTE)}:${two((rest % MINUTE) / 1000)}`
}

/**
 * Returns the instant (epoch milliseconds) of a local date-time in a zone, with Temporal's `compatible` disambiguation:
 * skipped times move forward by the gap, repeated ones are the first.
 *
 * @throws RangeError if the text is not a local date-time or the zone is unknown
 */
export function localToInstant(local: string, zone: string): number {
  const wall = parseLocal(local)
  if (wall === null) throw new RangeError(`Not a local date-time: ${local.slice(0, 40)}`)
  return wallToInstant(wall, zone)
}

/**
 * Returns the local date-time `YYYY-MM-DDTHH:mm:ss` in a zone at an instant. Throws a RangeError for an unknown zone.
 */
export function instantToLocal(instant: number, zone: string): string {
  return formatLocal(instantToWall(instant, zone))
}
