import { operation } from '../operation.ts'
import {
  GetPricingPlansSettingsRequest,
  GetPricingPlansSettingsResponse,
  UpdatePricingPlansSettingsRequest,
  UpdatePricingPlansSettingsResponse,
} from './generated/settings-shapes.ts'

/** Operations on the settings of pricing plans. */
export const pricingPlansSettingsOperations = {
  getPricingPlansSettings: operation({
    id: 'getPricingPlansSettings',
    summary: 'Returns the settings of plans.',
    method: 'GET',
    paths: [
      '/v1/pricing-plans-settings',
      '/pricing-plans/settings/v1/pricing-plans-settings',
      '/_api/pricing-plans-settings/v1/pricing-plans-settings',
    ],
    access: { manager: 'READ_CATALOGUE' },
    input: GetPricingPlansSettingsRequest,
    output: GetPricingPlansSettingsResponse,
    errors: [],
  }),
  updatePricingPlansSettings: operation({
    id: 'updatePricingPlansSettings',
    summary: 'Updates the settings of plans.',
    method: 'PATCH',
    paths: [
      '/v1/pricing-plans-settings',
      '/pricing-plans/settings/v1/pricing-plans-settings',
      '/_api/pricing-plans-settings/v1/pricing-plans-settings',
    ],
    access: { manager: 'MANAGE_PLANS' },
    input: UpdatePricingPlansSettingsRequest,
    output: UpdatePricingPlansSettingsResponse,
    required: ['pricingPlansSettings', 'pricingPlansSettings.revision'],
    errors: ['REVISION_MISMATCH'],
  }),
}
