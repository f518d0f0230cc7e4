import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { announceOptions } from '../steps/announce-options.ts'
import { deleteOptions } from '../store/deleted-options.ts'
import { findOptions } from '../store/options-rows.ts'
import { lockService } from '../store/write-service.ts'
import { optionsEntityView } from '../view/options-entity.ts'

/** Afterwards the service has its default price and duration. */
export const deleteServiceOptionsAndVariants: Operation<'deleteServiceOptionsAndVariants'> = (
  { input, actor },
  context,
) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const id = input.serviceOptionsAndVariantsId
    const seen = (await findOptions(tx, siteId, { id })) ?? fail('SERVICE_OPTIONS_NOT_FOUND')
    const service = (await lockService(tx, siteId, seen.service_id)) ?? fail('SERVICE_OPTIONS_NOT_FOUND')
    const row = (await findOptions(tx, siteId, { id })) ?? fail('SERVICE_OPTIONS_NOT_FOUND')
    if (input.revision && input.revision !== String(row.revision)) return fail('REVISION_MISMATCH')
    await deleteOptions(tx, siteId, row.id, context.clock.now())
    await announceOptions(context, tx, actor, {
      operation: 'deleteServiceOptionsAndVariants',
      serviceId: service.id,
      serviceName: service.name,
      sequence: Number(row.event_sequence) + 2,
      slug: 'deleted',
      before: optionsEntityView(row),
    })
    return {}
  })
