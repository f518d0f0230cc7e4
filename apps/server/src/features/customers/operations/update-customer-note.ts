import type { Actor } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockCustomer } from '../steps/find-customer.ts'
import { noteAuthor } from '../steps/note-author.ts'
import { noteText } from '../steps/note-text.ts'
import { showCustomer } from '../steps/show-customer.ts'
import { lockNote, type NoteChanges, type NoteRow, updateNote } from '../store/notes.ts'

export const updateCustomerNote: Operation<'updateCustomerNote'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const now = context.clock.now()
    const customer = await lockCustomer(tx, actor, input.contactId)
    const note = await lockNote(tx, actor.siteId, customer.id, input.noteId)
    if (!note || note.deleted_at !== null) return fail('NOTE_NOT_FOUND')
    const text = input.text === undefined ? note.text : noteText(input.text)
    const pinned = input.pinned ?? note.pinned
    if (text !== note.text || pinned !== note.pinned)
      await updateNote(tx, note, { pinned, ...editedNote(note, text, actor, now) }, now)
    return showCustomer(tx, actor, customer, now)
  })

/** Records the editor as author and keeps the earlier text with its author. */
function editedNote(note: NoteRow, text: string, actor: Actor, now: number): NoteChanges {
  if (text === note.text) return {}
  const { authorId, authorName } = noteAuthor(actor)
  const before = { text: note.text, authorName: note.author_name, replacedDate: new Date(now).toISOString() }
  return { text, author_id: authorId, author_name: authorName, earlier: [...note.earlier, before] }
}
