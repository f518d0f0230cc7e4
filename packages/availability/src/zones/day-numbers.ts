/**
 * Days as integers since 1970-01-01 in the proleptic Gregorian calendar, so that loops over days need no date objects.
 * The arithmetic counts years from March: leap days then fall at the year's end, and 400-year eras repeat exactly.
 */
const DAY_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/
const DAYS_PER_ERA = 146_097
const DAYS_FROM_ERA_TO_1970 = 719_468

/** Returns the day number of a local day `YYYY-MM-DD`; null if the text is not a valid date. */
export function parseDay(text: string): number | null {
  const match = DAY_TEXT.exec(text)
  if (!match) return null
  const day = dayNumber(Number(match[1]), Number(match[2]), Number(match[3]))
  return formatDay(day) === text ? day : null
}

/** Formats a day number as `YYYY-MM-DD`, for the years 0000–9999. */
export function formatDay(day: number): string {
  const [year, month, date] = civil(day)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`
}

/** Returns the ISO weekday of a day number: 1 = Monday … 7 = Sunday. */
export function weekdayOfNumber(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

function dayNumber(year: number, month: number, date: number): number {
  const marchYear = month <= 2 ? year - 1 : year
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_PER_ERA + dayOfEra - DAYS_FROM_ERA_TO_1970
}

function civil(day: number): [number, number, number] {
  const shifted = day + DAYS_FROM_ERA_TO_1970
  const era = Math.floor(shifted / DAYS_PER_ERA)
  const dayOfEra = shifted - era * DAYS_PER_ERA
  const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const date = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  return [yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date]
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
