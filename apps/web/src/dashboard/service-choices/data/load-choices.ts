import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../../lib/refusal.ts'
import { type DashboardAddOn, loadAddOns } from '../../add-ons/data/load-add-ons.ts'

export type Kind = 'DURATION' | 'STAFF_MEMBER' | 'CUSTOM'

/** Variants of a service: one row per choice with its price. */
export type Variants = { id: string; revision: string; kind: Kind; name: string; lines: Line[] }
export type Line = { value: string; price: string }

/** Add-ons offered together, in display order. */
export type Group = { id: string; name: string; prompt: string; most: number | null; addOnIds: string[] }

export type ChoicesData = {
  service: { id: string; name: string; isAppointment: boolean; isVaried: boolean; price: string }
  variants: Variants | null
  groups: Group[]
  addOns: DashboardAddOn[]
  /** Staff who give the service, by resource id. */
  people: { id: string; name: string }[]
}

export async function loadChoices(client: Client, serviceId: string): Promise<ChoicesData> {
  const [{ service }, variants, addOns, { staffMembers }] = await Promise.all([
    client.services.getService({ serviceId }),
    loadVariants(client, serviceId),
    loadAddOns(client),
    client.resources.listStaff(),
  ])
  const names = new Map(staffMembers.map(({ resourceId, name }) => [resourceId, name]))
  const { payment, addOnGroups, type, name, staffMemberIds } = service ?? {}
  return {
    service: {
      id: serviceId,
      name: name ?? '',
      isAppointment: type === 'APPOINTMENT',
      isVaried: payment?.rateType === 'VARIED',
      price: payment?.varied?.defaultPrice?.value ?? '',
    },
    variants,
    groups: (addOnGroups ?? []).map((group) => ({
      id: group.id ?? '',
      name: group.name ?? '',
      prompt: group.prompt ?? '',
      most: group.maxNumberOfAddOns ?? null,
      addOnIds: (group.addOnIds ?? []).flatMap((id) => id ?? []),
    })),
    addOns,
    people: (staffMemberIds ?? []).map((id) => ({ id, name: names.get(id) ?? '' })),
  }
}

async function loadVariants(client: Client, serviceId: string): Promise<Variants | null> {
  try {
    const { serviceVariants: found } = await client.services.getServiceOptionsAndVariantsByServiceId({ serviceId })
    const option = found?.options?.values?.[0]
    if (!found || !option) return null
    return {
      id: found.id ?? '',
      revision: found.revision ?? '',
      kind: option.type as Kind,
      name: option.customData?.name ?? option.durationData?.name ?? '',
      lines: (found.variants?.values ?? []).map(({ choices, price }) => {
        const { custom, staffMemberId, duration } = choices?.[0] ?? {}
        return { value: custom ?? staffMemberId ?? String(duration?.minutes ?? ''), price: price?.value ?? '' }
      }),
    }
  } catch (error) {
    if (isRefusal(error) && error.code === 'SERVICE_OPTIONS_NOT_FOUND') return null
    throw error
  }
}
