import { everyoneReads, operation } from '../operation.ts'
import {
  ConfirmSiteAddressRequest,
  ConfirmSiteAddressResponse,
  GetSiteRequest,
  GetSiteResponse,
  GetSiteSettingsRequest,
  SiteSettingsResponse,
  UpdateSiteSettingsRequest,
  UpdateSiteSettingsResponse,
} from './shapes.ts'

/** Operations on the business itself. */
export const sitesOperations = {
  getSite: operation({
    id: 'getSite',
    summary: 'Returns the public settings of the business.',
    method: 'GET',
    paths: ['/v1/sites/current'],
    access: everyoneReads,
    input: GetSiteRequest,
    output: GetSiteResponse,
    errors: [],
  }),
  getSiteSettings: operation({
    id: 'getSiteSettings',
    summary: 'Returns the settings of the business.',
    method: 'GET',
    paths: ['/v1/sites/settings'],
    access: { manager: 'READ_CATALOGUE' },
    input: GetSiteSettingsRequest,
    output: SiteSettingsResponse,
    errors: [],
  }),
  updateSiteSettings: operation({
    id: 'updateSiteSettings',
    summary: 'Updates the settings sent.',
    method: 'PATCH',
    paths: ['/v1/sites/settings'],
    access: { manager: 'MANAGE_SETTINGS' },
    input: UpdateSiteSettingsRequest,
    output: UpdateSiteSettingsResponse,
    errors: ['UNAUTHORIZED_OPERATION'],
  }),
  confirmSiteAddress: operation({
    id: 'confirmSiteAddress',
    summary: 'Confirms a new address for links in messages; called at that address.',
    method: 'POST',
    paths: ['/v1/sites/confirm-address'],
    limit: 'LINKS',
    access: { anyone: true },
    input: ConfirmSiteAddressRequest,
    output: ConfirmSiteAddressResponse,
    errors: ['INVALID_TOKEN'],
  }),
}
