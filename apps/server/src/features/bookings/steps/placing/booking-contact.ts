import type { bookings } from '@kalends/contract'
import type { Actor } from '../../../../actor.ts'
import type { Tx } from '../../../../db/database.ts'
import { refuseFields } from '../../../../refusal.ts'
import { linkContact } from '../../../contacts/index.ts'
import { findProof } from '../../../members/index.ts'

/**
 * Finds or creates the contact of a booking. Returns null when the details identify no one. What a customer typed stays
 * on the booking, unless the contact is proved to be theirs.
 */
export async function linkBookingContact(
  tx: Tx,
  actor: Actor,
  details: bookings.ContactDetails,
  now: number,
): Promise<string | null> {
  if (!hasContactDetails(details)) return null
  return linkContact(tx, actor.siteId, details, now, await findProof(tx, actor))
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
