import type { members } from '@kalends/contract'
import { type Actor, getCustomer, may } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import type { Member } from '../store/members.ts'
import { findSettings } from '../store/settings.ts'
import { memberView } from '../view.ts'

/** Who views members. */
export type Viewer = {
  /** The business sees every member with all data. */
  seesAll: boolean
  /** The viewing member, if any. */
  memberId: string | undefined
}

export function toViewer(actor: Actor): Viewer {
  return { seesAll: may(actor, 'READ_MEMBERS'), memberId: getMemberId(actor) }
}

/** The member who calls, directly or through a key. */
export function getMemberId(actor: Actor): string | undefined {
  const customer = getCustomer(actor)
  return customer?.type === 'member' ? customer.memberId : undefined
}

/** The same, for calls that are a member's own. PERMISSION_DENIED for everyone else. */
export function requireMemberId(actor: Actor): string {
  return getMemberId(actor) ?? fail('PERMISSION_DENIED')
}

/** Returns true if the viewer may see public members; some sites show them to members only. */
export async function seesPublic(db: Db, siteId: string, { memberId }: Viewer): Promise<boolean> {
  if (memberId !== undefined) return true
  return (await findSettings(db, siteId)).visible_to === 'ALL'
}

/** Returns a member as the viewer may see them: only public fields of others. */
export function memberViewFor(member: Member, viewer: Viewer, requested: members.Set): ReturnType<typeof memberView> {
  return memberView(member, viewer.seesAll || viewer.memberId === member.id ? requested : 'PUBLIC')
}
