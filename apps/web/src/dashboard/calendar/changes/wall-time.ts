import { dayIn, minuteOfDay } from '../../../lib/format.ts'

/** An instant as the clock on the wall shows it: `2026-11-24T14:30:00`. */
export function wallTime(at: number, zone: string): string {
  const minutes = minuteOfDay(at, zone)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${dayIn(at, zone)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
}
