import type { bookings, FieldViolation } from '@kalends/contract'
import { Refusal, Violations } from '../../../refusal.ts'
import type { BookingRow } from '../store/rows.ts'
import { bookingView } from '../view/booking.ts'

type Outcome = { id: string | undefined; booking?: BookingRow; error?: bookings.ApplicationError }

/** The answer of a call about many bookings: what became of each, in the order asked. */
export type BulkAnswer = Pick<bookings.BulkCreateBookingResponse, 'results' | 'bulkActionMetadata'>

/**
 * Does the work for one item after the other. What is refused for one is written down and keeps nothing of it; the others
 * stand for themselves. A defect ends them all.
 */
export async function eachInSavepoint<Item>(
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

/** Answers that are missing or wrong have a code of their own among many. */
function errorOf(error: unknown): bookings.ApplicationError {
  if (error instanceof Refusal) return { code: error.code, description: error.description, data: error.data }
  if (!(error instanceof Violations)) throw error
  const { violations, message } = error
  const code = violations.some(isEmpty) ? 'EMPTY_FORM_INFO' : 'VALIDATION_FAILURE'
  return { code, description: message, data: { fieldViolations: violations } }
}

/** Something the business demands was not answered. */
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
