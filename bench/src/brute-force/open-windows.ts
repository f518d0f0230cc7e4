import { DAY, type DayWindow, type Hours, type Interval, MINUTE, type SlotRange } from '@kalends/availability'
import { hoursOfDay } from './hours-of-day.ts'
import { wallClockOfDay } from './wall-clock.ts'

/** Hours past midnight and zone offsets both extend into the adjacent days. */
const MARGIN_DAYS = 3

/**
 * Finds opening windows by checking the wall clock minute by minute: a window lasts from the first to the last minute
 * whose wall time is within it. A date that the zone skipped has no windows.
 */
export function openWindows(hours: Hours, range: SlotRange, locationId: string | null): Interval[] {
  const found = new Map<DayWindow, Interval>()
  const dayWindows = rememberedDays((day) => hoursOfDay(hours, day, locationId).map((window) => ({ ...window })))
  const shown = new Set<number>()
  eachMinute(hours.zone, range, (instant, wall) => {
    const today = Math.floor(wall / DAY)
    shown.add(today)
    for (let day = today - 1; day <= today; day++) {
      const minuteOfDay = (wall - day * DAY) / MINUTE
      for (const window of dayWindows(day)) {
        if (minuteOfDay < window.openMinute || minuteOfDay >= window.closeMinute) continue
        if (!shown.has(day)) continue
        found.set(window, { start: found.get(window)?.start ?? instant, end: instant + MINUTE })
      }
    }
  })
  return [...found.values()]
}

/** Returns the first instant of each local day. */
export function midnights(zone: string, range: SlotRange): number[] {
  const found: number[] = []
  let latest = Number.NEGATIVE_INFINITY
  eachMinute(zone, range, (instant, wall) => {
    const day = Math.floor(wall / DAY)
    if (day <= latest) return
    latest = day
    found.push(instant)
  })
  return found.slice(1)
}

function eachMinute(zone: string, range: SlotRange, visit: (instant: number, wall: number) => void): void {
  const last = Math.floor(range.to / DAY) + MARGIN_DAYS
  for (let utcDay = Math.floor(range.from / DAY) - MARGIN_DAYS; utcDay <= last; utcDay++) {
    const clock = wallClockOfDay(utcDay, zone)
    for (let i = 0; i < clock.length; i++) visit(utcDay * DAY + i * MINUTE, clock[i] as number)
  }
}

function rememberedDays(dayWindows: (day: number) => DayWindow[]): (day: number) => DayWindow[] {
  const days = new Map<number, DayWindow[]>()
  return (day) => {
    const known = days.get(day)
    if (known) return known
    const windows = dayWindows(day)
    days.set(day, windows)
    return windows
  }
}
