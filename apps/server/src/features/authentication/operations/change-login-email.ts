import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { findMemberByLoginEmail, lockMember } from '../../members/index.ts'
import { readLoginEmail } from '../rules/login-email.ts'
import { deleteMemberFactors } from '../steps/delete-member-factors.ts'
import { moveLoginEmail } from '../steps/move-login-email.ts'
import { revokeAllAccess } from '../steps/revoke-all-access.ts'
import { saveCredentials } from '../store/credentials.ts'
import { changedMemberView } from '../view.ts'

/**
 * Changes a member's sign-in address for the business. The member has not proved it. Unless told otherwise they are signed
 * out, and lose password, factors and passkeys, which may be those of whoever took over the account.
 */
export const changeLoginEmail: Operation<'changeLoginEmail'> = async ({ input, actor }, context) => {
  const newEmail = readLoginEmail(input.newEmail) ?? refuseAddress()
  const { siteId } = actor
  const from = { person: actor.type === 'staff' || actor.type === 'app' ? actor.name : undefined }
  const member = await context.transaction(async (tx) => {
    const found = (await lockMember(tx, siteId, input.id.toLowerCase())) ?? fail('MEMBER_NOT_FOUND')
    if (found.login_email === newEmail) return found
    if (await findMemberByLoginEmail(tx, siteId, newEmail)) fail('EMAIL_ALREADY_EXISTS')
    const moved = await moveLoginEmail(tx, context, found, { newEmail, isVerified: false, actor, from })
    const who = { siteId, memberId: found.id }
    if (input.removeSignInMethods !== false) {
      await saveCredentials(tx, who, { passwordHash: null }, context.clock.now())
      await deleteMemberFactors(tx, who)
    }
    if (input.revokeCurrentSessions !== false) await revokeAllAccess(tx, context, who)
    return moved
  })
  return { member: changedMemberView(member) }
}

function refuseAddress(): never {
  return refuseFields([
    { field: 'newEmail', description: 'must be an email address', violatedRule: 'FORMAT', data: { type: 'EMAIL' } },
  ])
}
