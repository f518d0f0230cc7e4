import { type Actor, getCustomer } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { findProvenContactIds } from '../store/proven-contacts.ts'

/**
 * Returns the contacts an actor has proved to be theirs: those of the verified address of a member, none of a visitor.
 * Undefined for the business, which vouches for what it writes.
 */
export async function ownContactIds(db: Db, actor: Actor): Promise<readonly string[] | undefined> {
  const customer = getCustomer(actor)
  if (!customer) return actor.type === 'none' ? [] : undefined
  return customer.type === 'member' ? findProvenContactIds(db, customer.siteId, customer.memberId) : []
}
