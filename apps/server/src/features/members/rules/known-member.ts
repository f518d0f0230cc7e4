/** A member's contact. `address` and `moreAddresses` as bookings and members write them. */
export type MemberContact = {
  id: string
  email: string | null
  /** The contact of an unverified sign-up: it has no address. */
  emailUnproven: boolean
  moreEmails: string[]
  firstName: string | null
  lastName: string | null
  phone: string | null
  morePhones: string[]
  address: Record<string, unknown> | null
  moreAddresses: Record<string, unknown>[]
  birthdate: string | null
  company: string | null
  jobTitle: string | null
  /** Language of emails, as chosen by them or the business. */
  language: string | null
}

/** Status of a member. */
export type MemberState = {
  status: 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE'
  privacy: 'PUBLIC' | 'PRIVATE'
  activity: 'ACTIVE' | 'MUTED'
}
