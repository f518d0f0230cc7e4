import type { NewBooking } from '../store/rows.ts'

/**
 * Returns when the visit begins for its customer, epoch milliseconds: for who joined a course that had begun, with the
 * first session that was left.
 */
export function customerStart({ attends_from, starts_at }: Pick<NewBooking, 'attends_from' | 'starts_at'>): number {
  return Date.parse(attends_from ?? starts_at)
}
