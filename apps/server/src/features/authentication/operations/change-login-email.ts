import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { findMemberByLoginEmail, lockMember } from '../../members/index.ts'
import { readLoginEmail } from '../rules/login-email.ts'
import { moveLoginEmail } from '../steps/move-login-email.ts'
import { revokeAllAccess } from '../steps/revoke-all-access.ts'
import { changedMemberView } from '../view.ts'

/** Changes a member's sign-in address for the business. The member has not proved it, and is signed out unless told. */
export const changeLoginEmail: Operation<'changeLoginEmail'> = async ({ input, actor }, context) => {
  const newEmail = readLoginEmail(input.newEmail) ?? refuseAddress()
  const { siteId } = actor
  const from = { person: actor.type === 'staff' || actor.type === 'app' ? actor.name : undefined }
  const member = await context.transaction(async (tx) => {
    const found = (await lockMember(tx, siteId, input.id.toLowerCase())) ?? fail('MEMBER_NOT_FOUND')
    if (found.login_email === newEmail) return found
    if (await findMemberByLoginEmail(tx, siteId, newEmail)) fail('EMAIL_ALREADY_EXISTS')
    const moved = await moveLoginEmail(tx, context, found, { newEmail, isVerified: false, actor, from })
    if (input.revokeCurrentSessions !== false)
      await revokeAllAccess(tx, { siteId, memberId: found.id }, context.clock.now())
    return moved
  })
  return { member: changedMemberView(member) }
}

function refuseAddress(): never {
  return refuseFields([
    { field: 'newEmail', description: 'must be an email address', violatedRule: 'FORMAT', data: { type: 'EMAIL' } },
  ])
}
