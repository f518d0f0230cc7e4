import type { resourceEntities } from '@kalends/contract'
import type { ResourceEntity } from '../store/resources.ts'
import { itemMetadata, type Outcome } from './bulk.ts'
import { resourceView } from './resource.ts'

/** How it went with one of several resources; with the resource itself where it is asked for. */
export function resourceResult(
  outcome: Outcome<ResourceEntity>,
  index: number,
  returnEntity: boolean,
): resourceEntities.BulkResourceResult {
  const itemMeta = { itemMetadata: itemMetadata(outcome, index) }
  return returnEntity && 'value' in outcome ? { ...itemMeta, item: resourceView(outcome.value) } : itemMeta
}
