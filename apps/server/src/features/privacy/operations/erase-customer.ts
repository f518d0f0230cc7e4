import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { erasePerson } from '../steps/erase-person.ts'
import { findContactsOf } from '../store/person.ts'

export const eraseCustomer: Operation<'eraseCustomer'> = async ({ input, actor }, context) => {
  const findContactIds = async (db: Db) => {
    const contactIds = await findContactsOf(db, actor.siteId, input.contactId)
    return contactIds.length === 0 ? fail('CONTACT_NOT_FOUND') : contactIds
  }
  return { erasure: await erasePerson(context, { actor, findContactIds, operation: 'eraseCustomer', ...input }) }
}
