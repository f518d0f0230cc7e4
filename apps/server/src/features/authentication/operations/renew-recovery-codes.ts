import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { confirmMember } from '../steps/confirm-member.ts'
import { issueRecoveryCodes } from '../steps/issue-recovery-codes.ts'
import { lockCallingMember } from '../steps/lock-calling-member.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { requireMember } from '../steps/require-member.ts'
import { listFactorRows } from '../store/factors.ts'

/** Replaces the recovery codes with ten new ones. */
export const renewRecoveryCodes: Operation<'renewRecoveryCodes'> = async ({ input, actor, request }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const who = { siteId, memberId }
  const known = await listFactorRows(context.db, who)
  if (!known.some(({ isActive }) => isActive)) return fail('FACTOR_NOT_AVAILABLE')
  const confirmed = await confirmMember(context, { ...who, familyId }, input, request)
  const recoveryCodes = await context.transaction(async (tx) => {
    // Locks so that of two concurrent requests the last one's codes are valid.
    await lockCallingMember(tx, { ...who, familyId }, confirmed)
    await notifySignInMethodChange(tx, context, who, { change: 'recoveryCodes', from: request })
    return issueRecoveryCodes(tx, who)
  })
  return { recoveryCodes }
}
