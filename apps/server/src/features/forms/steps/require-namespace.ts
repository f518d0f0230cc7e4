import { findFilterCondition } from '../../../db/query/filter-reach.ts'
import type { Query } from '../../../db/query/index.ts'
import { refuseFields } from '../../../refusal.ts'

/** Adds the requested namespace to the filter; a cursor carries its own. Refuses a query without any. */
export function requireNamespace(query: Query, namespace?: string | null): Query {
  if (query.cursorPaging?.cursor) return query
  const requested = findFilterCondition('namespace', query.filter) ?? namespace
  if (requested) return { ...query, filter: { ...query.filter, namespace: requested } }
  return refuseFields([
    {
      field: 'query.filter.namespace',
      description: 'must say what the forms are for',
      violatedRule: 'OTHER',
      ruleName: 'MISSING_NAMESPACE_FILTER',
      data: {},
    },
  ])
}
