import { runEachInSavepoint } from '../../../db/run-each.ts'
import { type Operation, withRules } from '../../../operation.ts'
import { findServiceViolations, insertService } from '../steps/insert-service.ts'

export const createService: Operation<'createService'> = withRules<'createService'>(
  async ({ input, actor }, context) =>
    context.transaction(async (tx) => ({
      service: await insertService(context, tx, actor.siteId, input.service, { actor }),
    })),
  async ({ input: { service }, actor }, context) =>
    service ? context.transaction((tx) => findServiceViolations(context, tx, actor.siteId, service)) : [],
)

export const bulkCreateServices: Operation<'bulkCreateServices'> = ({ input, actor }, context) =>
  runEachInSavepoint(
    context,
    input.services,
    (tx, service) => insertService(context, tx, actor.siteId, service, { actor }),
    { returnEntity: input.returnEntity },
  )
