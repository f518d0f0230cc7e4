import { dayIn, minuteOfDay } from '../../../lib/format.ts'

/** Formats an instant as local time: `2026-11-24T14:30:00`. */
export function formatWallTime(at: number, zone: string): string {
  const minutes = minuteOfDay(at, zone)
  const pad = (value: number): string => String(value).padStart(2, '0')
  return `${dayIn(at, zone)}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}:00`
}
