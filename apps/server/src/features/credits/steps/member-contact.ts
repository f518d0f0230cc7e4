import { type Actor, getCustomer } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { findMember } from '../../members/index.ts'

/** The contact of the calling member; undefined while they have none. PERMISSION_DENIED for everyone else. */
export async function findOwnContact(db: Db, actor: Actor): Promise<string | undefined> {
  const customer = getCustomer(actor)
  if (customer?.type !== 'member') return fail('PERMISSION_DENIED')
  return (await findMember(db, actor.siteId, customer.memberId))?.contact?.id
}
