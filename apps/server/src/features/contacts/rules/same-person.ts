/** A contact before the booking. */
export type KnownContact = {
  id: string
  email: string | null
  firstName: string | null
  lastName: string | null
  phone: string | null
  address: unknown
  /** The email address is not verified: details others give for it are not shown to its holder. */
  emailUnproven: boolean
}

/** Compares email addresses case-insensitively. */
export function sameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Returns true if these details contain something new about the contact. */
export function hasNotice(contact: KnownContact, details: Omit<KnownContact, 'id' | 'emailUnproven'>): boolean {
  if (contact.emailUnproven) return false
  const fields = ['email', 'firstName', 'lastName', 'phone', 'address'] as const
  return fields.some((field) => contact[field] === null && details[field] !== null)
}
