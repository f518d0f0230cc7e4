import type { Actor, MemberActor } from '../../../actor.ts'
import { fail } from '../../../refusal.ts'

/** The member who calls by themselves. */
export function memberOf(actor: Actor): MemberActor {
  return actor.type === 'member' ? actor : fail('PERMISSION_DENIED')
}
