import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { erasePerson } from '../steps/erase-person.ts'
import { findContactsOf } from '../store/person.ts'

export const eraseCustomer: Operation<'eraseCustomer'> = async ({ input, actor }, context) => {
  const contactIds = await findContactsOf(context.db, actor.siteId, input.contactId)
  if (contactIds.length === 0) return fail('CONTACT_NOT_FOUND')
  return { erasure: await erasePerson(context, { actor, contactIds, operation: 'eraseCustomer', ...input }) }
}
