import type { Infer, schedules } from '@kalends/contract'

export type Window = Infer<typeof schedules.WeeklyWindow>
/** One weekday of the form with times like `09:00`. Monday is 1. */
export type Day = { weekday: number; open: boolean; from: string; to: string }

const usual = { from: '09:00', to: '17:00' }
const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** Converts weekly hours to the form; undefined if they have several windows a day, seasons or locations. */
export function toWeek(weekly: readonly Window[]): Day[] | undefined {
  const isFine = weekly.some(({ locationId, validFrom, validUntil }) => locationId || validFrom || validUntil)
  if (isFine || new Set(weekly.map(({ weekday }) => weekday)).size < weekly.length) return undefined
  return weekdays.map((weekday) => {
    const window = weekly.find((one) => one.weekday === weekday)
    if (!window) return { weekday, open: weekly.length === 0 && weekday <= 5, ...usual }
    return { weekday, open: true, from: clock(window.opensMinute), to: clock(window.closesMinute) }
  })
}

/** Reads the submitted week. */
export function typedWeek(form: FormData): Day[] {
  return weekdays.map((weekday) => ({
    weekday,
    open: form.get(`open-${weekday}`) !== null,
    from: String(form.get(`from-${weekday}`) ?? ''),
    to: String(form.get(`to-${weekday}`) ?? ''),
  }))
}

/** Returns the hours to save, or the first invalid day. Closing before opening means closing on the next day. */
export function toWindows(week: readonly Day[]): { windows: Window[] } | { wrong: number } {
  const windows: Window[] = []
  for (const { weekday, open, from, to } of week) {
    if (!open) continue
    const opensMinute = minutes(from)
    const closes = minutes(to)
    if (opensMinute === undefined || closes === undefined || opensMinute === closes) return { wrong: weekday }
    windows.push({ weekday, opensMinute, closesMinute: closes > opensMinute ? closes : closes + 1440 })
  }
  return { windows }
}

function minutes(time: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hour === undefined || minute === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

const clock = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
