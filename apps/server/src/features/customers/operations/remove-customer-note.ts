import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockCustomer } from '../steps/find-customer.ts'
import { showCustomer } from '../steps/show-customer.ts'
import { lockNote, trashNote } from '../store/notes.ts'

export const removeCustomerNote: Operation<'removeCustomerNote'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const now = context.clock.now()
    const customer = await lockCustomer(tx, actor, input.contactId)
    const note = await lockNote(tx, actor.siteId, customer.id, input.noteId)
    if (!note || note.deleted_at !== null) return fail('NOTE_NOT_FOUND')
    await trashNote(tx, note, true, now)
    return showCustomer(tx, actor, customer, now)
  })
