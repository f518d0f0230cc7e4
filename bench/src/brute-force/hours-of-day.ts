import { DAY, type DayWindow, type Hours, type WeeklyRule } from '@kalends/availability'

/** Returns the windows that open on a local day (days since 1970-01-01), applying the rules literally. */
export function hoursOfDay(hours: Hours, day: number, locationId: string | null): readonly DayWindow[] {
  const date = new Date(day * DAY).toISOString().slice(0, 10)
  const here = (at?: string | null) => !at || !locationId || at === locationId
  const exceptions = hours.exceptions.filter((exception) => exception.date === date && here(exception.locationId))
  const weekly = hours.weekly.filter((rule) => {
    if (!here(rule.locationId) || !holdsOn(rule, day, date)) return false
    const replaced = exceptions.some((e) => !e.locationId || locationId !== null || e.locationId === rule.locationId)
    return !replaced
  })
  return [...weekly, ...exceptions.flatMap((exception) => exception.windows)]
}

function holdsOn(rule: WeeklyRule, day: number, date: string): boolean {
  if ((new Date(day * DAY).getUTCDay() || 7) !== rule.weekday) return false
  if (rule.validFrom && date < rule.validFrom) return false
  if (rule.validUntil && date > rule.validUntil) return false
  if (!rule.validFrom || !rule.everyWeeks) return true
  const wholeWeeks = Math.floor((day - Date.parse(rule.validFrom) / DAY) / 7)
  return wholeWeeks % rule.everyWeeks === 0
}
