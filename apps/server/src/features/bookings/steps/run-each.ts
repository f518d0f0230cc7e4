import type { bookings, FieldViolation } from '@kalends/contract'
import { Refusal, Violations } from '../../../refusal.ts'
import type { BookingRow } from '../store/rows.ts'
import { bookingView } from '../view/booking.ts'

type Outcome = { id: string | undefined; booking?: BookingRow; error?: bookings.ApplicationError }

/** Response of a bulk operation: one result per booking, in request order. */
export type BulkAnswer = Pick<bookings.BulkCreateBookingResponse, 'results' | 'bulkActionMetadata'>

/**
 * Runs the work for each item in order and reports a refused item beside the others. Rethrows any other error. The work
 * undoes its own writes, by `inSavepoint`.
 */
export async function runEach<Item>(
  items: readonly Item[],
  { withEntity, idOf }: { withEntity: boolean; idOf?: (item: Item) => string },
  work: (item: Item, index: number) => Promise<BookingRow>,
): Promise<BulkAnswer> {
  const outcomes: Outcome[] = []
  for (const [index, item] of items.entries()) {
    try {
      const booking = await work(item, index)
      outcomes.push({ id: booking.id, booking })
    } catch (error) {
      outcomes.push({ id: idOf?.(item), error: errorOf(error) })
    }
  }
  return answerOf(outcomes, withEntity)
}

/** Maps an error to the item's error. Missing and invalid form answers have codes of their own in bulk operations. */
function errorOf(error: unknown): bookings.ApplicationError {
  if (error instanceof Refusal) return { code: error.code, description: error.description, data: error.data }
  if (!(error instanceof Violations)) throw error
  const { violations, message } = error
  const code = violations.some(isEmpty) ? 'EMPTY_FORM_INFO' : 'VALIDATION_FAILURE'
  return { code, description: message, data: { fieldViolations: violations } }
}

/** Returns true for a required field without a value. */
function isEmpty({ violatedRule, data }: FieldViolation): boolean {
  return violatedRule === 'REQUIRED_FIELD' || data?.['errorType'] === 'REQUIRED_VALUE_ERROR'
}

function answerOf(outcomes: readonly Outcome[], withEntity: boolean): BulkAnswer {
  const results = outcomes.map(({ id, booking, error }, originalIndex) => ({
    itemMetadata: { ...(id ? { id } : {}), originalIndex, success: !error, ...(error ? { error } : {}) },
    ...(withEntity && booking ? { item: bookingView(booking) } : {}),
  }))
  const totalFailures = outcomes.filter(({ error }) => error).length
  const totalSuccesses = outcomes.length - totalFailures
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
}
