import { getCustomer } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { memberTokenPair, startMemberFamily } from '../../identity/index.ts'
import { lockApprovedMember } from '../../members/index.ts'
import { findMemberSession, lockMemberSession } from '../steps/member-cookie.ts'

/** Issues tokens for the member of the session cookie. */
export const resumeMemberSession: Operation<'resumeMemberSession'> = async ({ actor, request }, context) => {
  const { clientId } = getCustomer(actor) ?? fail('PERMISSION_DENIED')
  const { siteId } = actor
  const { memberId } = (await findMemberSession(context, request, siteId)) ?? fail('NOT_FOUND')
  const started = await context.transaction(async (tx) => {
    if (!(await lockApprovedMember(tx, siteId, memberId))) fail('NOT_FOUND')
    // It may have ended while the member was locked.
    const session = (await lockMemberSession(tx, context, request, siteId)) ?? fail('NOT_FOUND')
    const { memberSessionId, visitorId } = session
    const grant = { siteId, clientId, memberId, visitorId, memberSessionId, hasRefreshToken: true }
    return startMemberFamily(tx, context, grant)
  })
  const { refresh_token, ...tokens } = await memberTokenPair(context, started)
  return { memberId, ...tokens, refresh_token: refresh_token ?? '' }
}
