/** Ways from a front end to our pages and back: pages, signing in and out. */
export { redirectsJobs } from './jobs.ts'
export { type Authorized, authorize } from './operations/authorize.ts'
export { leaveRedirect } from './operations/leave-redirect.ts'
export { type Opened, openRedirect } from './operations/open-redirect.ts'
export { redirectsRoutes } from './routes.ts'
export { webMessagePage } from './rules/web-message.ts'
export { secretParameter } from './view.ts'
