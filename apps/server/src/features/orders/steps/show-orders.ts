import type { orders } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { findAnswers } from '../../forms/index.ts'
import type { OrderRow } from '../store/orders.ts'
import { orderView } from '../view.ts'

type FieldSet = orders.Set | null | undefined

/** Returns orders in the API shape; the field set FULL adds the answers to their forms. */
export async function showOrders(db: Db, rows: readonly OrderRow[], fieldSet: FieldSet): Promise<orders.Order[]> {
  if (fieldSet !== 'FULL') return rows.map((row) => orderView(row))
  const [first] = rows
  const ids = rows.flatMap(({ submission_id }) => submission_id ?? [])
  const found = first ? await findAnswers(db, first.site_id, ids) : []
  const answers = new Map(found.map(({ id, answers: stored }) => [id, stored as Record<string, unknown>]))
  return rows.map((row) => orderView(row, answers.get(row.submission_id ?? '')))
}

export async function showOrder(db: Db, row: OrderRow, fieldSet: FieldSet): Promise<orders.Order> {
  const [shown] = await showOrders(db, [row], fieldSet)
  return shown ?? orderView(row)
}
