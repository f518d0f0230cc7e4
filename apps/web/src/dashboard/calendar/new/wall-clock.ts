import { dayBounds } from '../../../lib/day-bounds.ts'
import { minuteOfDay } from '../../../lib/format.ts'
import { readDay } from '../../data/read-day.ts'
import { MINUTE } from '../model.ts'

/**
 * Converts a local date and time to an instant: the earlier one when the time occurs twice, shifted by the gap when it
 * does not exist. Returns undefined for an invalid date or time.
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

/** Formats an instant as local time for a form field. */
export function formatClock(at: number, zone: string): string {
  const minutes = minuteOfDay(at, zone)
  const pad = (value: number): string => String(value).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
