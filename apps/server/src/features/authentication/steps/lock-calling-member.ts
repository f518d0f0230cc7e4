import type { MemberActor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { isLiveFamily } from '../../identity/index.ts'
import { lockMember, type Member } from '../../members/index.ts'

/**
 * Locks the calling member and makes sure that their sign-in goes on: one that was ended while the call was under way
 * changes no sign-in method. Called first in the transaction of every such change.
 */
export async function lockCallingMember(
  tx: Tx,
  { siteId, memberId, familyId }: Pick<MemberActor, 'siteId' | 'memberId' | 'familyId'>,
): Promise<Member> {
  const member = await lockMember(tx, siteId, memberId)
  return member && (await isLiveFamily(tx, { siteId, familyId })) ? member : fail('UNAUTHENTICATED')
}
