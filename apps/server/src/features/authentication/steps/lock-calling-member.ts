import type { MemberActor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { isLiveFamily } from '../../identity/index.ts'
import { lockMember, type Member } from '../../members/index.ts'
import { findCredentials } from '../store/credentials.ts'

/**
 * Locks the calling member and makes sure that their sign-in goes on: one that was ended while the call was under way
 * changes no sign-in method. Called first in the transaction of every such change. `confirmed` is the hash of the password
 * that confirmed it: one that was replaced meanwhile confirms nothing any more.
 */
export async function lockCallingMember(
  tx: Tx,
  { siteId, memberId, familyId }: Pick<MemberActor, 'siteId' | 'memberId' | 'familyId'>,
  confirmed?: string | undefined,
): Promise<Member> {
  const member = await lockMember(tx, siteId, memberId)
  if (!member || !(await isLiveFamily(tx, { siteId, familyId }))) return fail('UNAUTHENTICATED')
  if (confirmed !== undefined && (await findCredentials(tx, siteId, memberId))?.passwordHash !== confirmed)
    fail('VERIFICATION_FAILED', { data: { reason: 'BAD_PASSWORD' } })
  return member
}
