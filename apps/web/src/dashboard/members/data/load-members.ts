import type { members } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { memberPhotoUrl } from '../../../lib/member-photo.ts'

export const MEMBERS_PER_PAGE = 50

/** Views of the members; disconnected ones are separate. */
export const views = ['approved', 'waiting', 'blocked', 'disconnected', 'trash'] as const
export type View = (typeof views)[number]

type Standing = Exclude<View, 'trash'>

const standings = ['approved', 'waiting', 'blocked', 'disconnected'] as const satisfies readonly Standing[]
const memberStatuses = {
  approved: 'APPROVED',
  waiting: 'PENDING',
  blocked: 'BLOCKED',
  disconnected: 'OFFLINE',
} as const

/** View, search and page; `confirming` is the member whose disconnection is being confirmed. */
export type MembersFilters = { view: View; search: string; page: number; confirming: string | null }

export function readMembersFilters(search: URLSearchParams): MembersFilters {
  const page = Number(search.get('page'))
  return {
    view: views.find((view) => view === search.get('view')) ?? 'approved',
    search: (search.get('search') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
    confirming: search.get('confirm'),
  }
}

/** A member in the list. */
export type MemberRow = {
  id: string
  name: string
  email: string
  photoUrl: string | null
  status: members.Status
  isMuted: boolean
  isPublic: boolean
  since: string
  lastSeen: string | null
}

/** A deleted member, and when they are erased. */
export type TrashRow = Pick<MemberRow, 'id' | 'name' | 'email'> & { eraseDate: string }

/** Counts are missing for views the person may not see. */
export type MembersPage = {
  rows: MemberRow[]
  trash: TrashRow[]
  total: number
  counts: Partial<Record<View, number>>
}

/** Loads one page of members, newest first, and the count of each view. */
export async function loadMembers(
  client: Client,
  { view, search, page }: MembersFilters,
  canRestore: boolean,
): Promise<MembersPage> {
  const fields = ['loginEmail', 'profile.nickname', 'contact.firstName', 'contact.lastName'] as const
  const searchParam = search ? { search: { expression: search, fields } } : {}
  const queryMembers = (of: Standing, paging: { limit: number; offset: number }) =>
    client.members.queryMembers({
      query: { filter: { status: memberStatuses[of] }, paging },
      fieldsets: ['FULL'],
      ...searchParam,
    })
  const offset = (page - 1) * MEMBERS_PER_PAGE
  const [found, deleted, ...counted] = await Promise.all([
    view === 'trash' ? undefined : queryMembers(view, { limit: MEMBERS_PER_PAGE, offset }),
    canRestore ? client.members.listDeletedMembers() : undefined,
    ...standings.map((one) => queryMembers(one, { limit: 1, offset: 0 })),
  ])
  const counts = Object.fromEntries(standings.map((one, index) => [one, counted[index]?.metadata?.total ?? 0]))
  const trash = (deleted?.members ?? []).map(({ id, name, loginEmail, eraseDate }) => ({
    id,
    name: name || loginEmail,
    email: loginEmail,
    eraseDate,
  }))
  return {
    rows: (found?.members ?? []).map(toRow),
    total: found?.metadata?.total ?? 0,
    trash: view === 'trash' ? trash : [],
    counts: { ...counts, ...(deleted ? { trash: trash.length } : {}) },
  }
}

/** A member in the list. */
export function toRow({ id, loginEmail, status, profile, contact, ...member }: members.Member): MemberRow {
  const email = loginEmail ?? ''
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || profile?.nickname || email
  return {
    id: id ?? '',
    name,
    email,
    status: status ?? 'UNKNOWN',
    photoUrl: memberPhotoUrl(profile),
    isMuted: member.activityStatus === 'MUTED',
    isPublic: member.privacyStatus === 'PUBLIC',
    since: member.createdDate ?? '',
    lastSeen: member.lastLoginDate ?? null,
  }
}
