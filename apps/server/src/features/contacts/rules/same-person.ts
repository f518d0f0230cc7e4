/** A contact before the booking. */
export type KnownContact = {
  id: string
  email: string | null
  firstName: string | null
  lastName: string | null
  phone: string | null
  address: unknown
  /** Made by a sign-up that verified no address: it has none, and what others give is not added to it. */
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
