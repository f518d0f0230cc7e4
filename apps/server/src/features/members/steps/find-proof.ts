import { type Actor, getCustomer } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { noProof, type Proof } from '../../contacts/index.ts'
import { findProven } from '../store/proven-contacts.ts'

/**
 * Returns the address and the contacts an actor has proved to be theirs: the verified ones of a member, none of a visitor or
 * of staff limited to their own calendar. Undefined for the business, which vouches for what it writes.
 */
export async function findProof(db: Db, actor: Actor): Promise<Proof | undefined> {
  const customer = getCustomer(actor)
  if (!customer) return actor.type === 'none' || (actor.type === 'staff' && actor.resourceIds) ? noProof : undefined
  if (customer.type !== 'member') return noProof
  return findProven(db, customer.siteId, customer.memberId)
}
