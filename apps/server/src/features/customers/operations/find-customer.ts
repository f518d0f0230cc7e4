import type { Actor } from '../../../actor.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { type ContactRow, findStandingId, lockContacts } from '../../contacts/index.ts'
import { findCustomerRow } from '../store/customers.ts'

/** The customer of this id, or the one that contact became part of. CONTACT_NOT_FOUND for whom the caller may not know. */
export async function findCustomer(db: Db, actor: Actor, contactId: string): Promise<ContactRow> {
  const id = await findStandingId(db, actor.siteId, contactId)
  const row = id && (await findCustomerRow(db, actor, id))
  return row || fail('CONTACT_NOT_FOUND')
}

/** The same, and nobody changes it until this transaction ends. */
export async function lockCustomer(tx: Tx, actor: Actor, contactId: string): Promise<ContactRow> {
  const { id } = await findCustomer(tx, actor, contactId)
  const [row] = await lockContacts(tx, actor.siteId, [id])
  // Somebody merged it while we waited: it leads on to another.
  if (row?.merged_into_id) return lockCustomer(tx, actor, row.merged_into_id)
  return row ?? fail('CONTACT_NOT_FOUND')
}
