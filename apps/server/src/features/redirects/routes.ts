import type { RoutesOf } from '../../operation.ts'
import { createRedirectSession } from './operations/create-redirect-session.ts'
import { finishRedirectSession } from './operations/finish-redirect-session.ts'

/** Ways from a front end to our pages and back. */
export const redirectsRoutes: RoutesOf<'redirects'> = { createRedirectSession, finishRedirectSession }
