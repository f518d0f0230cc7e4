import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { trashRetentionMs } from '../rules/trash.ts'
import { announceOptions } from '../steps/announce-options.ts'
import { loadSite } from '../steps/insert-service.ts'
import { requireOptions } from '../steps/require-options.ts'
import { findServiceOfDeletedOptions, restoreOptionsRow } from '../store/deleted-options.ts'
import { findOptions } from '../store/options-rows.ts'
import { lockService } from '../store/write-service.ts'
import { optionsEntityView } from '../view/options-entity.ts'

/** Restores deleted variants with the ids that bookings name, unless they no longer fit the service. */
export const restoreServiceOptionsAndVariants: Operation<'restoreServiceOptionsAndVariants'> = (
  { input, actor },
  context,
) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const now = context.clock.now()
    const id = input.serviceOptionsAndVariantsId.toLowerCase()
    const deleted = { id, since: now - trashRetentionMs }
    const serviceId = (await findServiceOfDeletedOptions(tx, siteId, deleted)) ?? fail('SERVICE_OPTIONS_NOT_FOUND')
    const service = (await lockService(tx, siteId, serviceId)) ?? fail('SERVICE_OPTIONS_NOT_FOUND')
    if (service.options) return fail('SERVICE_OPTIONS_ALREADY_EXISTS')
    if (!(await restoreOptionsRow(tx, siteId, id, now))) return fail('SERVICE_OPTIONS_NOT_FOUND')
    const row = await findOptions(tx, siteId, { id })
    if (!row) throw new Error(`The variants ${id} were not restored`)
    const after = optionsEntityView(row)
    const { currency } = await loadSite(tx, siteId)
    requireOptions(after, service, {
      currency,
      limits: await context.ports.sites.findChargeLimits(context, tx, siteId),
    })
    await announceOptions(context, tx, actor, {
      operation: 'restoreServiceOptionsAndVariants',
      serviceId,
      serviceName: service.name,
      sequence: Number(row.event_sequence) + 1,
      slug: 'created',
      after,
    })
    return { serviceOptionsAndVariants: after }
  })
