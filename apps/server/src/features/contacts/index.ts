/** People who book: one contact for each email address of a business. */

export { type KnownContacts, knownContactId } from './rules/known-contacts.ts'
export { sameEmail } from './rules/same-person.ts'
export { changeContact } from './steps/change-contact.ts'
export { type ContactDetails, linkContact, noProof, type Proof, toContactValues } from './steps/link-contact.ts'
export { makeUnprovenContact, proveContact, releaseAddress } from './steps/prove-contact.ts'
export { type Account, findAccounts } from './store/accounts.ts'
export {
  type ContactChanges,
  type ContactRow,
  clearMergedAddress,
  findMergedContacts,
  insertCustomer,
  lockContacts,
  mergeContacts,
  splitContact,
  updateContact,
} from './store/changes.ts'
export type { ContactValues } from './store/contacts.ts'
export {
  contactColumns,
  findContact,
  findEmailLanguage,
  findStandingId,
  isErased,
  lockContactByEmail,
} from './store/contacts.ts'
export { customerMatches, findCustomerNames, ofContact } from './store/customer-names.ts'
export {
  type ContactHistoryRow,
  findLastChange,
  insertContactHistory,
  listContactHistory,
  type Moved,
} from './store/history.ts'
export { showKnownOnly } from './store/known-fields.ts'
export { listSamePersonIds, ofSamePerson, samePersonIds } from './store/same-person.ts'
