import { type addOns, applyMask, type FieldMask, readMask } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { runEachInSavepoint } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { addOnFaults, newAddOn, ofOneKind } from '../rules/add-on-faults.ts'
import { announceAddOn } from '../steps/announce-add-on.ts'
import { loadSite } from '../steps/insert-service.ts'
import { touchServices } from '../steps/touch-services.ts'
import { findOffering, lockAddOn, updateAddOnRow } from '../store/add-on-rows.ts'
import { addOnView } from '../view/add-on.ts'

export const updateAddOn: Operation<'updateAddOn'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => ({
    addOn: await update(context, tx, actor, { sent: input.addOn, mask: input.fieldMask, operation: 'updateAddOn' }),
  }))

export const bulkUpdateAddOns: Operation<'bulkUpdateAddOns'> = ({ input, actor }, context) =>
  runEachInSavepoint(
    context,
    input.addOns,
    (tx, { addOn, fieldMask }) =>
      update(context, tx, actor, { sent: addOn ?? {}, mask: fieldMask, operation: 'bulkUpdateAddOns' }),
    { returnEntity: input.returnEntity, getId: ({ addOn }) => addOn?.id },
  )

type Update = { sent: addOns.AddOn; mask: FieldMask | null | undefined; operation: string }

async function update(context: Context, tx: Tx, actor: Actor, { sent, mask, operation }: Update) {
  const { siteId } = actor
  const row = (await lockAddOn(tx, siteId, sent.id ?? '')) ?? fail('ADD_ON_NOT_FOUND')
  if (sent.revision !== String(row.revision)) return fail('REVISION_MISMATCH')
  const { currency } = await loadSite(tx, siteId)
  const before = addOnView(row)
  const edited = ofOneKind(applyMask(before, sent, readMask(mask)), before)
  const faults = addOnFaults(edited, currency, await context.ports.sites.findChargeLimits(context, tx, siteId))
  if (faults.length > 0) refuseFields(faults)
  const written = await updateAddOnRow(tx, siteId, row.id, newAddOn(edited, currency), context.clock.now())
  const after = addOnView(written)
  const sequence = Number(written.event_sequence) + 1
  await announceAddOn(context, tx, actor, { operation, slug: 'updated', sequence, before, after })
  // Services include only the duration of their add-ons.
  if (row.duration_minutes !== written.duration_minutes)
    await touchServices(context, tx, actor, await findOffering(tx, siteId, row.id))
  return after
}
