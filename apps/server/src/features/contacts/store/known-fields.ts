import { sql } from 'kysely'
import type { QueryField, QuerySpec } from '../../../db/query/index.ts'
import type { KnownContacts } from '../rules/known-contacts.ts'

/**
 * Returns a list as a reader may filter and sort it: its fields with ids of contacts are empty for contacts whose ids they may
 * not be told, so that nothing is found or ordered by them.
 */
export function showKnownOnly(spec: QuerySpec, names: readonly string[], known: KnownContacts): QuerySpec {
  if (known === 'all') return spec
  const limit = (field: QueryField): QueryField => {
    const { name, column } = field
    if (!names.includes(name)) return field
    return { ...field, column: sql`case when ${column} = any(${[...known]}::uuid[]) then ${column} end` }
  }
  return { ...spec, fields: spec.fields.map(limit) }
}
