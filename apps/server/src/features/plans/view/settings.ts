import type { common, pricingPlansSettings } from '@kalends/contract'
import type { SiteRow } from '../../sites/index.ts'
import type { PlansSettingsRow } from '../store/settings.ts'

/** The settings of plans; defaults as long as nobody has changed them. */
export function plansSettingsView(
  site: SiteRow,
  row: PlansSettingsRow | undefined,
): pricingPlansSettings.PricingPlansSettings {
  return {
    revision: String(row?.revision ?? 1),
    createdDate: new Date(row?.created_at ?? site.created_at).toISOString(),
    updatedDate: new Date(row?.updated_at ?? site.created_at).toISOString(),
    taxableAddress: (row?.taxable_address ?? 'BUSINESS') as pricingPlansSettings.TaxableAddress,
    ...(row?.extended_fields ? { extendedFields: row.extended_fields as common.ExtendedFields } : {}),
  }
}
