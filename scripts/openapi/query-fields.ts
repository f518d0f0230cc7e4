import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOP } from '../project/files.ts'

/** Which fields an operation filters and sorts by, searches and counts, and where its input says so. */
export type QueryFields = {
  filter?: { at: string; fields: FilterField[] }
  sort?: { at: string; isList: boolean; fields: string[] }
  searched?: { at: string; fields: string[] }
  counted?: { at: string; fields: string[] }
}

/** A field to filter by: what it is compared with, and by which operators. Without any, only with a value. */
export type FilterField = { name: string; type: string; operators: string[] }

type Recorded = Omit<QueryFields, 'filter'> & { filter?: { at: string; fields: Record<string, string> } }

/** Reads the fields of every operation that filters, sorts or searches; `npm run examples` records them. */
export function readQueryFields(): Record<string, QueryFields> {
  const recorded: Record<string, Recorded> = JSON.parse(
    readFileSync(join(TOP, 'scripts/openapi/query-fields.json'), 'utf8'),
  )
  return Object.fromEntries(Object.entries(recorded).map(([id, of]) => [id, readOne(of)]))
}

function readOne({ filter, ...others }: Recorded): QueryFields {
  const fields = Object.entries(filter?.fields ?? {}).map(([name, text]) => {
    const [type = '', ...operators] = text.split(' ')
    return { name, type, operators }
  })
  return { ...(filter ? { filter: { at: filter.at, fields } } : {}), ...others }
}

/** Describes in Markdown which fields a list is filtered and sorted by, searched and counted. */
export function describeQueryFields({ filter, sort, searched, counted }: QueryFields): string[] {
  return [
    ...(filter ? [`Fields of \`${filter.at}\`; others are refused:`, describeFilter(filter.fields)] : []),
    ...(filter && isCombinable(filter.fields) ? ['Conditions are combined with `$and`, `$or` and `$not`.'] : []),
    ...(sort ? [`Fields of \`${sort.at}\`; others are refused: ${code(sort.fields)}.`] : []),
    ...(searched ? [`Searched fields, for \`${searched.at}\`: ${code(searched.fields)}.`] : []),
    ...(counted ? [describeCounted(counted)] : []),
  ]
}

const describeCounted = ({ at, fields }: { at: string; fields: string[] }): string =>
  fields.length === 0
    ? `Nothing is counted: \`${at}\` stays empty.`
    : `Counted fields, for \`fieldPath\` in \`${at}\`: ${code(fields)}.`

/** One line for all fields that are compared alike. */
function describeFilter(fields: readonly FilterField[]): string {
  const alike = Map.groupBy(fields, ({ type, operators }) => [type, ...operators].join(' '))
  const lines = [...alike.values()].map((group) => {
    const [{ type, operators } = { type: '', operators: [] }] = group
    const how = operators.length > 0 ? `with ${code(operators)}` : 'with a value alone'
    return `- ${code(group.map(({ name }) => name))}: ${words[type] ?? type}, ${how}`
  })
  return lines.join('\n')
}

/** Filters whose fields take values alone, or few operators, are no expressions of the query language. */
export const isCombinable = (fields: readonly FilterField[]): boolean =>
  fields.some(({ operators }) => operators.includes('$ne'))

const words: Readonly<Record<string, string>> = {
  text: 'text',
  guid: 'id',
  number: 'number',
  boolean: 'true or false',
  timestamp: 'time',
  texts: 'texts',
  guids: 'ids',
  numbers: 'numbers',
  items: 'objects',
}

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')
