import {
  createContext,
  type MiddlewareFunction,
  type RouterContext,
  type RouterContextProvider,
  redirectDocument,
} from 'react-router'
import { findMember, type Member, resumeMember } from '../lib/member.ts'
import { requestContext } from '../lib/page-context.ts'
import { addressIn, paths } from '../paths.ts'

/** Key under which loaders and actions of the account find the signed-in member. */
export const memberContext: RouterContext<Member> = createContext<Member>()

/** Middleware of every page of the account: loads the member, or redirects to the sign-in and back afterwards. */
export const requireMember: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const page = context.get(requestContext)
  const member = (await findMember(page)) ?? (await resumeMember(page))
  // Unlike those of pages, redirects from here are sent as they are.
  if (!member) throw redirectDocument(addressIn(page.basePath, paths.login(`${url.pathname}${url.search}`)))
  context.set(memberContext, member)
  return next()
}

/** Loads the member again: without scripts, an action and the page it renders are one request. */
export async function readMemberAnew(context: Readonly<RouterContextProvider>): Promise<void> {
  const member = await findMember(context.get(requestContext))
  if (member) context.set(memberContext, member)
}
