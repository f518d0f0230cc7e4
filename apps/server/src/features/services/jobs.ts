import type { DueJob } from '../../jobs/schedule.ts'
import type { JobHandlers } from '../jobs/index.ts'
import { deleteByFilter } from './operations/delete-service.ts'
import { updateByFilter } from './operations/update-service.ts'
import { trashRetentionMs } from './rules/trash.ts'
import { forgetGroups } from './store/add-on-groups.ts'
import { forgetAddOns } from './store/deleted-add-ons.ts'
import { forgetOptions } from './store/deleted-options.ts'
import { forgetStored } from './store/trash.ts'

/** What the calls on everything a filter finds do for each service. */
export const servicesWorks: JobHandlers = {
  bulkUpdateServicesByFilter: updateByFilter,
  bulkDeleteServicesByFilter: deleteByFilter,
}

/** Empties the trash. The service row stays: its bookings refer to it and it holds no personal data. */
export const servicesJobs: DueJob[] = [
  { name: 'services.trash', run: ({ db }, now) => forgetStored(db, now - trashRetentionMs) },
  { name: 'services.trash-of-add-ons', run: ({ db }, now) => forgetAddOns(db, now - trashRetentionMs) },
  { name: 'services.trash-of-groups', run: ({ db }, now) => forgetGroups(db, now - trashRetentionMs) },
  { name: 'services.trash-of-options', run: ({ db }, now) => forgetOptions(db, now - trashRetentionMs) },
]
