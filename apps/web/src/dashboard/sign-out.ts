import { type ActionFunctionArgs, redirect } from 'react-router'
import { dashboardPaths } from './dashboard-paths.ts'
import { staffContext } from './staff-context.ts'

export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  await context.get(staffContext).client.users.signOutStaff()
  return redirect(dashboardPaths.signIn(), 303)
}

/** Looking signs nobody out. */
export const loader = (): Response => redirect(dashboardPaths.today())
