import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { trashRetentionMs } from '../rules/trash.ts'
import { announceAddOn } from '../steps/announce-add-on.ts'
import { touchServices } from '../steps/touch-services.ts'
import { findOffering } from '../store/add-on-rows.ts'
import { restoreAddOnRow } from '../store/deleted-add-ons.ts'
import { addOnView } from '../view/add-on.ts'

/** Restores a deleted add-on under the id that bookings name it by, in the groups that are still there. */
export const restoreAddOn: Operation<'restoreAddOn'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const now = context.clock.now()
    const wanted = { id: input.addOnId.toLowerCase(), since: now - trashRetentionMs, now }
    const row = (await restoreAddOnRow(tx, siteId, wanted)) ?? fail('ADD_ON_NOT_FOUND')
    const after = addOnView(row)
    const sequence = Number(row.event_sequence) + 1
    await announceAddOn(context, tx, actor, { operation: 'restoreAddOn', slug: 'created', sequence, after })
    await touchServices(context, tx, actor, await findOffering(tx, siteId, row.id))
    return { addOn: after }
  })
