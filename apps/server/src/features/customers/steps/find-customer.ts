import type { Actor } from '../../../actor.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { type ContactRow, findStandingId, lockContacts } from '../../contacts/index.ts'
import { findCustomerRow } from '../store/customers.ts'

/** Finds a customer, or the one it was merged into. Throws CONTACT_NOT_FOUND for customers hidden from the actor. */
export async function findCustomer(db: Db, actor: Actor, contactId: string): Promise<ContactRow> {
  const id = await findStandingId(db, actor.siteId, contactId)
  const row = id && (await findCustomerRow(db, actor, id))
  return row || fail('CONTACT_NOT_FOUND')
}

/** Finds and locks a customer until this transaction ends. */
export async function lockCustomer(tx: Tx, actor: Actor, contactId: string): Promise<ContactRow> {
  const { id } = await findCustomer(tx, actor, contactId)
  const [row] = await lockContacts(tx, actor.siteId, [id])
  // It was merged while we waited for the lock.
  if (row?.merged_into_id) return lockCustomer(tx, actor, row.merged_into_id)
  return row ?? fail('CONTACT_NOT_FOUND')
}
