import type { CalendarData, Closure } from '../model.ts'

/** Returns closing days and special hours of locations on a day, by location name; those of all locations first. */
export function filterLocationClosures(closures: readonly Closure[], day: string): Closure[] {
  return closures
    .filter((closure) => closure.day === day && closure.kind !== 'TIME_OFF')
    .sort((one, other) => (one.locationName ?? '').localeCompare(other.locationName ?? ''))
}

/** Returns time off and special hours on a day of the people or rooms shown. */
export function findTimeOff(
  { closures, shows, staff, resources }: Pick<CalendarData, 'closures' | 'shows' | 'staff' | 'resources'>,
  day: string,
): Closure[] {
  const shown = resources.filter(({ id, isPerson }) => (staff ? id === staff : isPerson === (shows === 'people')))
  const ids = new Set(shown.map(({ id }) => id))
  return closures.filter(
    (closure) => closure.kind === 'TIME_OFF' && closure.day === day && ids.has(closure.resourceId ?? ''),
  )
}
