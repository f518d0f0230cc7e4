/** Contacts whose ids somebody may be told: all for the business, and for customers those they have proved to be theirs. */
export type KnownContacts = 'all' | readonly string[]

/** Returns the id of a contact for those who may be told it. An id tells who is a customer, and since when. */
export function knownContactId(id: string | null, known: KnownContacts): string | null {
  return id !== null && (known === 'all' || known.includes(id)) ? id : null
}
