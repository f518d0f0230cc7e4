import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findContact } from '../../contacts/index.ts'
import { findOwnContact } from '../steps/member-contact.ts'
import { listHistory } from '../store/ledger.ts'
import { entryView } from '../view.ts'

const defaultLimit = 50

/** Without the names of the team. */
export const listMyCreditHistory: Operation<'listMyCreditHistory'> = async ({ input, actor }, { db }) => {
  const contactId = await findOwnContact(db, actor)
  if (!contactId) return { entries: [], total: 0 }
  const { orderId, limit = defaultLimit, offset = 0 } = input
  const { rows, total } = await listHistory(db, { siteId: actor.siteId, contactId, orderId }, { limit, offset })
  return { entries: rows.map((row) => ({ ...entryView(row), actorName: null })), total }
}

export const listCustomerCreditHistory: Operation<'listCustomerCreditHistory'> = async ({ input, actor }, { db }) => {
  const { siteId } = actor
  const contact = (await findContact(db, siteId, input.contactId)) ?? fail('CONTACT_NOT_FOUND')
  const { orderId, limit = defaultLimit, offset = 0 } = input
  const { rows, total } = await listHistory(db, { siteId, contactId: contact.id, orderId }, { limit, offset })
  return { entries: rows.map(entryView), total }
}
