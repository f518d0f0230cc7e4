import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { requireProof } from '../../authentication/index.ts'
import { erasePerson } from '../steps/erase-person.ts'
import { findContactsOfMember } from '../store/person.ts'

/**
 * Requires the password or a recent sign-in: an unattended browser is not enough. Erases the customer only if the member
 * has verified the address or made the customer by signing up, and no other account is the same customer; otherwise the
 * account and what it made.
 */
export const eraseMyData: Operation<'eraseMyData'> = async ({ input, actor, request }, context) => {
  if (actor.type !== 'member') return fail('PERMISSION_DENIED')
  const { siteId, memberId } = actor
  const requireStill = await requireProof(context, actor, {
    currentPassword: input.currentPassword,
    address: request.address,
  })
  const findContactIds = async (db: Db) =>
    (await findContactsOfMember(db, siteId, memberId, { isTheirs: true })) ?? fail('MEMBER_NOT_FOUND')
  const person = { findContactIds, memberId, requireStill }
  return { erasure: await erasePerson(context, { actor, operation: 'eraseMyData', ...input, ...person }) }
}
