import { ownResourceOperations } from './own-operations.ts'
import { resourceOperations } from './resource-operations.ts'
import { staffOperations } from './staff-operations.ts'
import { staffSettingsOperations } from './staff-settings-operations.ts'
import { resourceTypeOperations } from './type-operations.ts'

/** People and things that a booking uses up. */
export const resourcesOperations = {
  ...ownResourceOperations,
  ...staffOperations,
  ...staffSettingsOperations,
  ...resourceOperations,
  ...resourceTypeOperations,
}
