import { offsetAt } from '@kalends/availability'
import { elementType } from '../values.ts'
import type { QueryZone } from '../zone.ts'
import type { Figure, Leaf, Level, Plan } from './types.ts'

/** Dates one histogram shows at most. */
const maxDates = 200

/** Aggregation results in API shape. */
export type AggregationResult = { name: string; type: Plan['type']; fieldPath: string } & Record<string, unknown>

/** The answer to one aggregation. */
export function toResult(plan: Plan, leaves: readonly Leaf[], zone: QueryZone): AggregationResult {
  const { name, type, fieldPath, levels, figures } = plan
  const header = { name, type, fieldPath }
  if (plan.grouped) return { ...header, groupedByValue: { results: toGroups(plan, leaves) } }
  if (type === 'NESTED') return { ...header, nested: { results: leaves.map((leaf) => toRow(plan, leaf, zone)) } }
  const [level] = levels
  const [figure] = figures
  if (figure) return { ...header, ...topFigure(figure, leaves[0]?.figures[0] ?? null) }
  return { ...header, ...(level ? toCounts(level, leaves, zone) : {}) }
}

function toCounts(level: Level, leaves: readonly Leaf[], zone: QueryZone): Record<string, unknown> {
  const counted = leaves.map(({ values: [value = ''], counts: [count = 0] }) => ({ value, count }))
  switch (level.kind) {
    case 'VALUE':
      return { values: { results: counted } }
    case 'RANGE': {
      const counts = new Map(counted.map(({ value, count }) => [Number(value), count]))
      // Empty ranges stay, in the requested order.
      return { ranges: { results: level.buckets.map((it, index) => ({ ...ends(it), count: counts.get(index) ?? 0 })) } }
    }
    default: {
      const dates = counted.slice(0, maxDates).map(({ value, count }) => ({ value: toDate(value, zone), count }))
      return { dateHistogram: { results: dates } }
    }
  }
}

function topFigure({ field, scalar: type }: Figure, figure: string | null): Record<string, unknown> {
  if (elementType(field.type) === 'timestamp' && type !== 'COUNT_DISTINCT')
    return { scalarDate: { type, ...(figure === null ? {} : { value: toInstant(figure) }) } }
  return { scalar: { type, ...(figure === null ? {} : { value: Number(figure) }) } }
}

/** One innermost bucket: what it and those around it hold, by the names given. */
function toRow({ levels, figures }: Plan, leaf: Leaf, zone: QueryZone): { results: Record<string, unknown> } {
  const buckets = levels.map((level, index) => {
    const value = leaf.values[index] ?? ''
    const count = leaf.counts[index] ?? 0
    if (level.kind === 'RANGE') return [level.name, { range: { ...ends(level.buckets[Number(value)] ?? {}), count } }]
    if (level.kind === 'VALUE') return [level.name, { value: { value, count } }]
    return [level.name, { dateHistogram: { value: toDate(value, zone), count } }]
  })
  const scalars = figures.flatMap((figure, index) => {
    const value = leaf.figures[index] ?? null
    if (value === null) return []
    const isDate = elementType(figure.field.type) === 'timestamp' && figure.scalar !== 'COUNT_DISTINCT'
    const shown = isDate ? { scalarDate: { value: toInstant(value) } } : { scalar: { value: Number(value) } }
    return [[figure.name, shown]]
  })
  return { results: Object.fromEntries([...buckets, ...scalars]) }
}

/** The older form: values, and within each the values of another field. */
function toGroups({ name, fieldPath }: Plan, leaves: readonly Leaf[]) {
  const groups = new Map<string, { value: string; count: number }[]>()
  for (const { values, counts } of leaves) {
    const [group = '', value = ''] = values
    groups.set(group, [...(groups.get(group) ?? []), { value, count: counts[1] ?? 0 }])
  }
  return [...groups].map(([value, results]) => ({
    value,
    nestedResults: { name, type: 'VALUE', fieldPath, values: { results } },
  }))
}

function ends({ from, to }: { from?: number | null | undefined; to?: number | null | undefined }) {
  return { ...(from == null ? {} : { from }), ...(to == null ? {} : { to }) }
}

function toInstant(milliseconds: string): string {
  return new Date(Number(milliseconds)).toISOString()
}

/** Returns the local start of a calendar unit with its offset from UTC. */
function toDate(milliseconds: string, zone: QueryZone): string {
  const instant = Number(milliseconds)
  const ahead = typeof zone === 'string' ? offsetAt(instant, zone) : zone * 60_000
  if (ahead === 0) return new Date(instant).toISOString()
  const minutes = Math.round(Math.abs(ahead) / 60_000)
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((it) => String(it).padStart(2, '0'))
  return `${new Date(instant + ahead).toISOString().slice(0, -1)}${ahead < 0 ? '-' : '+'}${hour}:${minute}`
}
