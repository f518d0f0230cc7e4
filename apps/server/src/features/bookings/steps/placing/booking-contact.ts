import type { bookings } from '@kalends/contract'
import { type Actor, actsForBusiness } from '../../../../actor.ts'
import type { Tx } from '../../../../db/database.ts'
import { refuseFields } from '../../../../refusal.ts'
import { findRequiredOfStaff } from '../../../business/index.ts'
import { linkContact, noProof, type Proof, sameEmail } from '../../../contacts/index.ts'
import type { Recipient } from '../../../limits/index.ts'
import { findProof } from '../../../members/index.ts'
import type { SiteRow } from '../../../sites/index.ts'
import { isSharedContact, seesContact } from '../../store/seen-contacts.ts'

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
  const createdById = actor.type === 'staff' ? actor.userId : null
  return linkContact(tx, actor.siteId, details, now, await findContactProof(tx, actor, details), createdById)
}

/**
 * Returns what the actor has proved to be theirs, or undefined if they vouch for what they write. Staff limited to their own
 * calendar name customers they see, and vouch for those who are theirs alone.
 */
async function findContactProof(
  tx: Tx,
  actor: Actor,
  { contactId }: bookings.ContactDetails,
): Promise<Proof | undefined> {
  const isLimited = actor.type === 'staff' && actor.resourceIds !== undefined
  if (!isLimited || !contactId || !(await seesContact(tx, actor, contactId))) return findProof(tx, actor)
  return (await isSharedContact(tx, actor, contactId)) ? { ...noProof, contactIds: [contactId] } : undefined
}

/** Returns true if the details identify someone. */
export function hasContactDetails({ contactId, firstName, lastName, email, phone }: bookings.ContactDetails): boolean {
  return [contactId, firstName, lastName, email, phone].some((value) => value?.trim())
}

/**
 * Finds the recipient of messages about a booking: its email address, otherwise its phone number. Members who have verified
 * their address are it, unless they name another.
 */
export async function findRecipient(
  tx: Tx,
  actor: Actor,
  { email, phone }: bookings.ContactDetails,
): Promise<Recipient> {
  const recipient = email?.trim() || phone?.trim() || undefined
  const own = recipient === undefined ? undefined : (await findProof(tx, actor))?.email
  return { recipient, isRecipient: own !== undefined && (!email?.trim() || sameEmail(own, recipient ?? '')) }
}

const requirements = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  PHONE: 'phone',
  ADDRESS: 'fullAddress',
} as const

type Requirement = keyof typeof requirements
type RequiredDetail = (typeof requirements)[Requirement]

/** The details that the business requires and that are missing. */
export function missingDetails(details: bookings.ContactDetails, required: readonly string[]): RequiredDetail[] {
  const fields = required.map((name) => requirements[name as Requirement]).filter(Boolean)
  return fields.filter((field) => !isFilledIn(details[field]))
}

const isFilledIn = (detail: string | object | null | undefined): boolean =>
  typeof detail === 'object' && detail !== null ? Object.values(detail).some(isFilledIn) : Boolean(detail?.trim())

/**
 * Refuses a booking without the details that this business requires of customers, or of staff who book for them.
 * Programs are asked for none.
 */
export async function requireContactDetails(
  tx: Tx,
  { actor, site, prefix }: { actor: Actor; site: SiteRow; prefix: string },
  details: bookings.ContactDetails,
): Promise<void> {
  const missing = missingDetails(details, await findRequired(tx, actor, site))
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

async function findRequired(tx: Tx, actor: Actor, site: SiteRow): Promise<readonly string[]> {
  if (!actsForBusiness(actor)) return site.required_contact
  return actor.type === 'staff' ? findRequiredOfStaff(tx, site.id) : []
}
