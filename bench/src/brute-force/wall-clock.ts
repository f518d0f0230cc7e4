import { MINUTE } from '@kalends/availability'

const MINUTES_PER_DAY = 1440

const formats = new Map<string, Intl.DateTimeFormat>()
const days = new Map<string, number[]>()

/**
 * The wall clock of a zone at each minute of a UTC day, as milliseconds of wall time. Cached, so that the model does
 * not compute zones again. Uses Intl for date and time, never for the offset, to stay independent of the engine.
 */
export function wallClockOfDay(utcDay: number, zone: string): readonly number[] {
  const key = `${zone} ${utcDay}`
  const known = days.get(key)
  if (known) return known
  const first = utcDay * MINUTES_PER_DAY * MINUTE
  const quiet = offset(first, zone) === offset(first + MINUTES_PER_DAY * MINUTE, zone)
  const clock = Array.from({ length: MINUTES_PER_DAY }, (_, i) => {
    const instant = first + i * MINUTE
    return instant + offset(quiet ? first : instant, zone)
  })
  days.set(key, clock)
  return clock
}

/** Returns the wall time during the minute of an instant. */
export function wallAt(instant: number, zone: string): number {
  const utcDay = Math.floor(instant / (MINUTES_PER_DAY * MINUTE))
  const minute = Math.floor(instant / MINUTE) - utcDay * MINUTES_PER_DAY
  return wallClockOfDay(utcDay, zone)[minute] as number
}

function offset(instant: number, zone: string): number {
  const fields: Record<string, number> = {}
  for (const { type, value } of createFormat(zone).formatToParts(instant)) fields[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = fields
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant
}

function createFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const two = '2-digit'
  const fields = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...fields })
  formats.set(zone, made)
  return made
}
