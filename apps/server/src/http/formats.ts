import { isEmail } from '@kalends/contract'
import type { FormatDefinition } from 'ajv'

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const day = /^(\d{4})-(\d\d)-(\d\d)$/
const time = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?$/
// No offset exceeds 14 hours; PostgreSQL refuses those of 16.
const offset = String.raw`[Zz]|[+-](0\d|1[0-3])(:?[0-5]\d)?|[+-]14(:?00)?`
const zoned = new RegExp(
  String.raw`^\d{4}-\d\d-\d\d[Tt]([01]\d|2[0-3]):[0-5]\d(:([0-5]\d|60)(\.\d{1,9})?)?(${offset})$`,
)

/** Every format of the contract: its test, and the description of a violation. */
export const formats: Record<string, { test: (value: string) => boolean; expected: string }> = {
  guid: { test: (value) => guid.test(value), expected: 'must be a GUID' },
  email: { test: isEmail, expected: 'must be an e-mail address' },
  timestamp: { test: isTimestamp, expected: 'must be a date and time like 2026-11-24T13:30:00.000Z' },
  'local-date': { test: isDay, expected: 'must be a day like 2026-11-24' },
  'local-time': { test: (value) => time.test(value), expected: 'must be a time like 13:30' },
  'local-date-time': {
    test: isLocalDateTime,
    expected: 'must be a date and time without an offset, like 2026-11-24T13:30:00',
  },
  'decimal-value': {
    test: (value) => /^-?\d{1,18}(\.\d{1,9})?$/.test(value),
    expected: 'must be a decimal number as text',
  },
  'web-url': { test: (value) => isUrl(value, ['http:', 'https:']), expected: 'must be a web address' },
  'secure-web-url': {
    test: (value) => isUrl(value, ['https:']),
    expected: 'must be a web address that begins with https',
  },
  country: { test: (value) => /^[A-Za-z]{2}$/.test(value), expected: 'must be a two-letter country code' },
  currency: { test: (value) => /^[A-Z]{3}$/.test(value), expected: 'must be a currency code of three capitals' },
  language: { test: (value) => /^[a-z]{2}$/i.test(value), expected: 'must be a two-letter language code' },
  'language-tag': { test: isLanguageTag, expected: 'must be a language tag like en or pt-BR' },
  phone: { test: (value) => /^[+\d][\d\s().\-/]{2,40}$/.test(value), expected: 'must be a telephone number' },
  'url-slug': {
    test: (value) => /^[\p{L}\p{N}_-]+$/u.test(value),
    expected: 'must consist of letters, digits, hyphens and underscores',
  },
  'color-hex': { test: (value) => /^#[0-9a-f]{6}$/i.test(value), expected: 'must be a colour like #1e5a4e' },
}

/** Formats for the validator. */
export const ajvFormats: Record<string, FormatDefinition<string>> = Object.fromEntries(
  Object.entries(formats).map(([name, { test }]) => [name, { type: 'string', validate: test }]),
)

/** Of a year that still has neighbours in PostgreSQL's calendar and in ours: days before and after are looked at too. */
function isDay(value: string): boolean {
  const year = Number(day.exec(value)?.[1])
  if (!(year >= 1000 && year <= 9998)) return false
  const date = new Date(`${value}T00:00:00.000Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

function isLocalDateTime(value: string): boolean {
  const [date, clock, ...rest] = value.split('T')
  return rest.length === 0 && date !== undefined && isDay(date) && clock !== undefined && time.test(clock)
}

function isTimestamp(value: string): boolean {
  return (zoned.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))) || isDay(value)
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}
