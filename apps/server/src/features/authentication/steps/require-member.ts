import type { Actor, MemberActor } from '../../../actor.ts'
import { fail } from '../../../refusal.ts'

/** The member who calls by themselves. */
export function requireMember(actor: Actor): MemberActor {
  return actor.type === 'member' ? actor : fail('PERMISSION_DENIED')
}
