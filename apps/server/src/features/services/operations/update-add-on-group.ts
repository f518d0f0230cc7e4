import { applyMask, readMask } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { groupFaults, repeatFaults } from '../rules/group-faults.ts'
import { closeGroups, groupValues, openGroups, requireAddOns } from '../steps/open-groups.ts'
import { updateGroup } from '../store/add-on-groups.ts'
import { groupView } from '../view/group.ts'

export const updateAddOnGroup: Operation<'updateAddOnGroup'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const sent = input.addOnGroup
    const open = await openGroups(context, tx, siteId, input.serviceId ?? '')
    const row = open.groups.find(({ id }) => id === sent.id?.toLowerCase()) ?? fail('GROUP_NOT_ON_SERVICE')
    const { id: _, ...fields } = sent
    const edited = applyMask(groupView(row, new Set(row.add_on_ids)), fields, readMask(input.mask))
    const faults = groupFaults(edited)
    if (faults.length > 0) refuseFields(faults)
    // Newly requested add-ons must exist; ones already in the group may have been deleted since.
    const named = edited.addOnIds ?? []
    const addOnIds = sent.addOnIds
      ? await requireAddOns(tx, open.service, named, 'addOnGroup.addOnIds')
      : named.flatMap((id) => id ?? [])
    await updateGroup(tx, siteId, row.id, groupValues(edited, addOnIds))
    return { addOnGroup: await closeGroups(context, tx, { actor, operation: 'updateAddOnGroup' }, open, row.id) }
  })

export const setAddOnsForGroup: Operation<'setAddOnsForGroup'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const open = await openGroups(context, tx, siteId, input.serviceId ?? '')
    const row = open.groups.find(({ id }) => id === input.groupId?.toLowerCase()) ?? fail('ADD_ON_GROUP_NOT_FOUND')
    const faults = repeatFaults(input.addOnIds, 'addOnIds')
    if (faults.length > 0) refuseFields(faults)
    const addOnIds = await requireAddOns(tx, open.service, input.addOnIds, 'addOnIds')
    const { name, prompt, max_add_ons: maxAddOns } = row
    await updateGroup(tx, siteId, row.id, { name, prompt, maxAddOns, addOnIds })
    return { addOnGroup: await closeGroups(context, tx, { actor, operation: 'setAddOnsForGroup' }, open, row.id) }
  })
