import type { DueJob } from '../../jobs/schedule.ts'
import type { JobHandlers } from '../jobs/index.ts'
import { deleteByFilter } from './operations/delete-service.ts'
import { updateByFilter } from './operations/update-service.ts'
import { trashRetentionMs } from './rules/trash.ts'
import { eraseGroups } from './store/add-on-groups.ts'
import { eraseAddOns } from './store/deleted-add-ons.ts'
import { eraseOptions } from './store/deleted-options.ts'
import { eraseStored } from './store/trash.ts'

/** What the calls on everything a filter finds do for each service. */
export const servicesJobHandlers: JobHandlers = {
  bulkUpdateServicesByFilter: updateByFilter,
  bulkDeleteServicesByFilter: deleteByFilter,
}

/** Empties the trash. The service row stays: its bookings refer to it and it holds no personal data. */
export const servicesJobs: DueJob[] = [
  { name: 'services.trash', run: ({ db }, now) => eraseStored(db, now - trashRetentionMs) },
  { name: 'services.trash-of-add-ons', run: ({ db }, now) => eraseAddOns(db, now - trashRetentionMs) },
  { name: 'services.trash-of-groups', run: ({ db }, now) => eraseGroups(db, now - trashRetentionMs) },
  { name: 'services.trash-of-options', run: ({ db }, now) => eraseOptions(db, now - trashRetentionMs) },
]
