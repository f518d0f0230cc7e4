import type { Language } from './preferences.ts'

// English as the rest of the world writes it: day before month, 24 hours.
const LOCALES: Record<Language, string> = { en: 'en-GB', he: 'he-IL' }

const MINUTE = 60_000

type Instant = number | string | Date
export type Money = { value: string; currency: string }

/** Everything a page writes that is not a sentence. Local days are `YYYY-MM-DD`; zones are IANA names. */
export type Formats = ReturnType<typeof createFormats>

export function createFormats(language: Language, names: Readonly<Record<string, string>> = {}) {
  const locale = LOCALES[language]
  const at = (instant: Instant, zone: string, options: Intl.DateTimeFormatOptions): string =>
    dateFormat(locale, { ...options, timeZone: zone }).format(new Date(instant))
  const onDay = (day: string, options: Intl.DateTimeFormatOptions): string => at(`${day}T12:00:00Z`, 'UTC', options)

  const time = (instant: Instant, zone: string): string =>
    at(instant, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

  const dayShort = (day: string): string =>
    unpunctuated(onDay(day, { weekday: 'short', day: 'numeric', month: 'short' }), language)
  /** What follows the first of whole days: all day, or the last one. Undefined for hours. */
  const daysText = (start: Instant, end: Instant, zone: string): string | undefined => {
    const days = wholeDays(start, end, zone)
    if (!days) return undefined
    const text = names[days.first === days.last ? 'common.allDay' : 'common.untilDay'] ?? '{day}'
    return text.replace('{day}', dayShort(days.last))
  }

  const moment = (instant: Instant, zone: string): string =>
    at(instant, zone, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })

  return {
    /** 14:30 */
    time,
    /** 14:30; the first day if it lasts whole days: Wed 25 Nov */
    startClock: (start: Instant, end: Instant, zone: string): string =>
      wholeDays(start, end, zone) ? dayShort(dayIn(start, zone)) : time(start, zone),
    /** 14:30; all day; until Fri 27 Nov */
    startTime: (start: Instant, end: Instant, zone: string): string => daysText(start, end, zone) ?? time(start, zone),
    /** 14:30–15:30; all day; until Fri 27 Nov */
    timeRange: (start: Instant, end: Instant, zone: string): string =>
      daysText(start, end, zone) ?? leftToRight(`${time(start, zone)}–${time(end, zone)}`),
    /** Wed 25 Nov */
    dayShort,
    /** Wed 25 November */
    dayMedium: (day: string): string =>
      unpunctuated(onDay(day, { weekday: 'short', day: 'numeric', month: 'long' }), language),
    /** Wednesday 25 November */
    dayLong: (day: string): string =>
      unpunctuated(onDay(day, { weekday: 'long', day: 'numeric', month: 'long' }), language),
    /** Wednesday 25 November 2026 */
    dayFull: (day: string): string =>
      unpunctuated(onDay(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }), language),
    /** Wednesday */
    weekday: (day: string): string => onDay(day, { weekday: 'long' }),
    /** Wed */
    weekdayShort: (day: string): string => onDay(day, { weekday: 'short' }),
    /** We */
    weekdayLeast: (day: string): string =>
      language === 'en' ? onDay(day, { weekday: 'short' }).slice(0, 2) : onDay(day, { weekday: 'narrow' }),
    /** 25 */
    dayNumber: (day: string): string => String(Number(day.slice(8))),
    /** November */
    month: (day: string): string => onDay(day, { month: 'long' }),
    /** Nov */
    monthShort: (day: string): string => onDay(day, { month: 'short' }),
    /** November 2026 */
    monthYear: (day: string): string => onDay(day, { month: 'long', year: 'numeric' }),
    /** 25 November */
    dayMonth: (day: string): string => onDay(day, { day: 'numeric', month: 'long' }),
    /** 25 Nov 2026 */
    dayMonthYear: (day: string): string => onDay(day, { day: 'numeric', month: 'short', year: 'numeric' }),
    /** Wed 25 Nov, 14:30 */
    moment,
    /** 14:30; with its day where that is another one than in the zone shown: Tue 24 Nov, 23:30 */
    timeElsewhere: (instant: Instant, zone: string, shown: string): string =>
      dayIn(instant, zone) === dayIn(instant, shown) ? time(instant, zone) : moment(instant, zone),
    /** A moment of something that lasts from start to end; where that is whole days, the day alone. */
    momentOf: (instant: Instant, { start, end }: { start: Instant; end: Instant }, zone: string): string =>
      wholeDays(start, end, zone) ? dayShort(dayIn(instant, zone)) : moment(instant, zone),
    /** €68.00, ¥900: always with the decimals of the currency */
    money: ({ value, currency }: Money): string => moneyFormat(locale, currency).format(Number(value)),
    /** 60 min, 2 h, 2 h 15 min, 3 days */
    duration: (minutes: number): string => duration(locale, minutes),
    /** Rome: the city of a zone, translated where the catalogue has it */
    zoneCity: (zone: string): string => zoneCity(names, zone),
    /** GMT+1 */
    zoneOffset: (zone: string, instant: Instant): string => offset(zone, instant),
    /** Livia or Noor */
    anyOf: (names: string[]): string => new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
    /** Massage and yoga */
    allOf: (names: string[]): string => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
    number: (value: number): string => numberFormat(locale, {}).format(value),
  }
}

