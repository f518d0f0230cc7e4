import type { Actor, MemberActor } from '../../../actor.ts'
import { fail } from '../../../refusal.ts'

/** Returns the calling member; apps acting for one are refused. */
export function memberOf(actor: Actor): MemberActor {
  return actor.type === 'member' ? actor : fail('PERMISSION_DENIED')
}
