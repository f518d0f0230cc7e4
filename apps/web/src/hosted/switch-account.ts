import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { addressIn, paths } from '../paths.ts'
import { nextIn } from './continue-sign-in.ts'

/** Signs out whoever is signed in, and lets somebody else sign in and continue where they were. */
export async function action({ context, url }: ActionFunctionArgs): Promise<Response> {
  const { kalends, origin, basePath } = context.get(requestContext)
  try {
    await kalends.authentication.closeMemberSession()
  } catch (error) {
    // Signed out meanwhile, in another tab.
    if (!isRefusal(error, 401, 403)) throw error
  }
  return redirectDocument(`${origin}${addressIn(basePath, paths.login(nextIn(url).next))}`, 303)
}

/** A GET request signs no one out. */
export const loader = (): Response => redirect(paths.login())
