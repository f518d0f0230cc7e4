import type { services } from '@kalends/contract'
import type { GroupRow } from '../store/add-on-groups.ts'
import type { AddOnRow } from '../store/add-on-rows.ts'

/** Returns a group of add-ons in its API shape, without deleted add-ons. */
export function groupView(group: GroupRow, known: ReadonlySet<string>): services.AddOnGroup {
  return {
    id: group.id,
    name: group.name,
    prompt: group.prompt,
    ...(group.max_add_ons === null ? {} : { maxNumberOfAddOns: group.max_add_ons }),
    addOnIds: group.add_on_ids.filter((id) => known.has(id)),
  }
}

/** The same with what its add-ons are. */
export function groupDetailView(group: GroupRow, addOns: ReadonlyMap<string, AddOnRow>): services.AddOnGroupDetail {
  return {
    groupId: group.id,
    groupName: group.name,
    prompt: group.prompt,
    ...(group.max_add_ons === null ? {} : { maxNumberOfAddOns: group.max_add_ons }),
    addOns: group.add_on_ids.flatMap((id) => {
      const row = addOns.get(id)
      return row ? [offered(row)] : []
    }),
  }
}

function offered(row: AddOnRow): services.AddOn {
  return {
    addOnId: row.id,
    name: row.name,
    ...(row.duration_minutes === null ? {} : { durationInMinutes: row.duration_minutes }),
    ...(row.max_quantity === null ? {} : { maxQuantity: row.max_quantity }),
    ...(row.price ? { price: row.price } : {}),
    ...(row.rest.mainMedia ? { mainMedia: row.rest.mainMedia as services.MediaItem } : {}),
  }
}
