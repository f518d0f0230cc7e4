import type { addOns } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { runEachInSavepoint } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { addOnFaults, newAddOn } from '../rules/add-on-faults.ts'
import { announceAddOn } from '../steps/announce-add-on.ts'
import { loadSite } from '../steps/insert-service.ts'
import { insertAddOnRow } from '../store/add-on-rows.ts'
import { addOnView } from '../view/add-on.ts'

export const createAddOn: Operation<'createAddOn'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => ({ addOn: await create(context, tx, actor, input.addOn, 'createAddOn') }))

export const bulkCreateAddOns: Operation<'bulkCreateAddOns'> = ({ input, actor }, context) =>
  runEachInSavepoint(context, input.addOns, (tx, addOn) => create(context, tx, actor, addOn, 'bulkCreateAddOns'), {
    returnEntity: input.returnEntity,
  })

async function create(context: Context, tx: Tx, actor: Actor, written: addOns.AddOn, operation: string) {
  const { siteId } = actor
  const { currency } = await loadSite(tx, siteId)
  const faults = addOnFaults(written, currency, await context.ports.sites.findChargeLimits(context, tx, siteId))
  if (faults.length > 0) refuseFields(faults)
  const id = context.ids.guid()
  const after = addOnView(await insertAddOnRow(tx, siteId, id, newAddOn(written, currency), context.clock.now()))
  await announceAddOn(context, tx, actor, { operation, slug: 'created', sequence: 1, after })
  return after
}
