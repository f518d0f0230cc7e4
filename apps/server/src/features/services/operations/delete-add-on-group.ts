import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { closeGroups, openGroups } from '../steps/open-groups.ts'
import { deleteGroup } from '../store/add-on-groups.ts'

export const deleteAddOnGroup: Operation<'deleteAddOnGroup'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const open = await openGroups(context, tx, actor.siteId, input.serviceId ?? '')
    const wanted = input.addOnGroupId?.toLowerCase()
    const row = open.groups.find(({ id }) => id === wanted) ?? fail('GROUP_NOT_ON_SERVICE')
    await deleteGroup(tx, actor.siteId, row.id, context.clock.now())
    await closeGroups(context, tx, { actor, operation: 'deleteAddOnGroup' }, open, row.id)
    return {}
  })
