import { readMask } from '@kalends/contract'
import { runEachInSavepoint } from '../../../db/run-each.ts'
import { type Operation, withRules } from '../../../operation.ts'
import { startJob } from '../../jobs/index.ts'
import { isGuid } from '../../sites/index.ts'
import { checkEdit, editService } from '../steps/edit-service.ts'
import { showOne } from '../steps/write-update.ts'
import { countServiceRows } from '../store/query-services.ts'
import { findService } from '../store/services.ts'

export const updateService: Operation<'updateService'> = withRules<'updateService'>(
  async ({ input, actor }, context) =>
    context.transaction(async (tx) => ({
      service: await editService(context, tx, actor, { ...input, operation: 'updateService' }),
    })),
  async ({ input: { service: sent, mask }, actor: { siteId } }, context) =>
    context.transaction(async (tx) => {
      const row = isGuid(sent?.id ?? '') ? await findService(tx, siteId, sent?.id ?? '') : undefined
      if (!sent || !row) return []
      const open = { row, before: await showOne(context, tx, siteId, row) }
      return (await checkEdit(context, tx, siteId, open, { sent, mask: readMask(mask) })).violations
    }),
)

export const bulkUpdateServices: Operation<'bulkUpdateServices'> = ({ input, actor }, context) =>
  runEachInSavepoint(
    context,
    input.services ?? [],
    (tx, { service, mask }) =>
      editService(context, tx, actor, { service: service ?? {}, mask, operation: 'bulkUpdateServices' }),
    { returnEntity: input.returnEntity, getId: ({ service }) => service?.id },
  )

/** An invalid filter is refused at once; the job does the rest, without checking revisions. */
export const bulkUpdateServicesByFilter: Operation<'bulkUpdateServicesByFilter'> = async (
  { input, actor },
  context,
) => {
  await countServiceRows(context.db, actor.siteId, 'all', input.filter)
  const job = { operation: 'bulkUpdateServicesByFilter', payload: input }
  return { jobId: await context.transaction((tx) => startJob(tx, context, actor, job)) }
}
