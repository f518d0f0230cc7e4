import type { services } from '@kalends/contract'
import type { DueJob } from '../../jobs/schedule.ts'
import type { JobHandler, JobHandlers } from '../jobs/index.ts'
import { trashRetentionMs } from './rules/trash.ts'
import { editService } from './steps/edit-service.ts'
import { trashService } from './steps/trash-service.ts'
import { eraseGroups } from './store/add-on-groups.ts'
import { eraseAddOns } from './store/deleted-add-ons.ts'
import { eraseOptions } from './store/deleted-options.ts'
import { findServiceIds } from './store/query-services.ts'
import { eraseStored } from './store/trash.ts'

const deleteByFilter: JobHandler<services.BulkDeleteServicesByFilterRequest> = {
  find: (db, { siteId, payload }) => findServiceIds(db, siteId, payload.filter),
  handle: async (context, tx, { actor, id, payload }) => {
    await trashService(context, tx, actor, { ...payload, id, operation: 'bulkDeleteServicesByFilter' })
  },
}

const updateByFilter: JobHandler<services.BulkUpdateServicesByFilterRequest> = {
  find: (db, { siteId, payload }) => findServiceIds(db, siteId, payload.filter),
  handle: async (context, tx, { actor, id, payload }) => {
    const { service, mask } = payload
    const { revision: _, ...fields } = service
    await editService(context, tx, actor, { service: { ...fields, id }, mask, operation: 'bulkUpdateServicesByFilter' })
  },
}

/** Run for each service that the filter of the call matches. */
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
