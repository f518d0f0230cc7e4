import type { resourceEntities } from '@kalends/contract'
import type { ResourceEntity } from '../store/resources.ts'
import { itemMetadata, type Outcome } from './bulk.ts'
import { resourceView } from './resource.ts'

/** Returns the result for one resource, with the resource if requested. */
export function resourceResult(
  outcome: Outcome<ResourceEntity>,
  index: number,
  returnEntity: boolean,
): resourceEntities.BulkResourceResult {
  const itemMeta = { itemMetadata: itemMetadata(outcome, index) }
  return returnEntity && 'value' in outcome ? { ...itemMeta, item: resourceView(outcome.value) } : itemMeta
}
