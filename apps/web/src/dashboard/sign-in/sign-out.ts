import { type ActionFunctionArgs, redirect } from 'react-router'
import { dashboardPaths } from '../dashboard-paths.ts'
import { staffContext } from '../staff-context.ts'

export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  await context.get(staffContext).client.users.signOutStaff()
  return redirect(dashboardPaths.signIn(), 303)
}

/** Signing out needs a form, so that a link cannot do it. */
export const loader = (): Response => redirect(dashboardPaths.today())
