import { minuteOfDay } from '../../../lib/format.ts'
import { dayBounds } from '../../data/day-bounds.ts'
import { readDay } from '../../data/read-day.ts'
import { MINUTE } from '../model.ts'

/**
 * The instant at which a clock on the wall shows a time of a day; the earlier one where it does so twice, the moment as
 * long after the gap where it never does. Undefined for what is no day or no time.
 */
export function toInstant(day: string | null, clock: string | null, zone: string): number | undefined {
  const date = readDay(day)
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock ?? '') ?? []
  if (!date || hours === undefined || minutes === undefined) return undefined
  const wantedMinutes = Number(hours) * 60 + Number(minutes)
  const { from } = dayBounds(date, zone)
  const guess = from + (wantedMinutes - minuteOfDay(from, zone)) * MINUTE
  const off = wantedMinutes - minuteOfDay(guess, zone)
  const found = guess + off * MINUTE
  return minuteOfDay(found, zone) === wantedMinutes ? found : guess
}

/** How the fields of a form write an instant: its time on the wall. */
export function formatClock(at: number, zone: string): string {
  const minutes = minuteOfDay(at, zone)
  const pad = (value: number): string => String(value).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
