import { sql } from 'kysely'
import { type Condition, compileCondition, findOperator, listOperators, not } from './operators.ts'
import { isRecord, quoted, refuseField } from './refuse-field.ts'
import { findField, type QueryField } from './spec.ts'
import { readList } from './values.ts'

const maxDepth = 10
const tooDeep = `must not be nested deeper than ${maxDepth}`
const maxNodes = 200

/** How far a filter has been read: what it may still grow by. */
type Reading = { nodes: number }

/**
 * Compiles a filter to one condition; undefined for an empty one. Only declared fields are reachable, and every value
 * is a parameter. Invalid parts are refused with their path: `query.filter.status`.
 */
export function compileFilter(fields: readonly QueryField[], filter: unknown, at: string): Condition | undefined {
  if (filter === undefined || filter === null) return undefined
  const conditions = compileConditions(fields, filter, at, 1, { nodes: 0 })
  return conditions.length === 0 ? undefined : matchAll(conditions)
}

function compileConditions(
  fields: readonly QueryField[],
  filter: unknown,
  at: string,
  depth: number,
  reading: Reading,
): Condition[] {
  if (!isRecord(filter)) return refuseField(at, 'TYPE', 'must be an object of fields and their values')
  if (depth > maxDepth) return refuseField(at, 'OTHER', tooDeep, { ruleName: 'FILTER_TOO_DEEP' })
  const inner = (part: unknown, path: string) => group(compileConditions(fields, part, path, depth + 1, reading))
  return Object.entries(filter).map(([name, value]) => {
    count(reading, at)
    const path = `${at}.${quoted(name)}`
    switch (name) {
      case '$and':
        return group(readList(value, path).map((part, index) => inner(part, `${path}[${index}]`)))
      case '$or':
        return matchAny(readList(value, path).map((part, index) => inner(part, `${path}[${index}]`)))
      case '$not':
        return not(inner(value, path))
      default:
        return onField(findFilterField(fields, name) ?? unknownField(fields, path), value, path, depth, reading)
    }
  })
}

/** `field: value`, or `field: {$operator: value, …}` where all must hold. */
function onField(field: QueryField, value: unknown, at: string, depth: number, reading: Reading): Condition {
  if (!isRecord(value)) return operator(field, '$eq', value, at, depth, reading)
  const entries = Object.entries(value)
  if (entries.length === 0) return refuseField(at, 'TYPE', 'must be compared with a value')
  return group(entries.map(([name, operand]) => operator(field, name, operand, at, depth, reading)))
}

function operator(
  field: QueryField,
  name: string,
  value: unknown,
  at: string,
  depth: number,
  reading: Reading,
): Condition {
  count(reading, at, field.weight)
  if (name === '$not' && isRecord(value)) {
    if (depth >= maxDepth) return refuseField(at, 'OTHER', tooDeep, { ruleName: 'FILTER_TOO_DEEP' })
    return not(onField(field, value, at, depth + 1, reading))
  }
  const known = findOperator(field, name)
  if (!known) {
    const operators = listOperators(field)
    const allowed = operators.join(', ')
    return refuseField(at, 'OTHER', `cannot be filtered with ${quoted(name)}: its operators are ${allowed}`, {
      ruleName: 'UNSUPPORTED_OPERATOR',
      data: { type: field.type, operators },
    })
  }
  if (known === '$matchItems') return matchItems(field, value, at, depth, reading)
  return compileCondition(field, known, value, at)
}

/** For each of the filters, some item of the list fits it. */
function matchItems(field: QueryField, value: unknown, at: string, depth: number, reading: Reading): Condition {
  const filters = Array.isArray(value) ? readList(value, at) : [value]
  return group(
    filters.map((filter) => {
      const conditions = compileConditions(field.items ?? [], filter, at, depth + 1, reading)
      return sql`exists (select 1 from jsonb_array_elements(${field.column}) as item where ${group(conditions)})`
    }),
  )
}

function count(reading: Reading, at: string, by = 1): void {
  reading.nodes += by
  if (reading.nodes > maxNodes) {
    refuseField(at, 'MAX_SIZE', `must not ask for more than ${maxNodes} things`, { data: { threshold: maxNodes } })
  }
}

/** Fields without operators are sorted by alone. */
const isFilterField = (field: QueryField): boolean => listOperators(field).length > 0

function findFilterField(fields: readonly QueryField[], name: string): QueryField | undefined {
  const field = findField(fields, name)
  return field && isFilterField(field) ? field : undefined
}

function unknownField(fields: readonly QueryField[], at: string): never {
  const names = fields.filter(isFilterField).map(({ name }) => name)
  return refuseField(at, 'UNKNOWN_FIELD', `is not a field to filter by: choose one of ${names.join(', ')}`, {
    data: { fields: names },
  })
}

function group(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : matchAll(conditions)
}

function matchAll(conditions: readonly Condition[]): Condition {
  return sql`(${sql.join(conditions, sql` and `)})`
}

function matchAny(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}
