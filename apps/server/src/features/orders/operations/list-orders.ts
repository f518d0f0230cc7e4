import type { orders } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { requireMemberId } from '../../members/index.ts'
import { showOrders } from '../steps/show-orders.ts'
import { type OrderFilter, queryOrders } from '../store/query-orders.ts'

export const managementListOrders: Operation<'managementListOrders'> = async ({ input, actor }, context) =>
  listOrders(context, actor.siteId, input, input)

/** Without drafts, unless they are asked for: they are checkouts that were not finished. */
export const memberListOrders: Operation<'memberListOrders'> = async ({ input, actor }, context) => {
  const { planIds, autoRenewCanceled, orderStatuses, paymentStatuses } = input
  const filter = { planIds, autoRenewCanceled, orderStatuses, paymentStatuses, memberId: requireMemberId(actor) }
  return listOrders(context, actor.siteId, { ...filter, withoutDrafts: !orderStatuses?.includes('DRAFT') }, input)
}

type Page = Pick<orders.ListOrdersRequest, 'limit' | 'offset' | 'sorting' | 'fieldSet'>

async function listOrders({ db }: Context, siteId: string, filter: OrderFilter, page: Page) {
  const { limit, offset, sorting, fieldSet } = page
  const fieldName = sorting?.fieldName
  if (fieldName && fieldName !== 'createdDate' && fieldName !== 'endDate') refuseSort()
  const { rows, pagingMetadata } = await queryOrders(db, siteId, filter, {
    sort: fieldName ? [{ fieldName, order: sorting?.order ?? 'ASC' }] : null,
    paging: { limit, offset },
  })
  const { count, offset: from = 0, total } = pagingMetadata
  return {
    orders: await showOrders(db, rows, fieldSet),
    pagingMetadata: { count, offset: from, total, tooManyToCount: false },
  }
}

function refuseSort(): never {
  return refuseFields([
    {
      field: 'sorting.fieldName',
      violatedRule: 'OTHER',
      ruleName: 'invalid_sort_field',
      description: 'must be createdDate or endDate',
      data: { fields: ['createdDate', 'endDate'] },
    },
  ])
}
