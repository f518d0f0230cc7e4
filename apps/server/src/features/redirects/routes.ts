import type { RoutesOf } from '../../operation.ts'
import { createRedirectSession } from './operations/create-redirect-session.ts'
import { finishRedirectSession } from './operations/finish-redirect-session.ts'
import { getRedirectIdentity } from './operations/get-redirect-identity.ts'
import { getRedirectPages } from './operations/get-redirect-pages.ts'

/** The redirect operations. */
export const redirectsRoutes: RoutesOf<'redirects'> = {
  createRedirectSession,
  finishRedirectSession,
  getRedirectIdentity,
  getRedirectPages,
}
