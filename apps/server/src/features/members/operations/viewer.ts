import type { members } from '@kalends/contract'
import { type Actor, customerOf, may } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import type { Member } from '../store/members.ts'
import { findSettings } from '../store/settings.ts'
import { memberView } from '../view.ts'

/** Whose eyes look at members. */
export type Viewer = {
  /** The business itself: everybody, with all their data. */
  seesAll: boolean
  /** Who looks, where it is a member. */
  memberId: string | undefined
}

export function viewerOf(actor: Actor): Viewer {
  return { seesAll: may(actor, 'READ_MEMBERS'), memberId: memberIdOf(actor) }
}

/** The member who calls, directly or through a key. */
export function memberIdOf(actor: Actor): string | undefined {
  const customer = customerOf(actor)
  return customer?.type === 'member' ? customer.memberId : undefined
}

/** The same, for calls that are a member's own. PERMISSION_DENIED for everyone else. */
export function demandMemberId(actor: Actor): string {
  return memberIdOf(actor) ?? fail('PERMISSION_DENIED')
}

/** Whether members who show themselves are shown to this one: some businesses keep them among themselves. */
export async function seesPublic(db: Db, siteId: string, { memberId }: Viewer): Promise<boolean> {
  if (memberId !== undefined) return true
  return (await findSettings(db, siteId)).visible_to === 'ALL'
}

/** A member as the viewer may see them: others are cut to what is public. */
export function shown(member: Member, viewer: Viewer, requested: members.Set): ReturnType<typeof memberView> {
  return memberView(member, viewer.seesAll || viewer.memberId === member.id ? requested : 'PUBLIC')
}
