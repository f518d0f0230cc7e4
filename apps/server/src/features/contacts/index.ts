/** People who book: one contact for each e-mail address of a business. */
export { type ContactDetails, linkContact } from './operations/link-contact.ts'
export { findContact } from './store.ts'