/** Isolates digits from right-to-left text: 14:30–15:30, +39 06 555. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`

/** Local day of an instant in a zone, `YYYY-MM-DD`. */
export function dayIn(instant: Instant, zone: string): string {
  const format = dateFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return format.format(new Date(instant))
}

export const isThisYear = (day: string, today: string): boolean => day.slice(0, 4) === today.slice(0, 4)

/** No local day is shorter. */
const SHORTEST_DAY = 20 * 60 * MINUTE

/** Returns the first and last of the whole local days that a time is; null if it is hours. */
export function wholeDays(start: Instant, end: Instant, zone: string): { first: string; last: string } | null {
  const [from, until] = [new Date(start).getTime(), new Date(end).getTime()]
  const beginsDay = (at: number): boolean => dayIn(at, zone) !== dayIn(at - 1, zone)
  if (until - from < SHORTEST_DAY || !beginsDay(from) || !beginsDay(until)) return null
  return { first: dayIn(from, zone), last: dayIn(until - 1, zone) }
}

/** Minutes after local midnight of an instant in a zone. */
export function minuteOfDay(instant: Instant, zone: string): number {
  const format = dateFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const [hours = 0, minutes = 0] = format.format(new Date(instant)).split(':').map(Number)
  return hours * 60 + minutes
}

/** Whole days between two local days. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * MINUTE)

/** The local day some days later, or earlier. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 24 * 60 * MINUTE).toISOString().slice(0, 10)

/** 0 Monday … 6 Sunday. */
export const weekdayIndex = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7

/** First weekday of the language, 0 Monday … 6 Sunday. */
export const firstWeekday = (language: Language): number => (language === 'he' ? 6 : 0)

/** Returns true if a text of a URL is an existing day in a supported year. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Returns true if the time zone exists, so that `?zone=…` can be trusted. */
export function isZone(zone: string): boolean {
  try {
    dateFormat('en-GB', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Returns the time zone of the URL; null if it names none or an unknown one. */
export function requestedZone(search: URLSearchParams): string | null {
  const zone = search.get('zone')
  return zone && isZone(zone) ? zone : null
}

/** The decimals of a currency: 0, 2 or 3. */
export const currencyDecimals = (currency: string): number =>
  moneyFormat(LOCALES.en, currency).resolvedOptions().maximumFractionDigits ?? 2

const moneyFormat = (locale: string, currency: string): Intl.NumberFormat =>
  numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })

function duration(locale: string, minutes: number): string {
  const part = (value: number, unit: 'minute' | 'hour'): string =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
      .format(value)
      .replace('hrs', 'h')
      .replace('hr', 'h')
      .replace('mins', 'min')
  if (minutes >= 1440 && minutes % 1440 === 0)
    return numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(minutes / 1440)
  if (minutes < 120) return part(minutes, 'minute')
  const rest = minutes % 60
  return [part(Math.floor(minutes / 60), 'hour'), ...(rest ? [part(rest, 'minute')] : [])].join(' ')
}

function zoneCity(names: Readonly<Record<string, string>>, zone: string): string {
  const city = zone.split('/').at(-1) ?? zone
  return names[`city.${city}`] ?? city.replaceAll('_', ' ')
}

// Latin letters everywhere; direction marks around it differ between platforms.
function offset(zone: string, instant: Instant): string {
  const parts = dateFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(new Date(instant))
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

// "Wed, 25 Nov" in some data versions, "Wed 25 Nov" in others: server and browser must write the same.
const unpunctuated = (text: string, language: Language): string => (language === 'en' ? text.replace(',', '') : text)

const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

function cached<Format extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => Format): Format {
  const found = formats.get(key)
  if (found) return found as Format
  const made = make()
  formats.set(key, made)
  return made
}

const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(`d${locale}${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))

const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cached(`n${locale}${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))
