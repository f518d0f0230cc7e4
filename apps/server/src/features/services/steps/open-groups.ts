import type { FieldViolation, services } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { isByTheDay } from '../rules/day-faults.ts'
import { findGroups, type GroupRow, type GroupValues } from '../store/add-on-groups.ts'
import { findAddOnRows } from '../store/add-on-rows.ts'
import { groupView } from '../view/group.ts'
import { closeService, type OpenService, openService } from './write-update.ts'

/** A locked service with its add-on groups, about to change. */
export type OpenGroups = { service: OpenService; groups: GroupRow[] }

export async function openGroups(context: Context, tx: Tx, siteId: string, serviceId: string): Promise<OpenGroups> {
  const service = await openService(context, tx, siteId, serviceId)
  return { service, groups: await findGroups(tx, siteId, service.row.id) }
}

/** Completes a change of groups as a change of their service. Returns the API view of the group with this id. */
export async function closeGroups(
  context: Context,
  tx: Tx,
  who: { actor: Actor; operation: string },
  { service }: OpenGroups,
  groupId: string,
): Promise<services.AddOnGroup> {
  const { siteId } = who.actor
  await closeService(context, tx, who, service)
  const group = (await findGroups(tx, siteId, service.row.id)).find(({ id }) => id === groupId)
  if (!group) return {}
  const known = await findAddOnRows(tx, siteId, group.add_on_ids)
  return groupView(group, new Set(known.map(({ id }) => id)))
}

/** Add-ons named in a request, all of which must be there. */
export async function requireAddOns(
  tx: Tx,
  { row }: OpenService,
  ids: readonly (string | null)[] | null | undefined,
  field: string,
): Promise<string[]> {
  const named = (ids ?? []).flatMap((id) => id?.toLowerCase() ?? [])
  const rows = await findAddOnRows(tx, row.site_id, named)
  const longer = rows.find(({ duration_minutes }) => duration_minutes !== null)
  if (longer && isByTheDay(row.rest)) refuseFields([longerFault(field, longer.name)])
  const known = new Set(rows.map(({ id }) => id))
  const unknown = named.filter((id) => !known.has(id))
  return unknown.length > 0 ? fail('ADD_ON_NOT_FOUND', { data: { addOnIds: unknown } }) : named
}

function longerFault(field: string, name: string): FieldViolation {
  const description = `cannot name ${name}, which makes bookings longer: the service is rented by the day`
  return { field, description, violatedRule: 'OTHER', ruleName: 'NO_DAYS', data: {} }
}

/** The stored values of a group. */
export function groupValues(group: services.AddOnGroup, addOnIds: readonly string[]): GroupValues {
  const { name, prompt, maxNumberOfAddOns } = group
  return { name: name ?? '', prompt: prompt ?? '', maxAddOns: maxNumberOfAddOns ?? null, addOnIds }
}
