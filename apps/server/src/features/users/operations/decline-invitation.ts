import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { signInLimits } from '../rules/attempts.ts'
import { takeInvitation } from '../store/invitations.ts'
import { invitationView } from '../view.ts'

/** Declines an invitation: invalidates its link and marks its staff member. */
export const declineInvitation: Operation<'declineInvitation'> = async ({ input, request }, context) => {
  const attempt = await countAttempt(context, signInLimits('invitation', toNetwork(request.address)))
  const key = readSiteSecret(input.token.trim()) ?? fail('INVALID_TOKEN')
  await context.transaction(async (tx) => {
    const now = context.clock.now()
    const invitation = (await takeInvitation(tx, key, now)) ?? fail('INVALID_TOKEN')
    const { site_id: siteId, id: entityId, name, email, staff_member_id: staffMemberId } = invitation
    if (staffMemberId) await context.ports.users.declineStaffMember(context, tx, { siteId, staffMemberId })
    const noted = { operation: 'declineInvitation', entityType: 'invitation', entityId, entityName: name || email }
    await recordChange(tx, siteId, undefined, { ...noted, before: invitationView(invitation, now) }, now)
  })
  await attempt.succeeded()
  return {}
}
