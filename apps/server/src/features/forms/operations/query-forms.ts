import { findFilterCondition } from '../../../db/query/filter-reach.ts'
import type { Query } from '../../../db/query/index.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { queryFormRows } from '../store/query-forms.ts'
import { formView } from '../view/form.ts'
import { cursorPaging } from '../view/paging.ts'

export const queryForms: Operation<'queryForms'> = async ({ input, actor }, { db }) => {
  if (input.kind === 'EXTENSION') return { forms: [], metadata: { count: 0, hasNext: false } }
  const query = inNamespace(input.query ?? {}, input.namespace)
  const { forms, pagingMetadata } = await queryFormRows(db, actor.siteId, query)
  return { forms: forms.map(formView), metadata: cursorPaging(pagingMetadata) }
}

/** Adds the requested namespace to the filter; a cursor carries its own. Refuses a query without any. */
export function inNamespace(query: Query, namespace?: string | null): Query {
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
