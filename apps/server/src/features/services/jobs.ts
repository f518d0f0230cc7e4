import type { JobWorks } from '../jobs/index.ts'
import { deleteByFilter } from './operations/delete-service.ts'
import { updateByFilter } from './operations/update-service.ts'

/** What the calls on everything a filter finds do for each service. */
export const servicesWorks: JobWorks = {
  bulkUpdateServicesByFilter: updateByFilter,
  bulkDeleteServicesByFilter: deleteByFilter,
}
