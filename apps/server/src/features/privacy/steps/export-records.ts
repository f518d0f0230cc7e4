import type { Tx } from '../../../db/database.ts'
import { listRecords } from '../store/export.ts'
import { findContactsOfMember, loadPerson } from '../store/person.ts'

/**
 * Returns everything that lasts and is stored about a member, and about the customer they are if they have verified the
 * address or made the customer by signing up.
 */
export async function exportRecords(tx: Tx, { siteId, memberId }: { siteId: string; memberId: string }) {
  const contactIds = (await findContactsOfMember(tx, siteId, memberId, { isTheirs: true })) ?? []
  const person = await loadPerson(tx, siteId, { contactIds, memberIds: [memberId], isOwnCall: true })
  return { records: await listRecords(tx, person) }
}
