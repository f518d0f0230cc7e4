import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { getFamilySession } from '../../identity/index.ts'
import { lockMember, recordAction } from '../../members/index.ts'
import { endSession } from '../steps/member-cookie.ts'
import { requireMember } from '../steps/require-member.ts'
import { revokeAllAccess } from '../steps/revoke-all-access.ts'
import { listMemberSessions } from '../store/member-sessions.ts'

/** Lists the member's signed-in browsers, last used first. */
export const listSignIns: Operation<'listSignIns'> = async ({ actor }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const present = await getFamilySession(context.db, { siteId, familyId })
  const rows = await listMemberSessions(context.db, siteId, memberId, context.clock.now())
  return {
    signIns: rows.map((row) => ({
      id: row.id,
      browser: row.user_agent ?? '',
      address: row.address ?? '',
      createdDate: row.created_at,
      lastSeenDate: row.last_seen_at,
      isPresent: row.id === present,
    })),
  }
}

/** Ends one of the member's sessions and its tokens. */
export const endSignIn: Operation<'endSignIn'> = async ({ input, actor }, context) => {
  const { siteId, memberId } = requireMember(actor)
  const session = { siteId, memberId, id: input.signInId.toLowerCase() }
  await context.transaction(async (tx) => {
    if (!(await endSession(tx, session, context.clock.now()))) fail('NOT_FOUND')
  })
  return {}
}

/** Signs a member out everywhere, for staff. Recorded in the member's history. */
export const endMemberSignIns: Operation<'endMemberSignIns'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const member = (await lockMember(tx, siteId, input.memberId.toLowerCase())) ?? fail('NOT_FOUND')
    const ended = await revokeAllAccess(tx, context, { siteId, memberId: member.id })
    if (ended > 0) await recordAction(tx, context, member, { actor, action: 'signOut', changes: [] })
    return { ended }
  })

/** Ends all other sessions of the member, on third-party front ends too, and forgets remembered devices. */
export const endOtherSignIns: Operation<'endOtherSignIns'> = async ({ actor }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const ended = await context.transaction(async (tx) => {
    await lockMember(tx, siteId, memberId)
    return revokeAllAccess(tx, context, { siteId, memberId }, familyId)
  })
  return { ended }
}
