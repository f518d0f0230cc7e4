import type { Operation } from '../../../operation.ts'
import { queryChargeRows } from '../store/query-payments.ts'
import { chargeView } from '../view/charge.ts'

export const queryCharges: Operation<'queryCharges'> = async ({ input, actor }, { db }) => {
  const { limit = 50, offset = 0, dueOnly = false, ...filter } = input
  const { rows, total } = await queryChargeRows(db, actor.siteId, { ...filter, dueOnly }, { limit, offset })
  return { charges: rows.map((row) => chargeView(row)), total }
}
