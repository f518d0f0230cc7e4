import type { Operation } from '../../../operation.ts'
import { findCustomerNames } from '../../contacts/index.ts'
import { readPaymentsFilter } from '../rules/payments-filter.ts'
import { queryPaymentRows } from '../store/query-payments.ts'
import { paymentView } from '../view/payment.ts'

export const queryPayments: Operation<'queryPayments'> = async ({ input, actor }, { db, clock }) => {
  const { limit = 50, offset = 0, ...filter } = input
  const read = readPaymentsFilter(filter, clock.now())
  const { rows, total } = await queryPaymentRows(db, actor.siteId, read, { limit, offset })
  const contactIds = rows.flatMap(({ contact_id }) => contact_id ?? [])
  const customers = await findCustomerNames(db, actor.siteId, [...new Set(contactIds)])
  return { payments: rows.map(paymentView), customers, total }
}
