import type { Infer, members } from '@kalends/contract'
import { KalendsError } from '@kalends/sdk'
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirectDocument } from 'react-router'
import { type RequestContext, requestContext } from '../lib/page-context.ts'
import { addressIn, paths } from '../paths.ts'

type Member = Infer<typeof members.Member>

/** Key under which loaders and actions of the account find who is signed in. */
export const memberContext = createContext<Member>()

/** In front of every page of the account: finds the member, or sends to the sign-in and back afterwards. */
export const requireMember: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const page = context.get(requestContext)
  const member = (await findMe(page)) ?? (await resume(page))
  // Unlike those of pages, redirects from here are sent as they are.
  if (!member) throw redirectDocument(addressIn(page.basePath, paths.login(`${url.pathname}${url.search}`)))
  context.set(memberContext, member)
  return next()
}

/** The member as they are now: without scripts an action and what it leads to are one request. */
export async function readMemberAnew(context: Readonly<RouterContextProvider>): Promise<void> {
  const member = await findMe(context.get(requestContext))
  if (member) context.set(memberContext, member)
}

async function findMe({ kalends }: RequestContext): Promise<Member | undefined> {
  return (
    (await unless([401, 403, 404], () => kalends.members.getCurrentMember({ fieldsets: ['FULL'] })))?.member ??
    undefined
  )
}

/** The browser is signed in, but its tokens were lost or ended. */
async function resume(page: RequestContext): Promise<Member | undefined> {
  const tokens = await unless([404], () => page.kalends.authentication.resumeMemberSession({}))
  if (!tokens) return undefined
  const { access_token: accessToken, refresh_token: refreshToken, expires_in } = tokens
  page.become({ accessToken, refreshToken, expiresAt: page.now() + (expires_in - 60) * 1000 })
  return findMe(page)
}

async function unless<T>(statuses: number[], ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof KalendsError && statuses.includes(error.status)) return undefined
    throw error
  }
}
