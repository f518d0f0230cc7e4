import { DAY } from '../units.ts'
import { zoneYearAt } from './zone-years.ts'

/**
 * Returns the offset of a zone from UTC at an instant, in milliseconds, positive east of Greenwich.
 *
 * @throws RangeError for an unknown zone. Check names from outside with `isZone` first.
 */
export function offsetAt(instant: number, zone: string): number {
  const { starts, offsets } = zoneYearAt(instant, zone)
  let i = starts.length - 1
  while (i > 0 && (starts[i] as number) > instant) i--
  return offsets[i] as number
}

/** Returns the wall time at an instant, as milliseconds of wall time since 1970-01-01T00:00. Throws like `offsetAt`. */
export function instantToWall(instant: number, zone: string): number {
  return instant + offsetAt(instant, zone)
}

/**
 * Returns the instant of a wall time (milliseconds since 1970-01-01T00:00), with Temporal's `compatible`
 * disambiguation: a time skipped by the clocks moves forward by the length of the gap, a repeated one is its first
 * occurrence. Throws like `offsetAt`.
 */
export function wallToInstant(wall: number, zone: string): number {
  const before = offsetAt(wall - DAY, zone)
  const after = offsetAt(wall + DAY, zone)
  const early = wall - before
  if (before === after || offsetAt(early, zone) === before) return early
  const late = wall - after
  return offsetAt(late, zone) === after ? late : early
}
