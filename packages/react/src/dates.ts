const dayMs = 24 * 60 * 60 * 1000

/** Returns the local day some days later, or earlier. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * dayMs).toISOString().slice(0, 10)

/** Returns the weekday of a local day: 0 Monday … 6 Sunday. */
export const weekdayIndex = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7

/** Returns the first day of the week that a local day is in. */
export const startOfWeek = (date: string, firstWeekday: number): string =>
  addDays(date, -((weekdayIndex(date) - firstWeekday + 7) % 7))

/** Returns the local day of an instant in a zone, as `YYYY-MM-DD`. */
export const dateIn = (instant: Date, timezone: string): string => localTime(instant, timezone).slice(0, 10)

/** Returns the local time of an instant in a zone, as `YYYY-MM-DDThh:mm:ss`. */
export const localTime = (instant: Date, timezone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' })
    .format(instant)
    .replace(' ', 'T')

/** Formats a local day. */
export const formatDate = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date.slice(0, 10)}T12:00:00Z`))

/** Formats the time of an instant in a zone. */
export const formatTime = (instant: Date, locale: string, timezone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: timezone, hour: '2-digit', minute: '2-digit' }).format(instant)

/** Formats a local time, as `YYYY-MM-DDThh:mm:ss`. */
export const formatLocalTime = (local: string, locale: string): string =>
  formatTime(new Date(`${local}Z`), locale, 'UTC')

/** Describes a zone by its city and its distance from UTC at an instant: `Rome, GMT+1`. */
export function describeZone(timezone: string, locale: string, instant: Date): string {
  const city = timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const parts = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: 'shortOffset' }).formatToParts(
    instant,
  )
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  return offset && offset !== city ? `${city}, ${offset}` : city
}

export const longDay: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }
