import { type ActionFunctionArgs, redirect } from 'react-router'
import { paths } from '../paths.ts'
import { deskContext } from './desk.ts'

export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  await context.get(deskContext).client.users.signOutStaff()
  return redirect(paths.signIn(), 303)
}

/** Looking signs nobody out. */
export const loader = (): Response => redirect(paths.today())
