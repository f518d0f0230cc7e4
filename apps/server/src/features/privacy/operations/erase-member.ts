import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { erasePerson } from '../steps/erase-person.ts'
import { findContactsOfMember } from '../store/person.ts'

export const eraseMember: Operation<'eraseMember'> = async ({ input, actor }, context) => {
  const contactIds = (await findContactsOfMember(context.db, actor.siteId, input.id)) ?? fail('MEMBER_NOT_FOUND')
  const person = { contactIds, memberId: input.id }
  return { erasure: await erasePerson(context, { actor, operation: 'eraseMember', ...input, ...person }) }
}
