import type { RoutesOf } from '../../operation.ts'
import { confirmSiteAddress } from './operations/confirm-site-address.ts'
import { getSite } from './operations/get-site.ts'
import { getSiteSettings } from './operations/get-site-settings.ts'
import { updateSiteSettings } from './operations/update-site-settings.ts'

/** The site operations. */
export const sitesRoutes: RoutesOf<'sites'> = {
  getSite,
  getSiteSettings,
  updateSiteSettings,
  confirmSiteAddress,
}
