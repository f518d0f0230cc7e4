import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { erasePerson } from '../steps/erase-person.ts'
import { findContactsOfMember } from '../store/person.ts'

/** The customer stays if another account is the same customer. */
export const eraseMember: Operation<'eraseMember'> = async ({ input, actor }, context) => {
  const findContactIds = async (db: Db) =>
    (await findContactsOfMember(db, actor.siteId, input.id)) ?? fail('MEMBER_NOT_FOUND')
  const person = { findContactIds, memberId: input.id }
  return { erasure: await erasePerson(context, { actor, operation: 'eraseMember', ...input, ...person }) }
}
