import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { lockMember, type Member } from '../store/members.ts'
import { requireMemberId } from './viewer.ts'

/** Locks a member for a change. Refuses one that does not exist or that the actor may not change. */
export async function lockEditableMember(tx: Tx, actor: Actor, id: string): Promise<Member> {
  if (actor.type === 'member' && actor.memberId !== id.toLowerCase()) return fail('MEMBER_NOT_FOUND')
  return (await lockMember(tx, actor.siteId, id)) ?? fail('MEMBER_NOT_FOUND')
}

/** Locks the calling member for a change. */
export async function lockCurrentMember(tx: Tx, actor: Actor): Promise<Member> {
  return (await lockMember(tx, actor.siteId, requireMemberId(actor))) ?? fail('MEMBER_NOT_FOUND')
}
