import type { BookableService } from '../../services/index.ts'

type Needs = Pick<
  BookableService,
  'staffResourceIds' | 'resourceTypes' | 'primaryResourceTypeId' | 'options' | 'addOnGroups' | 'rental'
>

/**
 * Whether the opening hours of the place bind too. The hours of a person alone say when a simple appointment can be;
 * as soon as it needs something else, or its length is chosen, the place must be open as well.
 */
export function isBoundToPlace(service: Needs): boolean {
  const needsMore = service.resourceTypes.length > 0 || service.staffResourceIds.length === 0
  return needsMore || service.options?.kind === 'DURATION' || service.addOnGroups.length > 0 || service.rental !== null
}
