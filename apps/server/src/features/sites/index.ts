/** The business itself: its settings, its addresses, and secrets that name the business they belong to. */
export { insertSite, type NewSite } from './operations/insert-site.ts'
export { publicAddress } from './operations/public-address.ts'
export { publicSite } from './operations/public-site.ts'
export { rememberOrigin } from './operations/remember-origin.ts'
export { type SiteAddress, siteOfAddress } from './operations/site-of-address.ts'
export { sitesRoutes } from './routes.ts'
export { isGuid, newSiteSecret, readSiteSecret, type SiteSecret } from './rules/site-secret.ts'
export { findSite, type SiteRow } from './store.ts'
