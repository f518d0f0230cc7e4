import { addDays } from '../lib/format.ts'

/** Where a key leads: another day, and how many days the shown weeks move for it. */
export type DayStep = { date: string; turn: number }

type Key = { key: string; shiftKey: boolean }

const FIVE_WEEKS = 35
const A_YEAR = 52 * 7

/** Arrows by day and week, Home and End in the week, Page by five weeks, with Shift by a year. */
export function findStep(
  { key, shiftKey }: Key,
  days: { date: string }[],
  date: string,
  rightToLeft = isRightToLeft(),
): DayStep | undefined {
  const index = days.findIndex((day) => day.date === date)
  const inWeek = index % 7
  const forward = rightToLeft ? -1 : 1
  const page = shiftKey ? A_YEAR : FIVE_WEEKS
  const distances: Record<string, number> = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -inWeek,
    End: 6 - inWeek,
    PageUp: -page,
    PageDown: page,
  }
  const distance = distances[key]
  if (distance === undefined || index < 0) return undefined
  return { date: addDays(date, distance), turn: turnFor(index + distance, days.length) }
}

/** Whole windows to turn so that the day at this place comes into sight. */
const turnFor = (index: number, length: number): number => Math.floor(index / length) * length

const isRightToLeft = (): boolean => typeof document !== 'undefined' && document.documentElement.dir === 'rtl'
