import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { findMemberByLoginEmail, memberLanguage } from '../../members/index.ts'
import { codeMs } from '../rules/lifetimes.ts'
import { readLoginEmail } from '../rules/login-email.ts'
import { codeHash, newCode } from '../rules/mailed-code.ts'
import { countEmail } from '../steps/count-email.ts'
import { lockCallingMember } from '../steps/lock-calling-member.ts'
import { requireMember } from '../steps/require-member.ts'
import { requireRecentSignIn } from '../steps/require-recent-sign-in.ts'
import { recipientName } from '../steps/send-code.ts'
import { saveLoginEmailChange } from '../store/login-email-changes.ts'

/**
 * Emails a code to the new address, or to the member's own one to verify it, which needs no recent sign-in. Nothing
 * changes until it is entered; a newer request replaces an earlier one.
 */
export const startLoginEmailChange: Operation<'startLoginEmailChange'> = async ({ input, actor, request }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const newEmail = readLoginEmail(input.newEmail) ?? refuseAddress()
  const owner = await findMemberByLoginEmail(context.db, siteId, newEmail)
  const isOwn = owner?.id === memberId && owner.login_email_verified_at === null
  if (!isOwn) await requireRecentSignIn(context, { siteId, familyId })
  if (owner && !isOwn) return fail('EMAIL_ALREADY_EXISTS')
  await countEmail(context, { siteId, email: newEmail, purpose: 'NEW_ADDRESS', request })
  const now = context.clock.now()
  const [id, code, expiresAt] = [context.ids.guid(), newCode(), now + codeMs]
  await context.transaction(async (tx) => {
    const member = await lockCallingMember(tx, { siteId, memberId, familyId })
    const change = { siteId, memberId, id, newEmail, codeHash: codeHash(code, id), expiresAt }
    await saveLoginEmailChange(tx, change, now)
    await context.ports.authentication.sendSignInCode(context, tx, {
      siteId,
      email: newEmail,
      memberId,
      name: recipientName(member),
      language: memberLanguage(member),
      code,
      minutes: codeMs / 60_000,
    })
  })
  return { newEmail, expiresDate: new Date(expiresAt).toISOString() }
}

function refuseAddress(): never {
  return refuseFields([
    { field: 'newEmail', description: 'must be an email address', violatedRule: 'FORMAT', data: { type: 'EMAIL' } },
  ])
}
