/** The business itself: its settings, its addresses, and secrets that name the business they belong to. */

export type { TimeZoneChange } from './ports.ts'
export { sitesRoutes } from './routes.ts'
export { isGuid, newSiteSecret, readSiteSecret, type SiteSecret } from './rules/site-secret.ts'
export { findSiteByAddress, type SiteAddress } from './steps/find-site-by-address.ts'
export { insertSite, type NewSite } from './steps/insert-site.ts'
export { isOwnHost } from './steps/is-own-host.ts'
export { listSitesByPath } from './steps/list-sites-by-path.ts'
export { noReplyAddress, type Organizer, organizerOf } from './steps/organizer-of.ts'
export { publicAddress, staffAddress } from './steps/public-address.ts'
export { publicSite } from './steps/public-site.ts'
export { rememberOrigin } from './steps/remember-origin.ts'
export { findSite, isOnlySite, lockSite, type PublicCaptcha, type SiteRow, setPublicCaptcha } from './store.ts'
