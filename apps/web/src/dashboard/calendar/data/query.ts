import { addDays, weekdayIndex } from '../../../lib/format.ts'
import { readDay } from '../../data/read-day.ts'
import { readGuid } from '../../data/views.ts'
import { type CalendarView, calendarViews, type WeekLayout, weekLayouts } from '../model.ts'

/** What the URL asks the calendar for; unknown values are ignored. */
export type CalendarQuery = {
  view: CalendarView
  day: string
  shows: 'people' | 'rooms'
  staff: string | null
  location: string | null
  layout: WeekLayout | null
  withCancelled: boolean
}

export function readCalendarQuery(search: URLSearchParams, today: string): CalendarQuery {
  return {
    view: calendarViews.find((view) => view === search.get('view')) ?? 'day',
    day: readDay(search.get('day')) ?? today,
    shows: search.get('shows') === 'rooms' ? 'rooms' : 'people',
    staff: readGuid(search.get('staff')),
    location: readGuid(search.get('location')),
    layout: weekLayouts.find((layout) => layout === search.get('layout')) ?? null,
    withCancelled: search.get('cancelled') === 'yes',
  }
}

/** Returns the URL parameters that decide what is loaded; the others only decide what is open. */
export function calendarQueryKey(search: URLSearchParams): string {
  return ['view', 'day', 'shows', 'staff', 'location', 'layout', 'cancelled']
    .map((name) => search.get(name) ?? '')
    .join(' ')
}

/** Returns the local days a view shows. */
export function daysShown({ view, day }: Pick<CalendarQuery, 'view' | 'day'>, firstWeekday: number): string[] {
  if (view === 'day') return [day]
  if (view === 'week') return daysFrom(startOfWeek(day, firstWeekday), 7)
  return daysFrom(startOfWeek(`${day.slice(0, 7)}-01`, firstWeekday), 42)
}

export const weekAround = (day: string, firstWeekday: number): string[] => daysFrom(startOfWeek(day, firstWeekday), 7)

const startOfWeek = (day: string, first: number): string => addDays(day, -((weekdayIndex(day) - first + 7) % 7))

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** Returns the day one step back or forward: a day, a week or a month away. */
export function stepFrom({ view, day }: Pick<CalendarQuery, 'view' | 'day'>, direction: 1 | -1): string {
  if (view === 'day') return addDays(day, direction)
  if (view === 'week') return addDays(day, 7 * direction)
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + direction, 1)).toISOString().slice(0, 10)
}

/** Returns the first day of the week before or after the one shown; `days` are those of the week. */
export const weekBeside = ({ days, day }: { days: readonly string[]; day: string }, direction: 1 | -1): string =>
  addDays(days[0] ?? day, 7 * direction)
