import type { Interval } from '../intervals/types.ts'
import { windowSet } from '../intervals/window-set.ts'
import { DAY, MINUTE } from '../units.ts'
import { firstInstantFrom, lastInstantBefore, type ZoneSpan, zoneSpan } from '../zones/zone-span.ts'
import type { Hours, Windows } from './types.ts'
import { prepareHours, windowsOfDay } from './windows-of-day.ts'

/**
 * Expands opening hours to instants: every window that overlaps `[from, to)`, uncut, so that its grid can start at its
 * opening. A window opens at the first instant whose wall time is at or after the opening time and closes after the
 * last instant whose wall time is before the closing time: a gap shortens it, a repeated hour lengthens it, and a date
 * that the zone skipped has none. Adjacent windows are not merged.
 *
 * @param from, to    epoch milliseconds
 * @param locationId  only rules and exceptions that apply there; absent: those of all locations
 * @throws RangeError for an unknown zone or an invalid date
 * Source: docs/decisions/0002-opening-hours-are-wall-times.md
 */
export function buildWindows(hours: Hours, from: number, to: number, locationId?: string | null): Windows {
  const prepared = prepareHours(hours, locationId)
  const firstDay = Math.floor(from / DAY) - 1 - prepared.overhangDays
  const lastDay = Math.floor(to / DAY) + 1
  const span = zoneSpan(hours.zone, firstDay * DAY, (lastDay + 1 + prepared.overhangDays) * DAY)
  const windows: Interval[] = []
  for (let day = firstDay; day <= lastDay; day++) {
    const dayWindows = windowsOfDay(prepared, day, locationId)
    if (dayWindows.length === 0 || isSkipped(day, span)) continue
    for (const { openMinute, closeMinute } of dayWindows) {
      if (closeMinute <= openMinute) continue
      const start = firstInstantFrom(day * DAY + openMinute * MINUTE, span)
      const end = lastInstantBefore(day * DAY + closeMinute * MINUTE, span)
      if (start < end && start < to && end > from) windows.push({ start, end })
    }
  }
  return windowSet(windows)
}

/** Returns true if the zone skipped the whole date. */
function isSkipped(day: number, span: ZoneSpan): boolean {
  return span.starts.length > 1 && firstInstantFrom(day * DAY, span) === firstInstantFrom((day + 1) * DAY, span)
}
