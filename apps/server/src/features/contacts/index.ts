/** People who book: one contact for each e-mail address of a business. */
export { changeContact } from './operations/change-contact.ts'
export { type ContactDetails, linkContact } from './operations/link-contact.ts'
export { makeUnprovenContact, proveContact } from './operations/prove-contact.ts'
export {
  type ContactChanges,
  type ContactRow,
  insertCustomer,
  lockContacts,
  mergeContacts,
  updateContact,
} from './store/changes.ts'
export { findContact, findStandingId, keepContactByEmail } from './store/contacts.ts'
export { type ContactHistoryRow, insertContactHistory, listContactHistory } from './store/history.ts'
