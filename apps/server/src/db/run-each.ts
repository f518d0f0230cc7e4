import type { common, ErrorCode, FieldViolation } from '@kalends/contract'
import type { Context } from '../context.ts'
import { Refusal, Violations } from '../refusal.ts'
import type { Tx } from './database.ts'
import { inSavepoint } from './in-savepoint.ts'

type Entity = { id?: string | null | undefined }

type Options<Input> = {
  /** Returns the entities too, not only their ids. */
  returnEntity?: boolean | null | undefined
  /** Id to report for a refused input; none if left out. */
  getId?: (input: Input) => string | null | undefined
  /** Code of an item whose input is invalid; `VALIDATION_FAILURE` if left out. */
  validationCode?: (violations: readonly FieldViolation[]) => ErrorCode
}

type ItemMetadata = {
  id?: string | null | undefined
  originalIndex: number
  success: boolean
  error?: common.ApplicationError
}

type ItemResult<Item> = { itemMetadata: ItemMetadata; item?: Item }

/** Response of a bulk operation: one result per input, in request order. */
type BulkResponse<Item> = {
  results: ItemResult<Item>[]
  bulkActionMetadata: { totalSuccesses: number; totalFailures: number; undetailedFailures: number }
}

/**
 * Runs an action for each input in turn, each in its own transaction or savepoint. A refusal is reported with its input
 * and rolls back that input only. Rethrows any other error.
 */
export function runEachInSavepoint<Input, Item extends Entity>(
  context: Context,
  inputs: readonly Input[],
  work: (tx: Tx, input: Input, index: number) => Promise<Item>,
  options?: Options<Input>,
): Promise<BulkResponse<Item>> {
  return runEach(inputs, (input, index) => inSavepoint(context, (tx) => work(tx, input, index)), options)
}

/** The same for work that opens its own transactions. */
export async function runEach<Input, Item extends Entity>(
  inputs: readonly Input[],
  work: (input: Input, index: number) => Promise<Item>,
  { returnEntity, getId, validationCode }: Options<Input> = {},
): Promise<BulkResponse<Item>> {
  const results: ItemResult<Item>[] = []
  for (const [originalIndex, input] of inputs.entries()) {
    try {
      const item = await work(input, originalIndex)
      results.push({
        itemMetadata: { id: item.id, originalIndex, success: true },
        ...(returnEntity ? { item } : {}),
      })
    } catch (caught) {
      const error = toItemError(caught, validationCode)
      const id = getId?.(input)
      results.push({ itemMetadata: { ...(id ? { id } : {}), originalIndex, success: false, error } })
    }
  }
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  const totalFailures = results.length - totalSuccesses
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
}

function toItemError(error: unknown, validationCode?: Options<never>['validationCode']): common.ApplicationError {
  if (error instanceof Refusal) return { code: error.code, description: error.description, data: error.data }
  if (!(error instanceof Violations)) throw error
  const { violations, message } = error
  const code = validationCode?.(violations) ?? 'VALIDATION_FAILURE'
  return { code, description: message, data: { fieldViolations: violations } }
}
