import { type RawBuilder, sql } from 'kysely'
import { refuseField } from './refuse-field.ts'
import type { FieldType } from './spec.ts'

/** Longest list an operator takes. */
const maxListSize = 1000

export type Scalar = Exclude<FieldType, 'texts' | 'numbers' | 'guids' | 'items'>

/** A value that was checked and is bound as a parameter. */
type Bound = string | boolean

const casts: Record<Scalar, RawBuilder<unknown>> = {
  text: sql`text`,
  number: sql`numeric`,
  boolean: sql`boolean`,
  timestamp: sql`timestamptz`,
  guid: sql`uuid`,
}

/** What an entry of a list is; a single value is of its own type. */
export function elementType(type: FieldType): Scalar {
  if (type === 'texts') return 'text'
  if (type === 'numbers') return 'number'
  if (type === 'guids') return 'guid'
  return type === 'items' ? 'text' : type
}

/** A checked value as SQL. */
export function literal(type: Scalar, value: unknown, at: string): RawBuilder<unknown> {
  return sql`${readers[type](value, at)}::${casts[type]}`
}

/** A checked list as one SQL array, so that a list of any length is the same statement. */
export function literalList(type: Scalar, values: readonly unknown[], at: string): RawBuilder<unknown> {
  const bound = values.map((value, index) => String(readers[type](value, `${at}[${index}]`)))
  return sql`${bound}::${casts[type]}[]`
}

/** Returns true if a field holds a list of values. */
export function isList(type: FieldType): boolean {
  return type === 'texts' || type === 'numbers' || type === 'guids'
}

/** The list an operator was given, of no more entries than anyone needs. */
export function readList(value: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(value)) return refuseField(at, 'TYPE', 'must be a list')
  if (value.length > maxListSize) {
    const more = { data: { threshold: maxListSize } }
    return refuseField(at, 'MAX_SIZE', `must have at most ${maxListSize} entries`, more)
  }
  return value
}

export function readText(value: unknown, at: string): string {
  if (typeof value !== 'string') return refuseField(at, 'TYPE', 'must be compared with a text')
  if (value.includes('\u0000')) return refuseField(at, 'FORMAT', 'must not hold the character NUL')
  return value
}

export function readBoolean(value: unknown, at: string): boolean {
  return typeof value === 'boolean' ? value : refuseField(at, 'TYPE', 'must be compared with true or false')
}

const readers: Record<Scalar, (value: unknown, at: string) => Bound> = {
  text: readText,
  boolean: readBoolean,
  number: readNumber,
  timestamp: readTimestamp,
  guid: readGuid,
}

/** Reads a number, or text for large ones as in the API. */
function readNumber(value: unknown, at: string): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value === 'string' && /^-?\d{1,30}(\.\d{1,30})?$/.test(value)) return value
  return refuseField(at, 'TYPE', 'must be compared with a number')
}

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function readGuid(value: unknown, at: string): string {
  if (typeof value !== 'string') return refuseField(at, 'TYPE', 'must be compared with a GUID')
  return guid.test(value) ? value : refuseField(at, 'FORMAT', 'must be compared with a GUID')
}

const timestamp = /^\d{4}-\d\d-\d\d(?:[Tt]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?<zone>[Zz]|[+-]\d\d:?\d\d)?)?$/

/** Reads an instant, in UTC without an offset. Preserves microseconds, which the database stores. */
function readTimestamp(value: unknown, at: string): string {
  if (typeof value !== 'string') return refuseField(at, 'TYPE', 'must be compared with a date and time')
  const match = timestamp.exec(value)
  const hasTime = value.length > 10
  const written = hasTime && !match?.groups?.['zone'] ? `${value}Z` : value
  const instant = new Date(written)
  if (!match || Number.isNaN(instant.getTime()) || !isRealDay(value) || !fitsTheDatabase(instant)) {
    return refuseField(at, 'FORMAT', 'must be compared with a date and time like 2026-11-24T13:30:00.000Z')
  }
  return /[Zz]$/.test(written) ? written : instant.toISOString()
}

/** JavaScript rolls 30 February over into March. */
function isRealDay(value: string): boolean {
  const day = value.slice(0, 10)
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

/** The year nought is no year there, and one of five digits would be written another way. */
function fitsTheDatabase(instant: Date): boolean {
  return instant.getUTCFullYear() >= 1 && instant.getUTCFullYear() <= 9999
}
