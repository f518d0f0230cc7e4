import { HOUR, MINUTE } from '../units.ts'
import { boundedCache } from './bounded-cache.ts'
import { assertZone } from './zone-names.ts'

/** Formatters take tens of kilobytes each, so only a few are cached. */
const formatters = boundedCache<string, Intl.DateTimeFormat>(32)

const OFFSET = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/

/**
 * Returns the offset of a zone from UTC in milliseconds (east is positive), according to Intl. Slow (microseconds):
 * only the offset cache calls it. Throws a RangeError for an unknown zone.
 */
export function probeOffset(instant: number, zone: string): number {
  const match = OFFSET.exec(createFormatter(zone).format(instant))
  if (!match) throw new RangeError(`No offset for ${zone} at ${instant}`)
  const [, sign, hours, minutes, seconds] = match
  if (!sign) return 0
  const size = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds ?? 0) * 1000
  return sign === '-' ? -size : size
}

function createFormatter(zone: string): Intl.DateTimeFormat {
  const stored = formatters.get(zone)
  if (stored) return stored
  assertZone(zone)
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  formatters.set(zone, made)
  return made
}
