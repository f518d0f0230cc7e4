import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { changeMember, type Member } from '../../members/index.ts'
import { verifiedChanges } from '../rules/verified.ts'
import { voidSignIns } from './void-sign-ins.ts'

/**
 * Marks the email as verified by a method other than the member's own. The earlier sign-up may be another person's, so
 * its sign-in methods are removed.
 */
export async function verifyLoginEmail(tx: Tx, context: Context, member: Member, actor?: Actor): Promise<Member> {
  if (member.login_email_verified_at !== null && !member.awaits_verification) return member
  await voidSignIns(tx, context, member)
  return changeMember(tx, context, member, verifiedChanges(member), actor, 'verify')
}
