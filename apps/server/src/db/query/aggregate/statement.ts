import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { QueryField } from '../spec.ts'
import type { QueryZone } from '../zone.ts'
import { bucketOrder, figureSql, type RowSql, repeats, spreadInto, spreadRepeats, valuesTable } from './buckets.ts'
import type { Figure, Leaf, Level, Plan } from './types.ts'

type Sql = RawBuilder<unknown>
type Row = (field: QueryField) => RowSql
type RowKey = Pick<RowSql, 'id' | 'siteId'>

/** Buckets one aggregation answers at most; nested ones would grow without end. */
const maxLeaves = 1000

/**
 * Computes all aggregations in one statement over the rows of `all`, which are read once. Each level only splits the
 * buckets retained by the previous one.
 */
export async function countLeaves<DB, TB extends keyof DB, O>(
  db: Db,
  all: SelectQueryBuilder<DB, TB, O>,
  key: RowKey,
  plans: readonly Plan[],
  zone: QueryZone,
): Promise<Leaf[][]> {
  if (plans.length === 0) return []
  const fields = [...new Set(plans.flatMap(({ levels, figures }) => [...levels, ...figures].map((it) => it.field)))]
  const read = fields.flatMap((field, index) => (field.entries ? [] : field.column.as(`f${index}`)))
  const found = all.clearSelect().select([key.id.as('found_id'), key.siteId.as('found_site'), ...read])
  const row: Row = (field) => ({
    id: sql`found.found_id`,
    siteId: sql`found.found_site`,
    column: sql`found.${sql.ref(`f${fields.indexOf(field)}`)}`,
  })
  const parts = plans.map((plan, index) => partSql(plan, index, row, zone))
  const tables = [sql`found as materialized (${found})`, ...parts.flatMap((part) => part.tables)]
  const { rows } = await sql<{ plan: number; leaf: Leaf }>`with ${sql.join(tables)}
    select plan, leaf from (${sql.join(
      parts.map(({ leaves }) => leaves),
      sql` union all `,
    )}) counted order by plan, rank`.execute(db)
  return plans.map((_, index) => rows.filter(({ plan }) => plan === index).map(({ leaf }) => leaf))
}

/** The tables one aggregation needs, and its buckets read from the last of them. */
function partSql({ levels, figures }: Plan, plan: number, row: Row, zone: QueryZone) {
  const table = (kind: string, at: number) => sql.ref(`${kind}_${plan}_${at}`)
  const tables = levels.flatMap((level, index) => [
    sql`${table('rows', index)} as (${partTable(level, index, table, row, zone)})`,
    sql`${table('retained', index)} as materialized (${retainedTable(level, index, table)})`,
  ])
  const depth = levels.length
  const figureTables = figures.map(
    (figure, index) => sql`${table('figure', index)} as (${figureTable(figure, depth, table, row)})`,
  )
  const joins = figures.map((_, index) =>
    depth === 0
      ? sql`cross join ${table('figure', index)}`
      : sql`left join ${table('figure', index)} using (${bs(depth)})`,
  )
  const source = depth === 0 ? sql`(select 1) once` : table('retained', depth - 1)
  const rank = depth === 0 ? sql`1` : sql`row_number() over (order by ${names('r', depth)})`
  const leaves = sql`select ${plan}::int as plan, ${rank} as rank, jsonb_build_object(
      'values', jsonb_build_array(${names('b', depth)}), 'counts', jsonb_build_array(${names('n', depth)}),
      'figures', jsonb_build_array(${list(figures.map((_, index) => sql`${table('figure', index)}.figure`))})) as leaf
    from ${source} ${list(joins, sql` `)}`
  return { tables: [...tables, ...figureTables], leaves }
}

type Table = (kind: string, at: number) => Sql

/** Selects each row once per bucket of this level. */
function partTable(level: Level, index: number, table: Table, row: Row, zone: QueryZone): Sql {
  const spread = spreadInto(level, row(level.field), zone)
  const bucket = sql`spread.bucket as ${sql.ref(`b${index}`)}`
  const once = spreadRepeats(level) ? sql`distinct ` : sql``
  if (index === 0) return sql`select ${once}found.found_id, ${bucket} from found cross join lateral (${spread}) spread`
  return sql`select ${once}before.found_id, ${bs(index)}, ${bucket} from ${table('rows', index - 1)} before
    join ${table('retained', index - 1)} using (${bs(index)}) join found using (found_id)
    cross join lateral (${spread}) spread`
}

/** Selects the retained buckets of this level, with count and rank within their parent. */
function retainedTable(level: Level, index: number, table: Table): Sql {
  const bucket = sql.ref(`b${index}`)
  const count = sql.ref(`n${index}`)
  const rank = sql.ref(`r${index}`)
  const counted = sql`(select ${bs(index + 1)}, count(*)::int as ${count} from ${table('rows', index)}
    group by ${bs(index + 1)}) counted`
  const within = index === 0 ? sql`` : sql`partition by ${bs(index)}`
  const parents = index === 0 ? sql`` : sql`join ${table('retained', index - 1)} using (${bs(index)})`
  const ranked = sql`select *, row_number() over (${within} order by ${bucketOrder(level, bucket, count)}) as ${rank}
    from ${counted} ${parents}`
  const limit = level.kind === 'VALUE' ? level.limit : maxLeaves
  return sql`select * from (${ranked}) ranked where ${rank} <= ${limit}
    order by ${names('r', index + 1)} limit ${maxLeaves}`
}

/** Selects a figure per innermost bucket; over all rows without buckets. */
function figureTable(figure: Figure, depth: number, table: Table, row: Row): Sql {
  const values = valuesTable(figure.field, row(figure.field))
  const once = repeats(figure.field) ? sql`select distinct it from (${values}) present` : values
  const spread = sql`cross join lateral (${once}) spread`
  if (depth === 0) return sql`select ${figureSql(figure, sql`spread.it`)} as figure from found ${spread}`
  return sql`select ${bs(depth)}, ${figureSql(figure, sql`spread.it`)} as figure from ${table('rows', depth - 1)}
    join found using (found_id) ${spread} group by ${bs(depth)}`
}

const bs = (count: number) => names('b', count)

function names(prefix: string, count: number): Sql {
  return list(Array.from({ length: count }, (_, index) => sql.ref(`${prefix}${index}`)))
}

function list(parts: readonly Sql[], between = sql`, `): Sql {
  return parts.length === 0 ? sql`` : sql.join([...parts], between)
}
