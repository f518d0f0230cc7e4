import type { Operation } from '../../../operation.ts'
import { requireNamespace } from '../steps/require-namespace.ts'
import { queryFormRows } from '../store/query-forms.ts'
import { formView } from '../view/form.ts'
import { cursorPaging } from '../view/paging.ts'

export const queryForms: Operation<'queryForms'> = async ({ input, actor }, { db }) => {
  if (input.kind === 'EXTENSION') return { forms: [], metadata: { count: 0, hasNext: false } }
  const query = requireNamespace(input.query ?? {}, input.namespace)
  const { forms, pagingMetadata } = await queryFormRows(db, actor.siteId, query)
  return { forms: forms.map(formView), metadata: cursorPaging(pagingMetadata) }
}
