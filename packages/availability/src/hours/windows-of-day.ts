import { parseDay, weekdayOfNumber } from '../zones/day-numbers.ts'
import type { DatedException, DayWindow, Hours, WeeklyRule } from './types.ts'

/** Hours with their dates as day numbers, sorted for looking up successive days. */
export interface PreparedHours {
  readonly byWeekday: readonly (readonly PreparedRule[])[]
  readonly exceptions: ReadonlyMap<number, readonly DatedException[]>
  /** Maximum number of days a window extends past the day it opens on. */
  readonly overhangDays: number
}

interface PreparedRule {
  readonly rule: WeeklyRule
  readonly first: number
  readonly last: number
  readonly stepDays: number
}

/**
 * Prepares hours for one location: rules and exceptions of other locations are dropped. Without a location all
 * apply, and an exception of one location then doesn't affect rules without a location.
 *
 * @throws RangeError for an invalid date
 */
export function prepareHours(hours: Hours, locationId?: string | null): PreparedHours {
  const applies = (at: string | null | undefined) => locationId == null || at == null || at === locationId
  const byWeekday: PreparedRule[][] = Array.from({ length: 8 }, () => [])
  for (const rule of hours.weekly) if (applies(rule.locationId)) byWeekday[rule.weekday]?.push(prepareRule(rule))
  const exceptions = new Map<number, DatedException[]>()
  for (const exception of hours.exceptions) {
    if (!applies(exception.locationId)) continue
    const day = toDayNumber(exception.date)
    exceptions.set(day, [...(exceptions.get(day) ?? []), exception])
  }
  return { byWeekday, exceptions, overhangDays: overhangDays(hours) }
}

/** Returns the windows that open on a day, unsorted. `locationId` as passed to `prepareHours`. */
export function windowsOfDay(hours: PreparedHours, day: number, locationId?: string | null): readonly DayWindow[] {
  const weekly = (hours.byWeekday[weekdayOfNumber(day)] ?? []).filter((prepared) => holdsOn(prepared, day))
  const exceptions = hours.exceptions.get(day)
  if (!exceptions) return weekly.map(getRule)
  const stored = weekly.map(getRule).filter((rule) => !exceptions.some((it) => replaces(it, rule, locationId)))
  return [...stored, ...exceptions.flatMap((exception) => exception.windows)]
}

function getRule(prepared: PreparedRule): WeeklyRule {
  return prepared.rule
}

function holdsOn({ first, last, stepDays }: PreparedRule, day: number): boolean {
  return day >= first && day <= last && (stepDays === 7 || (day - first) % stepDays === 0)
}

function replaces(exception: DatedException, rule: WeeklyRule, locationId?: string | null): boolean {
  return exception.locationId == null || locationId != null || exception.locationId === rule.locationId
}

function prepareRule(rule: WeeklyRule): PreparedRule {
  const from = rule.validFrom == null ? Number.NEGATIVE_INFINITY : toDayNumber(rule.validFrom)
  const everyWeeks = rule.everyWeeks ?? 1
  if (everyWeeks > 1 && rule.validFrom == null) throw new RangeError('everyWeeks needs validFrom to count from')
  const untilWeekday = rule.validFrom == null ? 0 : (rule.weekday - weekdayOfNumber(from) + 7) % 7
  return {
    rule,
    first: from + untilWeekday,
    last: rule.validUntil == null ? Number.POSITIVE_INFINITY : toDayNumber(rule.validUntil),
    stepDays: 7 * everyWeeks,
  }
}

function overhangDays(hours: Hours): number {
  let latest = 0
  for (const rule of hours.weekly) latest = Math.max(latest, rule.closeMinute)
  for (const exception of hours.exceptions)
    for (const window of exception.windows) latest = Math.max(latest, window.closeMinute)
  return Math.floor(latest / 1440)
}

function toDayNumber(text: string): number {
  const day = parseDay(text)
  if (day === null) throw new RangeError(`Not a local day: ${text.slice(0, 40)}`)
  return day
}
