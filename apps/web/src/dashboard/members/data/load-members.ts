import type { members } from '@kalends/contract'
import type { Client } from '@kalends/sdk'

export const MEMBERS_PER_PAGE = 50

/** Ways to look at members; who was disconnected stands apart. */
export const views = ['approved', 'waiting', 'blocked', 'disconnected'] as const
export type View = (typeof views)[number]

const statusOf = { approved: 'APPROVED', waiting: 'PENDING', blocked: 'BLOCKED', disconnected: 'OFFLINE' } as const

/** What an address asks for; `asks`: whom to disconnect, once more before it is done. */
export type MembersWish = { view: View; search: string; page: number; asks: string | null }

export function membersWish(search: URLSearchParams): MembersWish {
  const page = Number(search.get('page'))
  return {
    view: views.find((view) => view === search.get('view')) ?? 'approved',
    search: (search.get('search') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
    asks: search.get('ask'),
  }
}

/** A member as the list shows them. */
export type MemberRow = {
  id: string
  name: string
  email: string
  status: members.Status
  isMuted: boolean
  isPublic: boolean
  since: string
  lastSeen: string | null
}

export type MembersFound = { rows: MemberRow[]; total: number; counts: Record<View, number> }

/** One page of them, newest first, and how many there are in each view. */
export async function loadMembers(client: Client, { view, search, page }: MembersWish): Promise<MembersFound> {
  const fields = ['loginEmail', 'profile.nickname', 'contact.firstName', 'contact.lastName']
  const words = search ? { search: { expression: search, fields } } : {}
  const ask = (of: View, paging: { limit: number; offset: number }) =>
    client.members.queryMembers({
      query: { filter: { status: statusOf[of] }, paging },
      fieldsets: ['FULL'],
      ...words,
    })
  const offset = (page - 1) * MEMBERS_PER_PAGE
  const [found, ...counted] = await Promise.all([
    ask(view, { limit: MEMBERS_PER_PAGE, offset }),
    ...views.map((one) => ask(one, { limit: 1, offset: 0 })),
  ])
  const counts = Object.fromEntries(views.map((one, index) => [one, counted[index]?.metadata?.total ?? 0]))
  return {
    rows: (found?.members ?? []).map(rowOf),
    total: found?.metadata?.total ?? 0,
    counts: counts as Record<View, number>,
  }
}

function rowOf({ id, loginEmail, status, profile, contact, ...member }: members.Member): MemberRow {
  const email = loginEmail ?? ''
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || profile?.nickname || email
  return {
    ...{ id: id ?? '', name, email, status: status ?? 'UNKNOWN' },
    isMuted: member.activityStatus === 'MUTED',
    isPublic: member.privacyStatus === 'PUBLIC',
    since: member.createdDate ?? '',
    lastSeen: member.lastLoginDate ?? null,
  }
}
