import { type Catalogue, en, type Phrase } from './catalogue/en.ts'
import { he } from './catalogue/he.ts'

const catalogues: Record<string, { words: Catalogue; locale: string; direction: 'ltr' | 'rtl' }> = {
  // English as the rest of the world writes it: day before month, 24 hours.
  en: { words: en, locale: 'en-GB', direction: 'ltr' },
  he: { words: he, locale: 'he-IL', direction: 'rtl' },
}

export type { Catalogue }

/** The sentences of a language; those of English for one that messages are not written in. */
export const catalogueFor = (language: string): Catalogue =>
  (catalogues[language.toLowerCase().split('-')[0] ?? ''] ?? (catalogues['en'] as (typeof catalogues)['en'])).words

/** One language's voice: its sentences, and how it writes days, times, lengths and money. */
export type Voice = ReturnType<typeof selectVoice>

/** Returns the voice for the first supported language, otherwise English. */
export function selectVoice(...wanted: (string | null | undefined)[]) {
  const language = wanted.map((tag) => tag?.toLowerCase().split('-')[0] ?? '').find((tag) => tag in catalogues) ?? 'en'
  const { words, locale, direction } = catalogues[language] as (typeof catalogues)['en']
  const say = (phrase: Phrase, values: Record<string, string> = {}): string =>
    words[phrase].replaceAll(/\{(\w+)\}/g, (_, name: string) => isolated(values[name] ?? '', direction))
  const at = (instant: number, zone: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: zone, hourCycle: 'h23' }).format(instant)
  const zonePart = (instant: number, zone: string, style: 'shortGeneric' | 'shortOffset'): string =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: style })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  // A zone's city has no translation in the platform; the clock of its country has.
  const city = (instant: number, zone: string): string =>
    language === 'en' ? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ') : zonePart(instant, zone, 'shortGeneric')
  const time = (instant: number, zone: string): string => at(instant, zone, { hour: '2-digit', minute: '2-digit' })
  const day = (instant: number, zone: string, options: Intl.DateTimeFormatOptions): string =>
    unpunctuated(at(instant, zone, { day: 'numeric', month: 'long', ...options }), language)
  return {
    language,
    locale,
    direction,
    say,
    time,
    /** Wednesday 25 November 2026 */
    fullDay: (instant: number, zone: string) => day(instant, zone, { weekday: 'long', year: 'numeric' }),
    /** Wed 25 November, 14:30 */
    shortMoment: (instant: number, zone: string) =>
      `${day(instant, zone, { weekday: 'short' })}, ${time(instant, zone)}`,
    /** Wed 25 November */
    shortDay: (instant: number, zone: string) => day(instant, zone, { weekday: 'short' }),
    /** Tuesday 24 November, 14:30, Rome time */
    zonedMoment: (instant: number, zone: string) =>
      [
        day(instant, zone, { weekday: 'long' }),
        time(instant, zone),
        say('zone.inLine', { city: city(instant, zone) }),
      ].join(', '),
    /** Tuesday 24 November, 14:30, Rome time; at midnight: the end of Monday 23 November, Rome time */
    zonedDeadline: (instant: number, zone: string) => {
      const [before, on] = [instant - 1, instant].map((at) => day(at, zone, { weekday: 'long' }))
      const inZone = say('zone.inLine', { city: city(instant, zone) })
      if (before !== on) return [say('time.endOfDay', { day: before ?? '' }), inZone].join(', ')
      return [on, time(instant, zone), inZone].join(', ')
    },
    /** Rome time (GMT+1) */
    zoneLine: (instant: number, zone: string) =>
      say('zone.line', { city: city(instant, zone), offset: zonePart(instant, zone, 'shortOffset') }),
    duration: (minutes: number) => duration(say, minutes),
    days: (count: number) => say(count === 1 ? 'duration.day' : 'duration.days', { count: String(count) }),
    money: (value: string, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
        value as Intl.StringNumericLiteral,
      ),
  }
}

/**
 * Isolates the direction of a phone number or Latin name within right-to-left text. Source: Unicode UAX 9, isolates.
 */
function isolated(value: string, direction: 'ltr' | 'rtl'): string {
  return direction === 'rtl' && value !== '' ? `\u2068${value}\u2069` : value
}

/** English platform formats put a comma after the weekday; a heading reads better without. */
function unpunctuated(text: string, language: string): string {
  return language === 'en' ? text.replace(',', '') : text
}

function duration(say: (phrase: Phrase, values: Record<string, string>) => string, minutes: number): string {
  if (minutes < 120) return say('duration.minutes', { count: String(minutes) })
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (rest === 0) return say('duration.hours', { count: String(hours) })
  return say('duration.hoursMinutes', { hours: String(hours), minutes: String(rest) })
}
