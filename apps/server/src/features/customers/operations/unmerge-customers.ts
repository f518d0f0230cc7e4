import { MINUTE } from '@kalends/availability'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { listMadeSince, returnBookings, separateBookings } from '../../bookings/index.ts'
import {
  type ContactRow,
  findLastChange,
  lockContactByEmail,
  lockContacts,
  type Moved,
  splitContact,
  updateContact,
} from '../../contacts/index.ts'
import { findCustomer } from '../steps/find-customer.ts'
import { noteChange } from '../steps/note-change.ts'
import { listMemberIds, returnPurchases } from '../steps/return-own.ts'
import { showCustomer } from '../steps/show-customer.ts'
import { moveNotes } from '../store/notes.ts'

/** How long a merge can be undone, in milliseconds. */
const undoMs = MINUTE

/**
 * Undoes the last merge while the customer is unchanged since. What was charged, paid, agreed or answered for a booking
 * meanwhile goes back with it, and what the account of a duplicate did; other additions stay with the customer.
 */
export const unmergeCustomers: Operation<'unmergeCustomers'> = async ({ input, actor }, context) => {
  if (actor.type === 'staff' && actor.resourceIds) return fail('PERMISSION_DENIED')
  return context.transaction(async (tx) => {
    const merged = await lockMerged(context, tx, actor, input.contactId)
    return showCustomer(tx, actor, await split(context, tx, actor, merged), context.clock.now())
  })
}

async function lockMerged(context: Context, tx: Tx, actor: Actor, contactId: string) {
  const { id } = await findCustomer(tx, actor, contactId)
  const last = await findLastChange(tx, actor.siteId, id)
  const isRecent = last?.action === 'merge' && last.occurredAt >= context.clock.now() - undoMs
  const moved = (isRecent && last.moved) || fail('NOTHING_TO_UNDO')
  const ids = moved.duplicates.flatMap((duplicate) => [duplicate.id, ...duplicate.within])
  const rows = await lockContacts(tx, actor.siteId, [id, ...ids])
  const stored = rows.find((row) => row.id === id)
  const isStill = rows.length === ids.length + 1 && rows.every((row) => row === stored || row.merged_into_id === id)
  if (!stored || stored.merged_into_id !== null || String(stored.revision) !== moved.revision || !isStill)
    return fail('NOTHING_TO_UNDO')
  // Meanwhile an address may have become somebody else's.
  for (const { email } of moved.duplicates) {
    const owner = email === null ? undefined : await lockContactByEmail(tx, actor.siteId, email)
    if (owner && owner.id !== id) fail('NOTHING_TO_UNDO')
  }
  return { stored: stored, moved, mergedAt: last?.occurredAt ?? 0 }
}

type Merged = { stored: ContactRow; moved: Moved; mergedAt: number }

async function split(context: Context, tx: Tx, actor: Actor, { stored, moved, mergedAt }: Merged): Promise<ContactRow> {
  const now = context.clock.now()
  // First, because the email address returns to the duplicate.
  const updated = await updateContact(tx, stored, moved.before, now)
  const { siteId } = actor
  for (const { id, email, within, bookingIds: given, noteIds } of moved.duplicates) {
    await splitContact(tx, siteId, { id, email, within, now })
    const back = { siteId, fromId: stored.id, toId: id }
    const memberIds = await listMemberIds(tx, siteId, id)
    const own = await listMadeSince(tx, { siteId, contactId: stored.id, memberIds, email, since: mergedAt })
    const bookingIds = [...given, ...own]
    await returnBookings(context, tx, actor, { ...back, bookingIds })
    await returnPurchases(context, tx, { ...back, memberIds, bookingIds, since: mergedAt })
    await moveNotes(tx, siteId, { ...back, noteIds })
  }
  const contactIds = [stored.id, ...moved.duplicates.map(({ id }) => id)]
  await separateBookings(context, tx, { siteId, contactIds, since: mergedAt })
  await noteChange(context, tx, actor, updated, { action: 'unmerge', detail: {} })
  return updated
}
