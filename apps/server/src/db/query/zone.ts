import { isZone, wallToInstant } from '@kalends/availability'
import { type RawBuilder, sql } from 'kysely'
import { isRecord, refuseField } from './refuse-field.ts'
import { findField, type QueryField } from './spec.ts'

/** Time zone for dates without offset: a name, or minutes ahead of UTC. */
export type QueryZone = string | number

/** Reads a time zone: a name, or an offset like `+02:00`. That of the business if missing. */
export function readZone(written: string | null | undefined, defaultZone: string, at: string): QueryZone {
  if (!written) return defaultZone
  const offset = /^([+-])(\d\d):?(\d\d)$/.exec(written)
  if (offset) {
    const minutes = Number(offset[2]) * 60 + Number(offset[3])
    if (minutes <= 18 * 60 && Number(offset[3]) < 60) return offset[1] === '-' ? -minutes : minutes
  } else if (isZone(written)) return written
  return refuseField(at, 'FORMAT', 'must be a zone like Europe/Berlin or an offset like +02:00')
}

/** What PostgreSQL takes after `at time zone`. As text an offset would count the other way round, as POSIX has it. */
export function zoneInSql(zone: QueryZone): RawBuilder<unknown> {
  return typeof zone === 'string' ? sql`${zone}::text` : sql`make_interval(mins => ${zone}::int)`
}

const local = /^\d{4}-\d\d-\d\d(?:[Tt]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)?$/

/** Converts dates without offset in a filter to instants in this zone. Other values stay. */
export function datesInZone<T>(fields: readonly QueryField[], filter: T, zone: QueryZone): T {
  return inside(fields, filter, zone, false, 0) as T
}

/** Deeper than any filter may be; the filter's own check says so. */
const deepEnough = 24

function inside(
  fields: readonly QueryField[],
  part: unknown,
  zone: QueryZone,
  isDate: boolean,
  depth: number,
): unknown {
  if (depth > deepEnough) return part
  if (Array.isArray(part)) return part.map((it) => inside(fields, it, zone, isDate, depth + 1))
  if (isRecord(part)) {
    const entries = Object.entries(part).map(([name, value]) => {
      const field = findField(fields, name)
      return [name, inside(fields, value, zone, field ? field.type === 'timestamp' : isDate, depth + 1)]
    })
    return Object.fromEntries(entries)
  }
  return isDate && typeof part === 'string' && local.test(part) ? toInstant(part, zone) : part
}

function toInstant(text: string, zone: QueryZone): string {
  const wall = new Date(`${text.length > 10 ? text : `${text}T00:00`}Z`).getTime()
  if (Number.isNaN(wall)) return text
  const instant = typeof zone === 'string' ? wallToInstant(wall, zone) : wall - zone * 60_000
  return new Date(instant).toISOString()
}
