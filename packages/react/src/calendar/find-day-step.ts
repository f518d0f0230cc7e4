import { addDays, weekdayIndex } from '../dates.ts'

/** Target of a key: another day, and by how many days the days shown move. */
export interface DayStep {
  readonly date: string
  readonly turn: number
}

interface Grid {
  /** Days shown, without gaps. */
  readonly days: readonly string[]
  /** 0 Monday … 6 Sunday. */
  readonly firstWeekday: number
  readonly rightToLeft: boolean
  /** First day that may be shown. */
  readonly earliest: string | undefined
}

const yearDays = 52 * 7

/** Finds the target of a key: arrows by day and week, Home and End in the week, Page by what is shown, with Shift by a year. */
export function findDayStep(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  date: string,
  { days, firstWeekday, rightToLeft, earliest }: Grid,
): DayStep | undefined {
  const index = days.indexOf(date)
  const inWeek = (weekdayIndex(date) - firstWeekday + 7) % 7
  const forward = rightToLeft ? -1 : 1
  const page = shiftKey ? yearDays : days.length
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
  const target = addDays(date, distance)
  if (earliest !== undefined && target < earliest) return undefined
  return { date: target, turn: Math.floor((index + distance) / days.length) * days.length }
}
