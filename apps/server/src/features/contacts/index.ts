/** People who book: one contact for each e-mail address of a business. */
export { type ContactDetails, linkContact } from './operations/link-contact.ts'
export {
  type ContactChanges,
  type ContactRow,
  insertCustomer,
  lockContacts,
  mergeContacts,
  updateContact,
} from './store/changes.ts'
export { findContact, findStandingId } from './store/contacts.ts'
export { type ContactHistoryRow, insertContactHistory, listContactHistory } from './store/history.ts'
