import type { Operation } from '../../../operation.ts'
import { findCustomerNames } from '../../contacts/index.ts'
import { queryPaymentRows } from '../store/query-payments.ts'
import { paymentView } from '../view/payment.ts'

export const queryPayments: Operation<'queryPayments'> = async ({ input, actor }, { db }) => {
  const { search, limit = 50, offset = 0, ...filter } = input
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean)
  const { rows, total } = await queryPaymentRows(db, actor.siteId, { ...filter, words }, { limit, offset })
  const contactIds = rows.flatMap(({ contact_id }) => contact_id ?? [])
  const customers = await findCustomerNames(db, actor.siteId, [...new Set(contactIds)])
  return { payments: rows.map(paymentView), customers, total }
}
