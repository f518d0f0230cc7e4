import type { forms } from '@kalends/contract'
import type { Query } from '../../../db/query/index.ts'
import type { Operation } from '../../../operation.ts'
import { listTrash } from '../store/query-forms.ts'
import { formView } from '../view/form.ts'
import { cursorPaging } from '../view/paging.ts'

export const listDeletedForms: Operation<'listDeletedForms'> = async ({ input, actor }, { db }) => {
  // No form takes payments.
  if (input.paymentForm) return { forms: [], pagingMetadata: { count: 0, hasNext: false } }
  const { namespace, formIds, disabled, paging } = input
  const enabled = input.enabled ?? (typeof disabled === 'boolean' ? !disabled : null)
  const sort = paging?.cursor ? null : [orders[input.order ?? 'UPDATED_DATE_DESC']]
  const requested = { namespace, ids: formIds ?? null, enabled, query: { sort, cursorPaging: paging } }
  const page = await listTrash(db, actor.siteId, requested)
  return { forms: page.forms.map(formView), pagingMetadata: cursorPaging(page.pagingMetadata) }
}

const orders: Record<forms.ListDeletedFormsOrder, NonNullable<Query['sort']>[number]> = {
  UPDATED_DATE_DESC: { fieldName: 'updatedDate', order: 'DESC' },
  UPDATED_DATE_ASC: { fieldName: 'updatedDate', order: 'ASC' },
  NAME_DESC: { fieldName: 'name', order: 'DESC' },
  NAME_ASC: { fieldName: 'name', order: 'ASC' },
}
