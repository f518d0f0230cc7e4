const countTimes = (count: number): string => (count === 1 ? '1 time available' : `${count} times available`)

const dayStates: Readonly<Record<string, string>> = {
  FULL: 'full',
  CLOSED: 'no times available',
  PAST: 'past',
  TOO_EARLY: 'not open for booking yet',
  TOO_LATE: 'too late to book',
}

/** Texts of `CalendarDays`, in English unless you pass others. */
export const calendarDaysLabels = {
  loading: 'Looking for available days',
  noDays: 'No days',
  earlier: 'Earlier',
  later: 'Later',
  /** What a day is called by screen readers. */
  day: ({ name, isToday, state, freeCount }: { name: string; isToday: boolean; state: string; freeCount: number }) =>
    [name, isToday && 'today', state === 'FREE' ? countTimes(freeCount) : (dayStates[state] ?? 'not bookable')]
      .filter(Boolean)
      .join(', '),
  problem: 'We couldn’t load the days.',
  retry: 'Try again',
}
export type CalendarDaysLabels = typeof calendarDaysLabels

/** Texts of `TimeSlots`, in English unless you pass others. */
export const timeSlotsLabels = {
  loading: 'Looking for available times',
  noDay: 'No times',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  timezone: (zone: string) => `Times are in ${zone}.`,
  /** Announced once the times of a day are there. */
  found: ({ day, count }: { day: string; count: number }) =>
    `${day}, ${count === 0 ? 'no times available' : countTimes(count)}`,
  empty: 'No times left on this day.',
  nextFree: ({ day, time }: { day: string; time: string }) => `Show ${day}, ${time}`,
  problem: 'We couldn’t load the times.',
  retry: 'Try again',
}
export type TimeSlotsLabels = typeof timeSlotsLabels
