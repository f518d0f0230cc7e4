import type { Infer, members } from '@kalends/contract'
import { tokenPair } from '@kalends/sdk'
import type { RequestContext } from './page-context.ts'
import { isRefusal } from './refusal.ts'

export type Member = Infer<typeof members.Member>

/** Returns the member whose tokens the browser has; undefined for visitors. */
export async function findMember({ kalends }: RequestContext): Promise<Member | undefined> {
  return (
    (await unless([401, 403, 404], () => kalends.members.getCurrentMember({ fieldsets: ['FULL'] })))?.member ??
    undefined
  )
}

/** Signs a member in again whose browser is signed in but whose tokens were lost or have ended. */
export async function resumeMember(page: RequestContext): Promise<Member | undefined> {
  const tokens = await unless([404], () => page.kalends.authentication.resumeMemberSession({}))
  if (!tokens) return undefined
  page.become(tokenPair(tokens, 'member', page.now()))
  return findMember(page)
}

async function unless<T>(statuses: number[], call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    if (isRefusal(error, ...statuses)) return undefined
    throw error
  }
}

/** The account a page acts for, as it names it; null for visitors. */
export function shownAccount(member: Member | undefined): { name: string; email: string } | null {
  if (!member) return null
  const { contact, profile, loginEmail } = member
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || profile?.nickname || ''
  return { name, email: loginEmail ?? '' }
}
