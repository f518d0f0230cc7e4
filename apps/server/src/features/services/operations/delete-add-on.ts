import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { runEachInSavepoint } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { announceAddOn } from '../steps/announce-add-on.ts'
import { touchServices } from '../steps/touch-services.ts'
import { findOffering, lockAddOn } from '../store/add-on-rows.ts'
import { deleteAddOnRow } from '../store/deleted-add-ons.ts'
import { addOnView } from '../view/add-on.ts'

export const deleteAddOn: Operation<'deleteAddOn'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    await remove(context, tx, actor, input.addOnId, 'deleteAddOn')
    return {}
  })

export const bulkDeleteAddOns: Operation<'bulkDeleteAddOns'> = ({ input, actor }, context) =>
  runEachInSavepoint(context, input.addOnIds, (tx, id) => remove(context, tx, actor, id, 'bulkDeleteAddOns'), {
    getId: (id) => id,
  })

/** Existing bookings are unaffected: they store the add-on's name and price. */
async function remove(context: Context, tx: Tx, actor: Actor, id: string, operation: string) {
  const { siteId } = actor
  const row = (await lockAddOn(tx, siteId, id)) ?? fail('ADD_ON_NOT_FOUND')
  const offering = await findOffering(tx, siteId, row.id)
  await deleteAddOnRow(tx, siteId, row.id, context.clock.now())
  const before = addOnView(row)
  const sequence = Number(row.event_sequence) + 2
  await announceAddOn(context, tx, actor, { operation, slug: 'deleted', sequence, before })
  await touchServices(context, tx, actor, offering)
  return before
}
