import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { requireProof } from '../../authentication/index.ts'
import { erasePerson } from '../steps/erase-person.ts'
import { findContactsOfMember } from '../store/person.ts'

/**
 * Requires the password or a recent sign-in: an unattended browser is not enough. Erases the customer only if the member
 * has proven that it is theirs.
 */
export const eraseMyData: Operation<'eraseMyData'> = async ({ input, actor, request }, context) => {
  if (actor.type !== 'member') return fail('PERMISSION_DENIED')
  const { siteId, memberId } = actor
  await requireProof(context, actor, { currentPassword: input.currentPassword, address: request.address })
  const contactIds =
    (await findContactsOfMember(context.db, siteId, memberId, { isProven: true })) ?? fail('MEMBER_NOT_FOUND')
  return { erasure: await erasePerson(context, { actor, operation: 'eraseMyData', ...input, contactIds, memberId }) }
}
