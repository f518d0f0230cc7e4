import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { showServices } from '../steps/show-services.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { findService } from '../store/services.ts'

/** Hidden ones are shown too: a direct link works. */
export const getService: Operation<'getService'> = async ({ input, actor }, context) => {
  const db = input.eventuallyConsistent ? context.readDb : context.db
  const rows = findService(db, actor.siteId, input.serviceId).then((row) => [row ?? fail('SERVICE_NOT_FOUND')])
  const [service] = await showServices(context, db, actor.siteId, rows, {
    wanted: input.conditionalFields,
    visible: visibleTo(actor),
  })
  return { service }
}
