import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isGuid } from '../../sites/index.ts'
import { recordInvitationChange } from '../steps/invite.ts'
import { deleteInvitation } from '../store/invitations.ts'
import { saveRemovedInvitation } from '../store/removed.ts'

/** Revokes an invitation and its link. It is retained briefly so that it can be restored. */
export const revokeInvitation: Operation<'revokeInvitation'> = async ({ input, actor }, context) => {
  if (!isGuid(input.invitationId)) return fail('NOT_FOUND')
  return context.transaction(async (tx) => {
    const deleted = (await deleteInvitation(tx, actor.siteId, input.invitationId)) ?? fail('NOT_FOUND')
    await saveRemovedInvitation(tx, deleted, context.clock.now())
    await recordInvitationChange(tx, actor, { operation: 'revokeInvitation', before: deleted }, context.clock.now())
    return {}
  })
}
