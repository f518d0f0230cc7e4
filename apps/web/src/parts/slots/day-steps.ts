import { addDays } from '../../lib/format.ts'

/** Target of a key: another day, and by how many days the weeks move. */
export type DayStep = { date: string; turn: number }

type Key = { key: string; shiftKey: boolean }

const FIVE_WEEKS = 35
const A_YEAR = 52 * 7

/** Finds the target of a key: arrows by day and week, Home and End in the week, Page by five weeks, with Shift by a year. */
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

/** Number of windows to move so that the day at this index is visible. */
const turnFor = (index: number, length: number): number => Math.floor(index / length) * length

const isRightToLeft = (): boolean => typeof document !== 'undefined' && document.documentElement.dir === 'rtl'
