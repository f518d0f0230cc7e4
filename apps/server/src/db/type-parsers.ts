import pg from 'pg'

const { builtins } = pg.types

/**
 * How values come out of the database: `timestamptz` as an ISO string in UTC with its microseconds, `date` and
 * `timestamp` as text, `int8` as a number (a value past 2^53 is a defect and throws), everything else as the driver does.
 */
export function selectParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format === 'binary') return pg.types.getTypeParser(oid, format) as (value: string) => unknown
  return own.get(oid) ?? (pg.types.getTypeParser(oid, 'text') as (value: string) => unknown)
}

const own = new Map<number, (value: string) => unknown>([
  [builtins.TIMESTAMPTZ, isoInstant],
  [builtins.TIMESTAMP, (value) => value.replace(' ', 'T')],
  [builtins.DATE, (value) => value],
  [builtins.INT8, safeInteger],
])

function isoInstant(value: string): string {
  if (value.endsWith('+00')) return `${value.slice(0, 10)}T${value.slice(11, -3)}Z`
  if (value.endsWith('infinity')) return value
  return new Date(value).toISOString()
}

function safeInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`int8 value ${value} does not fit a number`)
  return number
}
