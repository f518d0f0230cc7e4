import { minuteOfDay } from '../../../lib/format.ts'
import { dayBounds } from '../../data/day-bounds.ts'
import { dayOf } from '../../data/day-of.ts'
import { MINUTE } from '../model.ts'

/**
 * The instant at which a clock on the wall shows a time of a day; the earlier one where it does so twice, the moment as
 * long after the gap where it never does. Undefined for what is no day or no time.
 */
export function atWall(day: string | null, clock: string | null, zone: string): number | undefined {
  const date = dayOf(day)
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock ?? '') ?? []
  if (!date || hours === undefined || minutes === undefined) return undefined
  const wanted = Number(hours) * 60 + Number(minutes)
  const { from } = dayBounds(date, zone)
  const guess = from + (wanted - minuteOfDay(from, zone)) * MINUTE
  const off = wanted - minuteOfDay(guess, zone)
  const found = guess + off * MINUTE
  return minuteOfDay(found, zone) === wanted ? found : guess
}

/** How the fields of a form write an instant: its time on the wall. */
export function clockOf(at: number, zone: string): string {
  const minutes = minuteOfDay(at, zone)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
