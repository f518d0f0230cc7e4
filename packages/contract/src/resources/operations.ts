import { ownResourceOperations } from './own-operations.ts'
import { resourceOperations } from './resource-operations.ts'
import { staffOperations } from './staff-operations.ts'
import { staffSettingsOperations } from './staff-settings-operations.ts'
import { resourceTypeOperations } from './type-operations.ts'

/** Operations on resources and staff members. */
export const resourcesOperations = {
  ...ownResourceOperations,
  ...staffOperations,
  ...staffSettingsOperations,
  ...resourceOperations,
  ...resourceTypeOperations,
}
