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

/** What a page of the dashboard works with: who is signed in, and the API in their name. */
export type StaffContext = { session: StaffSession; client: Client }

/** Key under which loaders and actions of the dashboard find the desk. */
export const staffContext = createContext<StaffContext>()

/**
 * In front of every page behind the sign-in: finds the person, or sends to the sign-in and back afterwards. Who has to
 * set a second factor up is sent there, and back as well.
 */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, url, context }, show) => {
  const page = context.get(requestContext)
  const reading = staffClient(page, request)
  const session = await findSession(reading.client)
  // Unlike those of pages, redirects from here are sent as they are.
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

/** Who is signed in; undefined for somebody who is not, or does not work here. */
export async function findSession(client: Client): Promise<StaffSession | undefined> {
  try {
    return (await client.users.getStaffSession()).session
  } catch (error) {
    if (isRefusal(error, 401, 403)) return undefined
    throw error
  }
}

/** The page's own address; a form sent with an old sign-in leads back to the page it stood on. */
const requestedPage = ({ pathname, search }: URL, basePath: string): string =>
  `${pathname.slice(basePath.length)}${search}`

/** Where somebody goes after signing in: only to the dashboard itself. */
export function safeReturn(requested: string | null): string {
  return isOwnAddress(requested) && /^\/dashboard([/?]|$)/.test(requested) ? requested : dashboardPaths.today()
}
