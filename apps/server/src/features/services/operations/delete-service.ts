import { matchesEverything } from '../../../db/query/filter-reach.ts'
import { runEachInSavepoint } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { startJob } from '../../jobs/index.ts'
import { trashService } from '../steps/trash-service.ts'
import { countServiceRows } from '../store/query-services.ts'

export const deleteService: Operation<'deleteService'> = async ({ input, actor }, context) => {
  await context.transaction((tx) =>
    trashService(context, tx, actor, { ...input, id: input.serviceId, operation: 'deleteService' }),
  )
  return {}
}

export const bulkDeleteServices: Operation<'bulkDeleteServices'> = ({ input, actor }, context) =>
  runEachInSavepoint(
    context,
    input.ids,
    (tx, id) => trashService(context, tx, actor, { ...input, id, operation: 'bulkDeleteServices' }),
    { getId: (id) => id },
  )

/** Refuses an empty filter, which would delete the whole catalogue by mistake. */
export const bulkDeleteServicesByFilter: Operation<'bulkDeleteServicesByFilter'> = async (
  { input, actor },
  context,
) => {
  if (matchesEverything(input.filter)) {
    return refuseFields([
      {
        field: 'filter',
        description: 'must not be empty: it would delete everything',
        violatedRule: 'MIN_SIZE',
        data: { threshold: 1 },
      },
    ])
  }
  await countServiceRows(context.db, actor.siteId, 'all', input.filter)
  const job = { operation: 'bulkDeleteServicesByFilter', payload: input }
  return { jobId: await context.transaction((tx) => startJob(tx, context, actor, job)) }
}
