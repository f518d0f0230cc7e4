import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'
import { getSite } from './operations/get-site.ts'

/** The operations on the business itself. */
export const sitesRoutes: RoutesOf<'sites'> = { getSite, getSiteSettings: notBuilt, updateSiteSettings: notBuilt }
