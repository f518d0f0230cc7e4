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

/** Key under which loaders and actions of the account find who is signed in. */
export const memberContext: RouterContext<Member> = createContext<Member>()

/** In front of every page of the account: finds the member, or sends to the sign-in and back afterwards. */
export const requireMember: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const page = context.get(requestContext)
  const member = (await findMember(page)) ?? (await resumeMember(page))
  // Unlike those of pages, redirects from here are sent as they are.
  if (!member) throw redirectDocument(addressIn(page.basePath, paths.login(`${url.pathname}${url.search}`)))
  context.set(memberContext, member)
  return next()
}

/** The member as they are now: without scripts an action and what it leads to are one request. */
export async function readMemberAnew(context: Readonly<RouterContextProvider>): Promise<void> {
  const member = await findMember(context.get(requestContext))
  if (member) context.set(memberContext, member)
}
