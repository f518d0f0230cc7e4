import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { groupFaults, maxGroups, tooManyGroups } from '../rules/group-faults.ts'
import { closeGroups, groupValues, openGroups, requireAddOns } from '../steps/open-groups.ts'
import { insertAddOnGroup } from '../store/add-ons.ts'

/** Appends the new group to the existing ones. */
export const createAddOnGroup: Operation<'createAddOnGroup'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const open = await openGroups(context, tx, siteId, input.serviceId ?? '')
    const { row } = open.service
    const faults = groupFaults(input.addOnGroup)
    if (open.groups.length >= maxGroups) faults.push(tooManyGroups())
    if (faults.length > 0) refuseFields(faults)
    const addOnIds = await requireAddOns(tx, open.service, input.addOnGroup.addOnIds, 'addOnGroup.addOnIds')
    const group = { ...groupValues(input.addOnGroup, addOnIds), serviceId: row.id }
    const id = await insertAddOnGroup(tx, siteId, group)
    return { addOnGroup: await closeGroups(context, tx, { actor, operation: 'createAddOnGroup' }, open, id) }
  })
