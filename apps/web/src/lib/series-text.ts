import { addDays, type Formats } from './format.ts'
import type { Translate } from './translate.tsx'

/** When a series takes place; `count` instead of `until` while it is being planned. */
export type Rhythm = {
  frequency: 'WEEKLY' | 'MONTHLY'
  interval: number
  /** 1 Monday … 7 Sunday. */
  weekdays: readonly number[]
  dayOfMonth: number | null
  weekOfMonth: number | null
  until: string | null
  count?: number | null
}

/** Dates that not every month has. */
const LATE_DATE = 29
const MONDAY = '2024-01-01'

/** Every 2 weeks on Mon and Wed until 3 Mar 2027 */
export function seriesText(rhythm: Rhythm, { t, formats }: { t: Translate; formats: Formats }): string {
  const text = rhythmText(rhythm, { t, formats })
  if (rhythm.until) return t('reading.series.until', { rhythm: text, day: formats.dayMonthYear(rhythm.until) })
  return rhythm.count ? t('reading.series.count', { rhythm: text, count: rhythm.count }) : text
}

function rhythmText(
  { frequency, interval, weekdays, dayOfMonth, weekOfMonth }: Rhythm,
  { t, formats }: { t: Translate; formats: Formats },
): string {
  const dayOf = (weekday: number): string => addDays(MONDAY, weekday - 1)
  if (frequency === 'WEEKLY') {
    if (weekdays.length === 7 && interval === 1) return t('reading.series.daily')
    const name = weekdays.length > 1 ? formats.weekdayShort : formats.weekday
    return t('reading.series.weeks', { interval, days: formats.allOf(weekdays.map((weekday) => name(dayOf(weekday)))) })
  }
  if (dayOfMonth !== null) {
    return t(dayOfMonth < LATE_DATE ? 'reading.series.date' : 'reading.series.lateDate', { interval, date: dayOfMonth })
  }
  return t('reading.series.weekday', {
    interval,
    week: String(weekOfMonth ?? 1),
    day: formats.weekday(dayOf(weekdays[0] ?? 1)),
  })
}
