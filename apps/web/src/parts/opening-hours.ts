import type { business, Infer } from '@kalends/contract'

type Window = Infer<typeof business.OpeningWindow>

/** Neighbouring weekdays with the same hours; `from` and `to` are 0 Monday … 6 Sunday. */
export type HoursRow = { from: number; to: number; windows: { opens: string; closes: string }[] }

/** Groups the week into as few lines as possible, from `firstDay`; `apart` (today) is a line of its own. */
export function hoursRows(windows: Window[], firstDay: number, apart?: number): HoursRow[] {
  const week = Array.from({ length: 7 }, (_, index) => (firstDay + index) % 7)
  const rows: HoursRow[] = []
  for (const day of week) {
    const ofDay = windows
      .filter(({ weekday }) => weekday === day + 1)
      .sort((a, b) => a.opensMinute - b.opensMinute)
      .map(({ opensMinute, closesMinute }) => ({ opens: clock(opensMinute), closes: clock(closesMinute) }))
    const last = rows.at(-1)
    const joins = last && day !== apart && last.to !== apart && JSON.stringify(last.windows) === JSON.stringify(ofDay)
    if (joins) last.to = day
    else rows.push({ from: day, to: day, windows: ofDay })
  }
  return rows
}

/** Formats minutes from midnight as `09:00`; past midnight as the time of the next day. */
export const clock = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
