import type { Infer, users } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { createContext, type MiddlewareFunction, redirect } from 'react-router'
import { isOwnAddress } from '../lib/own-address.ts'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { staffClient } from '../lib/staff.ts'
import { addressIn } from '../paths.ts'
import { dashboardPaths } from './dashboard-paths.ts'

export type StaffSession = Infer<typeof users.StaffSession>

/** The signed-in person, without the secret that protects the session. */
export type Person = Omit<StaffSession, 'csrfToken'>

/** Context of a dashboard page: the staff session and a client that calls the API with it. */
export type StaffContext = { session: StaffSession; client: Client }

/** Context key of the staff session for loaders and actions. */
export const staffContext = createContext<StaffContext>()

/**
 * Middleware of every page behind the sign-in: loads the session, or redirects to the sign-in and back. People who must
 * set up a second factor are redirected to that page first.
 */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, url, context }, show) => {
  const page = context.get(requestContext)
  const reading = staffClient(page, request)
  const session = await findSession(reading.client)
  // Unlike in loaders, redirects are sent as they are.
  const next = requestedPage(url, page.basePath)
  if (!session) throw redirect(addressIn(page.basePath, dashboardPaths.signIn(next)))
  const isOpen = [dashboardPaths.security(), dashboardPaths.signOut()].includes(
    url.pathname.slice(page.basePath.length),
  )
  if (session.awaitsSecondFactor && !isOpen) throw redirect(addressIn(page.basePath, dashboardPaths.security({ next })))
  const writing = staffClient(page, request, session.csrfToken)
  context.set(staffContext, { session, client: writing.client })
  const response = await show()
  for (const cookie of [...reading.cookies(), ...writing.cookies()]) response.headers.append('set-cookie', cookie)
  return response
}

/** Returns the session; undefined for people who are not signed in or not on the team. */
export async function findSession(client: Client): Promise<StaffSession | undefined> {
  try {
    return (await client.users.getStaffSession()).session
  } catch (error) {
    if (isRefusal(error, 401, 403)) return undefined
    throw error
  }
}

/** Returns the page's URL; after a form with an expired session, the URL of the page with the form. */
const requestedPage = ({ pathname, search }: URL, basePath: string): string =>
  `${pathname.slice(basePath.length)}${search}`

/** Returns a URL of the dashboard to go to after signing in; other URLs are rejected. */
export function safeReturn(requested: string | null): string {
  return isOwnAddress(requested) && /^\/dashboard([/?]|$)/.test(requested) ? requested : dashboardPaths.today()
}
