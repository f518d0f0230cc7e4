import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findGroups } from '../store/add-on-groups.ts'
import { findAddOnRows } from '../store/add-on-rows.ts'
import { findService } from '../store/services.ts'
import { groupDetailView } from '../view/group.ts'

/** Of a hidden service too: a direct link works. */
export const listAddOnGroupsByServiceId: Operation<'listAddOnGroupsByServiceId'> = async ({ input, actor }, { db }) => {
  const { siteId } = actor
  const service = (await findService(db, siteId, input.serviceId ?? '')) ?? fail('SERVICE_NOT_FOUND')
  const wanted = (input.groupIds ?? []).flatMap((id) => id?.toLowerCase() ?? [])
  const groups = (await findGroups(db, siteId, service.id)).filter(
    ({ id }) => wanted.length === 0 || wanted.includes(id),
  )
  const addOnIds = [...new Set(groups.flatMap(({ add_on_ids }) => add_on_ids))]
  const addOns = new Map((await findAddOnRows(db, siteId, addOnIds)).map((row) => [row.id, row]))
  return { addOnGroupsDetails: groups.map((group) => groupDetailView(group, addOns)) }
}
