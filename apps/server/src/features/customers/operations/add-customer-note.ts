import type { Operation } from '../../../operation.ts'
import { insertNote } from '../store/notes.ts'
import { lockCustomer } from './find-customer.ts'
import { noteAuthor } from './note-author.ts'
import { noteText } from './note-text.ts'
import { showCustomer } from './show-customer.ts'

export const addCustomerNote: Operation<'addCustomerNote'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const now = context.clock.now()
    const customer = await lockCustomer(tx, actor, input.contactId)
    const words = { text: noteText(input.text), pinned: input.pinned ?? false }
    await insertNote(tx, actor.siteId, { contactId: customer.id, ...words, ...noteAuthor(actor) }, now)
    return showCustomer(tx, actor, customer, now)
  })
