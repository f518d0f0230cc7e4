import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isGuid } from '../../sites/index.ts'
import { invitationMs } from '../rules/invitation.ts'
import { grantRefusal, toGrantor } from '../rules/ranks.ts'
import { grantedBy, newInvitationSecrets, notifyInvitation, recordInvitationChange } from '../steps/invite.ts'
import { lockInviter } from '../steps/lock-person.ts'
import { lockInvitation, renewInvitationRow } from '../store/invitations.ts'
import { invitationView } from '../view.ts'

/** Sends an invitation again with a new link and lifetime; the old link stops working. */
export const renewInvitation: Operation<'renewInvitation'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  if (!isGuid(input.invitationId)) return fail('NOT_FOUND')
  const now = context.clock.now()
  return context.transaction(async (tx) => {
    await lockInviter(tx, actor)
    const before = (await lockInvitation(tx, siteId, input.invitationId)) ?? fail('NOT_FOUND')
    const refusal = grantRefusal(toGrantor(actor), before.role)
    if (refusal) return fail(refusal)
    const secrets = await newInvitationSecrets(context, tx, siteId)
    const renewed = {
      siteId,
      id: input.invitationId,
      ...secrets.hashes,
      expiresAt: now + invitationMs,
      ...grantedBy(actor),
    }
    const invitation = (await renewInvitationRow(tx, renewed)) ?? fail('NOT_FOUND')
    await recordInvitationChange(tx, actor, { operation: 'renewInvitation', after: invitation }, now)
    const link = await notifyInvitation(context, tx, actor, invitation, secrets)
    return { invitation: invitationView(invitation, now), link }
  })
}
