import type { checkouts } from '@kalends/contract'
import { fail, refuseFields } from '../../../refusal.ts'
import type { LineItemRow } from '../store/line-items.ts'
import { quantityViolation } from './read-items.ts'

/** Accepts the one quantity that lines have, of lines that exist. */
export function requireQuantities(
  rows: readonly LineItemRow[],
  updates: readonly checkouts.LineItemQuantityUpdate[],
): void {
  const unknown = updates.some(({ id }) => !rows.some((row) => row.id === id?.toLowerCase()))
  if (unknown) fail('NOT_FOUND')
  const violations = updates.flatMap(({ quantity }, index) =>
    quantity === 1 ? [] : [quantityViolation(`lineItems[${index}].quantity`)],
  )
  if (violations.length > 0) refuseFields(violations)
}
