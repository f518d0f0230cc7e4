/** A contact as it is known before the booking. */
export type KnownContact = {
  id: string
  email: string | null
  firstName: string | null
  lastName: string | null
  phone: string | null
  address: unknown
  /** Its holder has not shown that the address is theirs: what others tell under it is not told to them. */
  emailUnproven: boolean
}

/** E-mail addresses are one whatever their case. */
export function sameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Whether these details say something about the contact that was not known. */
export function bringsNews(contact: KnownContact, details: Omit<KnownContact, 'id' | 'emailUnproven'>): boolean {
  if (contact.emailUnproven) return false
  const fields = ['email', 'firstName', 'lastName', 'phone', 'address'] as const
  return fields.some((field) => contact[field] === null && details[field] !== null)
}
