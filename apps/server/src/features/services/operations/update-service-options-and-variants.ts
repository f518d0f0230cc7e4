import { applyMask, readMask } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { newOptions } from '../rules/new-options.ts'
import { announceOptions } from '../steps/announce-options.ts'
import { loadSite } from '../steps/insert-service.ts'
import { requireOptions } from '../steps/require-options.ts'
import { findOptions, updateOptions } from '../store/options-rows.ts'
import { lockService } from '../store/write-service.ts'
import { optionsEntityView } from '../view/options-entity.ts'

/** An unchanged choice keeps its id, because bookings refer to it. */
export const updateServiceOptionsAndVariants: Operation<'updateServiceOptionsAndVariants'> = (
  { input, actor },
  context,
) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const sent = input.serviceOptionsAndVariants
    const seen = (await findOptions(tx, siteId, { id: sent.id ?? '' })) ?? fail('SERVICE_OPTIONS_NOT_FOUND')
    const service = (await lockService(tx, siteId, seen.service_id)) ?? fail('SERVICE_OPTIONS_NOT_FOUND')
    const row = (await findOptions(tx, siteId, { id: seen.id })) ?? fail('SERVICE_OPTIONS_NOT_FOUND')
    if (sent.revision !== String(row.revision)) return fail('REVISION_MISMATCH')
    if (sent.serviceId && sent.serviceId.toLowerCase() !== row.service_id) refuseFields([immutable])
    const { currency } = await loadSite(tx, siteId)
    const before = optionsEntityView(row)
    const edited = applyMask(before, sent, readMask(input.mask))
    requireOptions(edited, service, {
      currency,
      limits: await context.ports.sites.findChargeLimits(context, tx, siteId),
    })
    const stored = newOptions(edited, currency, { before: row, newId: context.ids.guid })
    const extendedFields = edited.extendedFields ?? null
    await updateOptions(tx, siteId, row.id, { stored, extendedFields }, context.clock.now())
    const written = await findOptions(tx, siteId, { id: row.id })
    if (!written) throw new Error(`The variants ${row.id} are gone`)
    const after = optionsEntityView(written)
    await announceOptions(context, tx, actor, {
      operation: 'updateServiceOptionsAndVariants',
      serviceId: service.id,
      serviceName: service.name,
      sequence: Number(written.event_sequence) + 1,
      slug: 'updated',
      before,
      after,
    })
    return { serviceOptionsAndVariants: after }
  })

const immutable = {
  field: 'serviceOptionsAndVariants.serviceId',
  description: 'cannot be changed',
  violatedRule: 'IMMUTABLE_FIELD',
  data: {},
} as const
