import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { invitationView } from '../view.ts'
import { invite } from './invite.ts'
import { staffBinding } from './neighbours.ts'

/** Invites somebody to work here, by message and by a link that is shown this once. */
export const invitePerson: Operation<'invitePerson'> = async ({ input, actor }, context) => {
  const { invitation, link } = await context.transaction(async (tx) => {
    if (input.staffMemberId) {
      const found = await staffBinding.find(tx, actor.siteId, input.staffMemberId)
      if (!found) return fail('STAFF_MEMBER_NOT_FOUND')
      if (found.isConnected) return fail('STAFF_MEMBER_ALREADY_CONNECTED')
    }
    return invite(context, tx, { actor, asked: input, operation: 'invitePerson' })
  })
  return { invitation: invitationView(invitation, context.clock.now()), link }
}
