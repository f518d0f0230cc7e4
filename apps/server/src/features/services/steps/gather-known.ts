import type { services } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findLocations } from '../../business/index.ts'
import { categoryExists } from '../../categories/index.ts'
import { bookingForms, shareLockForm } from '../../forms/index.ts'
import { findFeePercentages, policyExists } from '../../policies/index.ts'
import { findResourceTypes, lockNamedResources } from '../../resources/index.ts'
import type { SiteRow } from '../../sites/index.ts'
import type { Known } from '../rules/service-faults.ts'
import { listVariantPrices } from '../store/online-services.ts'

/** Loads what a requested service refers to, for the rules. Malformed ids count as unknown. */
export async function loadValidationData(
  context: Context,
  tx: Tx,
  { id: siteId, currency }: SiteRow,
  service: services.Service,
): Promise<Known> {
  const types = await findResourceTypes(tx, siteId)
  const resources = await lockNamedResources(tx, siteId, namedResources(service))
  const locations = await findLocations(tx, siteId)
  const chargeLimits = await context.ports.sites.findChargeLimits(context, tx, siteId)
  return {
    currency,
    chargeLimits,
    variantPrices: chargeLimits && service.id ? await listVariantPrices(tx, siteId, service.id) : [],
    feePercentages: chargeLimits ? await findFeePercentages(tx, siteId, service.bookingPolicy?.id ?? null) : [],
    staffTypeId: types.find(({ isStaff }) => isStaff)?.id ?? '',
    resourceTypes: new Set(types.map(({ id }) => id)),
    resources: new Map(resources.filter(({ deleted }) => !deleted).map(({ id, typeId }) => [id, typeId])),
    openLocations: new Set(locations.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id)),
    formExists: await exists(
      service.form?.id,
      async (id) => (await shareLockForm(tx, siteId, id))?.namespace === bookingForms,
    ),
    categoryExists: await exists(service.category?.id, (id) => categoryExists(tx, siteId, id)),
    policyExists: await exists(service.bookingPolicy?.id, (id) => policyExists(tx, siteId, id)),
  }
}

function namedResources({ staffMemberIds, serviceResources }: services.Service): string[] {
  return [...(staffMemberIds ?? []), ...(serviceResources ?? []).flatMap((it) => it.resourceIds?.values ?? [])]
}

async function exists(id: string | null | undefined, find: (id: string) => Promise<boolean>): Promise<boolean> {
  return id === undefined || id === null || find(id)
}
