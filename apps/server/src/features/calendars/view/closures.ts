import { localDayBounds } from '@kalends/availability'
import type { calendars, Infer } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { ClosingDay } from '../../business/index.ts'
import type { ColumnRow } from '../../resources/index.ts'
import type { WorkingTime } from '../rules/open-time.ts'
import { maySeeReason } from '../rules/private-notes.ts'
import type { Range } from '../rules/range.ts'

type Closure = Infer<typeof calendars.CalendarClosure>

/** Working time with what its closures are called. */
export type NamedTime = Omit<WorkingTime, 'locations' | 'closings'> & {
  locations: (WorkingTime['locations'][number] & { name: string; scheduleId: string })[]
  closings: ClosingDay[]
}

type Matter = {
  actor: Actor
  range: Range
  rows: readonly ColumnRow[]
  /** Resources whose calendars to show; null for all. */
  only: readonly string[] | null
  time: NamedTime
}

/** Lists closing days, dates with hours of their own at a location, and time off of people, by start. */
export function closuresView(matter: Matter): Closure[] {
  const { range } = matter
  const all = [...closingDays(matter), ...specialHours(matter), ...timeOff(matter)]
  const seen = all.filter(
    ({ startDate, endDate }) => Date.parse(startDate) < range.end && Date.parse(endDate) > range.start,
  )
  return seen.sort((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0)).slice(0, mostShown)
}

const mostShown = 10_000

function closingDays({ time }: Matter): Closure[] {
  return time.closings.map(({ date, locationId, reason }) => {
    const location = time.locations.find(({ id }) => id === locationId)
    return {
      ...daySpan(date, location?.hours.zone ?? time.zone),
      kind: 'CLOSING_DAY',
      locationId,
      locationName: location?.name ?? null,
      resourceId: null,
      windows: [],
      reason,
    }
  })
}

function specialHours({ time }: Matter): Closure[] {
  return time.locations
    .filter(({ isActive }) => isActive)
    .flatMap(({ id, name, hours }) =>
      hours.exceptions.map(({ date, windows, reason }) => ({
        ...daySpan(date, hours.zone),
        kind: 'LOCATION_HOURS' as const,
        locationId: id,
        locationName: name,
        resourceId: null,
        windows: windows.map(windowView),
        reason: reason ?? '',
      })),
    )
}

function timeOff({ time, rows, only, actor }: Matter): Closure[] {
  const columns = new Map(rows.map((row) => [row.id, row]))
  return rows
    .filter(({ id, active }) => active && (only === null || only.includes(id)))
    .flatMap(({ id, hoursId }) => {
      const own = time.hours.get(hoursId ?? '')
      return (own?.exceptions ?? []).map(({ date, windows, locationId, reason }) => ({
        ...daySpan(date, own?.zone ?? time.zone),
        kind: 'TIME_OFF' as const,
        locationId: locationId ?? null,
        locationName: time.locations.find((one) => one.id === locationId)?.name ?? null,
        resourceId: id,
        windows: windows.map(windowView),
        reason: maySeeReason(actor, [id], columns) ? (reason ?? '') : '',
      }))
    })
}

function daySpan(date: string, zone: string) {
  const { start, end } = localDayBounds(date, zone)
  return { date, startDate: new Date(start).toISOString(), endDate: new Date(end).toISOString() }
}

const windowView = ({ openMinute, closeMinute }: { openMinute: number; closeMinute: number }) => ({
  opensMinute: openMinute,
  closesMinute: closeMinute,
})
