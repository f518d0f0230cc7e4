import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isGuid } from '../../sites/index.ts'
import { deleteInvitation } from '../store/invitations.ts'
import { keepInvitation } from '../store/removed.ts'
import { noteInvitation } from './invite.ts'

/** Takes an invitation back; its link stops working at once. It is kept for a moment, so that it can be brought back. */
export const revokeInvitation: Operation<'revokeInvitation'> = async ({ input, actor }, context) => {
  if (!isGuid(input.invitationId)) return fail('NOT_FOUND')
  return context.transaction(async (tx) => {
    const gone = (await deleteInvitation(tx, actor.siteId, input.invitationId)) ?? fail('NOT_FOUND')
    await keepInvitation(tx, gone, context.clock.now())
    await noteInvitation(tx, actor, { operation: 'revokeInvitation', before: gone }, context.clock.now())
    return {}
  })
}
