import type { bookings, common, FieldViolation } from '@kalends/contract'
import { Refusal, Violations } from '../../../refusal.ts'

type Done<Item> = { id: string | null | undefined; item?: Item | undefined }
type ItemResult<Item> = { itemMetadata: bookings.ItemMetadata; item?: Item }

/** Response of a bulk operation: one result per input, in request order. */
type BulkResponse<Item> = {
  results: ItemResult<Item>[]
  bulkActionMetadata: { totalSuccesses: number; totalFailures: number; undetailedFailures: number }
}

/**
 * Runs the work for each input in order and reports a refused one beside the others. Rethrows any other error. The work
 * undoes its own writes, with `inSavepoint`.
 *
 * @param idOf id to report for a refused input; none if left out
 */
export async function runEach<Input, Item>(
  inputs: readonly Input[],
  work: (input: Input, index: number) => Promise<Done<Item>>,
  idOf?: (input: Input) => string,
): Promise<BulkResponse<Item>> {
  const results: ItemResult<Item>[] = []
  for (const [originalIndex, input] of inputs.entries()) {
    try {
      const { id, item } = await work(input, originalIndex)
      results.push({ itemMetadata: { id, originalIndex, success: true }, ...(item === undefined ? {} : { item }) })
    } catch (error) {
      const id = idOf?.(input)
      const itemMetadata = { ...(id ? { id } : {}), originalIndex, success: false, error: errorOf(error) }
      results.push({ itemMetadata })
    }
  }
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  const totalFailures = results.length - totalSuccesses
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
}

/** Maps an error to the item's error. Missing and invalid form answers have codes of their own in bulk operations. */
function errorOf(error: unknown): common.ApplicationError {
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
