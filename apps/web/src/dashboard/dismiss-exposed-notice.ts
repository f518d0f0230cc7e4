import { type ActionFunctionArgs, redirect } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { dashboardPaths } from './dashboard-paths.ts'
import { exposedCookie, markSignIn } from './frame/exposed-mark.ts'
import { safeReturn, staffContext } from './staff-context.ts'

/** Dismisses the notice about plain HTTP until the person signs in again. */
export async function action({ context, url }: ActionFunctionArgs): Promise<Response> {
  const { basePath } = context.get(requestContext)
  const response = redirect(safeReturn(url.searchParams.get('next')), 303)
  const value = await markSignIn(context.get(staffContext).session)
  response.headers.append('set-cookie', `${exposedCookie}=${value}; Path=${basePath || '/'}; HttpOnly; SameSite=Lax`)
  return response
}

/** A GET request dismisses nothing. */
export const loader = (): Response => redirect(dashboardPaths.today())
