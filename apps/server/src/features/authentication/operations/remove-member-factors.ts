import { isManager } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { lockMember, memberName, recordAction } from '../../members/index.ts'
import { deleteMemberFactors } from '../steps/delete-member-factors.ts'
import { findFactorTypes } from '../steps/find-factor-types.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { revokeAllAccess } from '../steps/revoke-all-access.ts'

/** Removes all factors of a member who lost their device, and signs them out everywhere. */
export const removeMemberFactors: Operation<'removeMemberFactors'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const now = context.clock.now()
    const member = (await lockMember(tx, siteId, input.memberId.toLowerCase())) ?? fail('NOT_FOUND')
    const who = { siteId, memberId: member.id }
    if ((await findFactorTypes(tx, who)).length === 0) return fail('FACTOR_NOT_AVAILABLE')
    await deleteMemberFactors(tx, who)
    await revokeAllAccess(tx, context, who)
    const from = { person: isManager(actor) ? actor.name : undefined }
    await notifySignInMethodChange(tx, context, who, { change: 'factorOff', from })
    const changes = [{ field: 'hasSecondFactor', before: true, after: false }]
    await recordAction(tx, context, member, { actor, action: 'removeFactors', changes })
    const noted = { operation: 'removeMemberFactors', entityType: 'member', entityId: member.id }
    const sides = { before: { hasSecondFactor: true }, after: { hasSecondFactor: false } }
    const entityName = memberName(member) || member.login_email
    await recordChange(tx, siteId, actor, { ...noted, entityName, ...sides }, now)
    return {}
  })
