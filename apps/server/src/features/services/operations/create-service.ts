import type { Operation } from '../../../operation.ts'
import { inBulk } from './in-bulk.ts'
import { insertService } from './insert-service.ts'

export const createService: Operation<'createService'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => ({
    service: await insertService(context, tx, actor.siteId, input.service, { author: actor }),
  }))

export const bulkCreateServices: Operation<'bulkCreateServices'> = ({ input, actor }, context) =>
  inBulk(context, input.services, input, (tx, service) =>
    insertService(context, tx, actor.siteId, service, { author: actor }),
  )
