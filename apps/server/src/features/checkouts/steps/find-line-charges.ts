import type { Db } from '../../../db/database.ts'
import { type ChargeRow, findChargesById } from '../../payments/index.ts'
import type { OrderLineRow } from '../store/orders.ts'

/** Finds the charges of an order's lines. */
export async function findLineCharges(db: Db, lines: readonly OrderLineRow[]): Promise<ChargeRow[]> {
  const ids = lines.flatMap(({ charge_id }) => charge_id ?? [])
  const [first] = lines
  return first ? findChargesById(db, first.site_id, ids) : []
}
