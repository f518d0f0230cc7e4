import type { Operation } from '../../../operation.ts'
import { findPayingCustomers, queryPaymentRows } from '../store/query-payments.ts'
import { paymentView } from '../view/payment.ts'

export const queryPayments: Operation<'queryPayments'> = async ({ input, actor }, { db }) => {
  const { search, limit = 50, offset = 0, ...filter } = input
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean)
  const { rows, total } = await queryPaymentRows(db, actor.siteId, { ...filter, words }, { limit, offset })
  const contactIds = rows.flatMap(({ contact_id }) => contact_id ?? [])
  const customers = await findPayingCustomers(db, actor.siteId, [...new Set(contactIds)])
  return { payments: rows.map(paymentView), customers, total }
}
