import type { Operation } from '../../../operation.ts'
import { hoursFaults } from '../rules/written-resource.ts'
import type { ResourceEntity } from '../store/resources.ts'
import { bulkActionMetadata, type Outcome, outcomeOf } from '../view/bulk.ts'
import { resourceResult } from '../view/resource-result.ts'
import { refuseAny } from './create-resource.ts'
import { rewriteResource } from './update-resource.ts'

/** Each item in its own transaction, in the order sent. */
export const bulkUpdateResources: Operation<'bulkUpdateResources'> = async ({ input, actor }, context) => {
  const operation = 'bulkUpdateResources'
  const at = (index: number) => `resources[${index}].resource`
  refuseAny(input.resources.flatMap(({ resource }, index) => (resource ? hoursFaults(resource, at(index)) : [])))
  const outcomes: Outcome<ResourceEntity>[] = []
  for (const [index, { resource, fieldMask }] of input.resources.entries()) {
    const sent = resource ?? {}
    const change = () =>
      context.transaction((tx) =>
        rewriteResource(context, tx, actor, { sent, mask: fieldMask, at: at(index), operation }),
      )
    outcomes.push(await outcomeOf(sent.id ?? '', change))
  }
  return {
    results: outcomes.map((outcome, index) => resourceResult(outcome, index, input.returnEntity === true)),
    bulkActionMetadata: bulkActionMetadata(outcomes),
  }
}
