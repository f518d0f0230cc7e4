import type { Operation } from '../../../operation.ts'
import { bulkActionMetadata, itemMetadata, type Outcome, outcomeOf } from '../view/bulk.ts'
import { trashResource } from './delete-resource.ts'

/** Each item in its own transaction, in the order sent. */
export const bulkDeleteResources: Operation<'bulkDeleteResources'> = async ({ input, actor }, context) => {
  const outcomes: Outcome<void>[] = []
  for (const id of input.ids) {
    const remove = () =>
      context.transaction((tx) => trashResource(context, tx, actor, { id, operation: 'bulkDeleteResources' }))
    outcomes.push(await outcomeOf(id, remove))
  }
  return {
    results: outcomes.map((outcome, index) => ({ itemMetadata: itemMetadata(outcome, index) })),
    bulkActionMetadata: bulkActionMetadata(outcomes),
  }
}
