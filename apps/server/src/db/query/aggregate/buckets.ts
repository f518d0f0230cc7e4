import { type RawBuilder, sql } from 'kysely'
import type { QueryField } from '../spec.ts'
import { elementType, isList } from '../values.ts'
import { type QueryZone, zoneInSql } from '../zone.ts'
import type { Figure, Level, Unit } from './types.ts'

type Sql = RawBuilder<unknown>

/** The values of a field in one row: none, one, or those of its list. */
export function valuesTable({ type, entries }: QueryField, { column, siteId, id }: RowSql): Sql {
  if (entries) return entries.of(siteId, id)
  return isList(type)
    ? sql`select it from unnest(${column}) it where it is not null`
    : sql`select ${column} as it where ${column} is not null`
}

/** A row to count: the value of the field if it has its own column, and the row's ids. */
export type RowSql = { column: Sql; siteId: Sql; id: Sql }

/** Returns true if a row may have a value of the field twice. */
export function repeats({ type, entries }: QueryField): boolean {
  return isList(type) && !entries?.unique
}

/** Returns true if a row may be in a bucket twice. */
export function spreadRepeats({ kind, field }: Level): boolean {
  return isList(field.type) && (kind !== 'VALUE' || repeats(field))
}

/** Selects the buckets of a row, as text. */
export function spreadInto(level: Level, row: RowSql, zone: QueryZone): Sql {
  const values = valuesTable(level.field, row)
  switch (level.kind) {
    case 'VALUE': {
      const present = sql`select ${textSql(level.field, sql`it`)} as bucket from (${values}) present`
      if (level.missing === null) return present
      return sql`${present} union all select ${level.missing}::text where not exists (${values})`
    }
    case 'RANGE': {
      const whens = level.buckets.map(
        ({ from, to }, index) => sql`when (${from ?? null}::numeric is null or it >= ${from ?? null}::numeric)
          and (${to ?? null}::numeric is null or it < ${to ?? null}::numeric) then ${index}::int`,
      )
      return sql`select bucket::text as bucket
        from (select case ${sql.join(whens, sql` `)} end as bucket from (${values}) present) ranged where bucket is not null`
    }
    default:
      return sql`select ${milliseconds(startSql(level.unit, zone))} as bucket from (${values}) present`
  }
}

/** Orders buckets within the same parent. */
export function bucketOrder(level: Level, bucket: Sql, count: Sql): Sql {
  if (level.kind !== 'VALUE') return sql`${bucket}::numeric`
  const value = elementType(level.field.type) === 'number' ? sql`${bucket}::numeric` : bucket
  const direction = level.descending ? sql`desc` : sql`asc`
  return level.byCount ? sql`${count} ${direction}, ${value}` : sql`${value} ${direction}`
}

/** The figure as text; null over nothing, except for a number of values. Dates as milliseconds since 1970. */
export function figureSql({ field, scalar }: Figure, value: Sql): Sql {
  if (scalar === 'COUNT_DISTINCT') return sql`count(distinct ${value})::text`
  const call = { MIN: sql`min`, MAX: sql`max`, SUM: sql`sum`, AVG: sql`avg` }[scalar]
  const figure = sql`${call}(${value})`
  return elementType(field.type) === 'timestamp' ? milliseconds(figure) : sql`${figure}::text`
}

function textSql({ type }: QueryField, value: Sql): Sql {
  switch (elementType(type)) {
    case 'number':
      return sql`trim_scale(${value}::numeric)::text`
    case 'timestamp':
      return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    default:
      return sql`${value}::text`
  }
}

function milliseconds(instant: Sql): Sql {
  return sql`floor(extract(epoch from ${instant}) * 1000)::bigint::text`
}

/** Selects the start of the value's unit. Repeated hours of a night stay separate. */
function startSql(unit: Unit, zone: QueryZone): Sql {
  const wall = sql`(it at time zone ${zoneInSql(zone)})`
  const wallStart = sql`date_trunc(${sql.lit(unit.toLowerCase())}, ${wall})`
  const isShort = unit === 'HOUR' || unit === 'MINUTE' || unit === 'SECOND'
  return isShort ? sql`it - (${wall} - ${wallStart})` : sql`${wallStart} at time zone ${zoneInSql(zone)}`
}
