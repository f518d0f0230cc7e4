import type { Operation } from '../../../operation.ts'
import { insertService } from './insert-service.ts'

export const createService: Operation<'createService'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => ({
    service: await insertService(context, tx, actor.siteId, input.service, { author: actor }),
  }))
