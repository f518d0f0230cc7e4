import { type ActionFunctionArgs, redirect } from 'react-router'
import { deskContext } from './desk.ts'
import { deskPaths } from './desk-paths.ts'

export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  await context.get(deskContext).client.users.signOutStaff()
  return redirect(deskPaths.signIn(), 303)
}

/** Looking signs nobody out. */
export const loader = (): Response => redirect(deskPaths.today())
