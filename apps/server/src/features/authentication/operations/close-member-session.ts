import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { getFamilySession, revokeTokenFamily } from '../../identity/index.ts'
import { endMemberSession, endSession } from '../steps/member-cookie.ts'

/** Signs the member out of this browser: revokes the session and every token issued from it. */
export const closeMemberSession: Operation<'closeMemberSession'> = async ({ actor, request }, context) => {
  if (actor.type !== 'member') return fail('PERMISSION_DENIED')
  const { siteId, memberId, familyId } = actor
  const now = context.clock.now()
  await context.transaction(async (tx) => {
    const id = await getFamilySession(tx, { siteId, familyId })
    if (id !== undefined) await endSession(tx, { siteId, memberId, id }, now)
    await revokeTokenFamily(tx, { siteId, familyId }, now)
  })
  await endMemberSession(context, request, siteId)
  return {}
}
