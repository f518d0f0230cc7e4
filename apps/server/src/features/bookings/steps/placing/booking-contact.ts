import type { bookings } from '@kalends/contract'
import type { Tx } from '../../../../db/database.ts'
import { refuseFields } from '../../../../refusal.ts'
import { linkContact } from '../../../contacts/index.ts'

/** Finds or creates the contact of a booking. Returns null when the details identify no one. */
export async function linkBookingContact(
  tx: Tx,
  siteId: string,
  details: bookings.ContactDetails,
  now: number,
): Promise<string | null> {
  return hasContactDetails(details) ? linkContact(tx, siteId, details, now) : null
}

/** Returns true if the details identify someone. */
export function hasContactDetails({ contactId, firstName, lastName, email, phone }: bookings.ContactDetails): boolean {
  return [contactId, firstName, lastName, email, phone].some((value) => value?.trim())
}

/** Returns the recipient of messages about a booking: its email address, otherwise its phone number. */
export function messageRecipient({ email, phone }: bookings.ContactDetails): string | undefined {
  return email?.trim() || phone?.trim() || undefined
}

const requirements = { EMAIL: 'email', PHONE: 'phone' } as const

/** Refuses a customer's booking without the details this business requires. */
export function requireContactDetails(
  details: bookings.ContactDetails,
  required: readonly string[],
  prefix: string,
): void {
  const fields = required.map((name) => requirements[name as keyof typeof requirements]).filter(Boolean)
  const missing = fields.filter((field) => !details[field]?.trim())
  if (missing.length === 0) return
  refuseFields(
    missing.map((field) => ({
      field: `${prefix}contactDetails.${field}`,
      description: 'must be filled in',
      violatedRule: 'REQUIRED_FIELD',
      data: {},
    })),
  )
}
