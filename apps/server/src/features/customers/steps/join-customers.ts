import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { transferBookings } from '../../bookings/index.ts'
import { type ContactRow, findMergedContacts, type Moved, mergeContacts, updateContact } from '../../contacts/index.ts'
import { earlierValues, filledDetails } from '../rules/filled-details.ts'
import { moveNotes } from '../store/notes.ts'

/**
 * Merges locked duplicates into a locked customer, who gets their bookings and notes, and the details they know. Returns the
 * customer, and what moved.
 */
export async function joinCustomers(
  context: Context,
  tx: Tx,
  { stored, duplicates, actor }: { stored: ContactRow; duplicates: readonly ContactRow[]; actor: Actor | 'system' },
): Promise<{ updated: ContactRow; moved: Moved }> {
  const { site_id: siteId, id: toId } = stored
  const now = context.clock.now()
  const duplicateIds = duplicates.map(({ id }) => id)
  const within = await findMergedContacts(tx, siteId, duplicateIds)
  await mergeContacts(tx, { stored, duplicateIds, now })
  const filled = filledDetails(stored, duplicates)
  const updated = await updateContact(tx, stored, filled, now)
  const given: Moved['duplicates'] = []
  for (const { id, email } of duplicates)
    given.push({
      id,
      email,
      within: within.filter((one) => one.merged_into_id === id).map((one) => one.id),
      bookingIds: await transferBookings(context, tx, actor, { siteId, fromId: id, toId }),
      noteIds: await moveNotes(tx, siteId, { fromId: id, toId }),
    })
  const moved = { revision: String(updated.revision), before: earlierValues(stored, filled), duplicates: given }
  return { updated, moved }
}
