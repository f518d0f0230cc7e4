import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { accountPaths } from './account-paths.ts'
import { signedOutUrl } from './home-url.ts'

export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  const page = context.get(requestContext)
  await page.kalends.authentication.closeMemberSession()
  return redirectDocument(signedOutUrl(page), 303)
}

/** A GET request signs no one out. */
export const loader = (): Response => redirect(accountPaths.overview())
