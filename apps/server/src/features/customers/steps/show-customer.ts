import type { customers, Infer } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { visibleTo } from '../../bookings/index.ts'
import { type ContactRow, listContactHistory } from '../../contacts/index.ts'
import { findAlike } from '../store/customers.ts'
import { loadFigures } from '../store/figures.ts'
import { listNotes } from '../store/notes.ts'
import { customerView, historyView, noteView } from '../view.ts'

/** A customer as their page shows them. */
export async function showCustomer(
  db: Db,
  actor: Actor,
  customer: ContactRow,
  now: number,
): Promise<Infer<typeof customers.CustomerResponse>> {
  const { siteId } = actor
  const [notes, history, alike] = await Promise.all([
    listNotes(db, siteId, customer.id),
    listContactHistory(db, siteId, customer.id),
    findAlike(db, actor, customer),
  ])
  const contactIds = [customer, ...alike].map(({ id }) => id)
  const figures = await loadFigures(db, { siteId, visible: visibleTo(actor), contactIds }, now)
  return {
    customer: customerView(customer, figures(customer.id)),
    notes: notes.map(noteView),
    alike: alike.map((row) => customerView(row, figures(row.id))),
    history: history.map(historyView),
  }
}
