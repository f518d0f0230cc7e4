import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { maxGroups, tooManyGroups } from '../rules/group-faults.ts'
import { trashRetentionMs } from '../rules/trash.ts'
import { closeGroups, openGroups } from '../steps/open-groups.ts'
import { restoreGroup } from '../store/add-on-groups.ts'

/** Restores a group at its position and under its id, without add-ons that no longer exist. */
export const restoreAddOnGroup: Operation<'restoreAddOnGroup'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const open = await openGroups(context, tx, siteId, input.serviceId)
    const { row } = open.service
    const stored = {
      id: input.addOnGroupId.toLowerCase(),
      serviceId: row.id,
      since: context.clock.now() - trashRetentionMs,
    }
    if (!(await restoreGroup(tx, siteId, stored))) return fail('GROUP_NOT_ON_SERVICE')
    if (open.groups.length >= maxGroups) refuseFields([tooManyGroups('addOnGroupId')])
    return { addOnGroup: await closeGroups(context, tx, { actor, operation: 'restoreAddOnGroup' }, open, stored.id) }
  })
