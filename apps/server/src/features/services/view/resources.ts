import type { services } from '@kalends/contract'
import type { ResourceRow } from '../../resources/index.ts'
import type { ServiceRow } from '../store/rows.ts'

export type ShownResources = {
  resources: ReadonlyMap<string, ResourceRow>
  resourceTypeNames: ReadonlyMap<string, string>
  wanted: ReadonlySet<services.V2RequestedFields>
}

/** Returns the resource types that a slot needs in addition to staff. */
export function serviceResourcesView(row: ServiceRow, shown: ShownResources): services.ServiceResource[] {
  return row.resource_types.map(({ typeId, resourceIds }) => {
    const written = row.rest.serviceResources?.[typeId] ?? {}
    const typeName = shown.resourceTypeNames.get(typeId)
    const details = { resources: resourceIds.flatMap((id) => infoView(shown.resources.get(id))) }
    return {
      id: written.id ?? typeId,
      resourceType: { id: typeId, ...(typeName ? { name: typeName } : {}) },
      resourceIds: { values: resourceIds },
      requiredResourcesNumber: written.requiredResourcesNumber ?? 1,
      selectableResource: false,
      ...(shown.wanted.has('RESOURCE_DETAILS') ? { resourceDetails: details } : {}),
    }
  })
}

function infoView(resource: ResourceRow | undefined): services.ResourceInfo[] {
  return resource ? [{ id: resource.id, name: resource.name }] : []
}

/** Returns the staff of a service, if requested; the older field contains the same list. */
export function staffDetails(
  row: ServiceRow,
  shown: ShownResources,
): Pick<services.Service, 'staffMemberDetails' | 'staffMembers'> {
  if (!shown.wanted.has('STAFF_MEMBER_DETAILS') || row.type !== 'APPOINTMENT') return {}
  const staffMembers = row.staff_ids.flatMap((id) => {
    const resource = shown.resources.get(id)
    if (!resource?.staff) return []
    const { staffMemberId, mainMedia } = resource.staff
    return [{ staffMemberId, name: resource.name, ...(mainMedia ? { mainMedia } : {}) }]
  })
  return { staffMemberDetails: { staffMembers }, staffMembers }
}
