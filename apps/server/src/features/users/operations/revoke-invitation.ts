import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isGuid } from '../../sites/index.ts'
import { deleteInvitation } from '../store/invitations.ts'
import { noteInvitation } from './invite.ts'

/** Takes an invitation back; its link stops working at once. */
export const revokeInvitation: Operation<'revokeInvitation'> = async ({ input, actor }, context) => {
  if (!isGuid(input.invitationId)) return fail('NOT_FOUND')
  return context.transaction(async (tx) => {
    const gone = (await deleteInvitation(tx, actor.siteId, input.invitationId)) ?? fail('NOT_FOUND')
    await noteInvitation(tx, actor, { operation: 'revokeInvitation', before: gone }, context.clock.now())
    return {}
  })
}
