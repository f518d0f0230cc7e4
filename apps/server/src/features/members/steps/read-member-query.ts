import type { FieldViolation, members } from '@kalends/contract'
import { refuseFields } from '../../../refusal.ts'
import { type Searched, searchable } from '../store/member-fields.ts'

/** The API accepts any value as filter; only an object is meaningful. */
export function toMemberFilter(filter: unknown, field: string): Record<string, unknown> | undefined {
  if (filter === null || filter === undefined) return undefined
  if (typeof filter === 'object' && !Array.isArray(filter)) return filter as Record<string, unknown>
  return refuseFields([{ field, description: 'must be an object', violatedRule: 'TYPE', data: {} }])
}

/** Reads the search; the nickname is the default field. */
export function readSearch(sent: members.Search | null | undefined, seesAll: boolean): Searched | undefined {
  const fields = sent?.fields?.length ? sent.fields : ['profile.nickname']
  const columns = fields.map((name, index) => {
    const field = Object.hasOwn(searchable, name) ? searchable[name] : undefined
    if (field && (seesAll || !field.closed)) return field.column
    return refuseFields([unsearched(`search.fields[${index}]`, seesAll)])
  })
  const expression = sent?.expression?.trim()
  return expression ? { expression, columns } : undefined
}

function unsearched(field: string, seesAll: boolean): FieldViolation {
  const fields = Object.keys(searchable).filter((name) => seesAll || !searchable[name]?.closed)
  const description = `is not searched: choose one of ${fields.join(', ')}`
  return { field, description, violatedRule: 'UNKNOWN_FIELD', data: { fields } }
}
