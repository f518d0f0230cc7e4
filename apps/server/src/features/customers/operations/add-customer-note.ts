import type { Operation } from '../../../operation.ts'
import { lockCustomer } from '../steps/find-customer.ts'
import { noteAuthor } from '../steps/note-author.ts'
import { noteText } from '../steps/note-text.ts'
import { showCustomer } from '../steps/show-customer.ts'
import { insertNote } from '../store/notes.ts'

export const addCustomerNote: Operation<'addCustomerNote'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const now = context.clock.now()
    const customer = await lockCustomer(tx, actor, input.contactId)
    const words = { text: noteText(input.text), pinned: input.pinned ?? false }
    await insertNote(tx, actor.siteId, { contactId: customer.id, ...words, ...noteAuthor(actor) }, now)
    return showCustomer(tx, actor, customer, now)
  })
