import type { common, services } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { inSavepoint } from '../../../db/in-savepoint.ts'
import { Refusal, Violations } from '../../../refusal.ts'

type Entity = { id?: string | null | undefined }
type Outcome<Done> = { id?: string | null | undefined; item?: Done; error?: common.ApplicationError }
type ItemResult<Done> = { itemMetadata: common.ItemMetadata; item?: Done }

/**
 * Runs an action for each item in turn, each in its own transaction. A refusal is reported with its item and
 * rolls back that item only; an unexpected error aborts the call.
 */
export async function inBulk<Item, Done extends Entity = services.Service>(
  context: Context,
  items: readonly Item[],
  { returnEntity, idOf }: { returnEntity?: boolean | null | undefined; idOf?: (item: Item) => string },
  work: (tx: Tx, item: Item) => Promise<Done>,
): Promise<{ results: ItemResult<Done>[]; bulkActionMetadata: common.BulkActionMetadata }> {
  const outcomes: Outcome<Done>[] = []
  for (const item of items) {
    try {
      const done = await inSavepoint(context, (tx) => work(tx, item))
      outcomes.push({ id: done.id, item: done })
    } catch (error) {
      outcomes.push({ id: idOf?.(item), error: errorOf(error) })
    }
  }
  const totalFailures = outcomes.filter(({ error }) => error).length
  return {
    results: outcomes.map(({ id, item, error }, originalIndex) => ({
      itemMetadata: { ...(id ? { id } : {}), originalIndex, success: !error, ...(error ? { error } : {}) },
      ...(returnEntity && item ? { item } : {}),
    })),
    bulkActionMetadata: { totalSuccesses: outcomes.length - totalFailures, totalFailures, undetailedFailures: 0 },
  }
}

function errorOf(error: unknown): common.ApplicationError {
  if (error instanceof Refusal) return { code: error.code, description: error.description, data: error.data }
  if (!(error instanceof Violations)) throw error
  const { violations, message } = error
  return { code: 'VALIDATION_FAILURE', description: message, data: { fieldViolations: violations } }
}
