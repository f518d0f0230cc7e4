import type { members } from '@kalends/contract'
import type { MemberContact } from './known-member.ts'

/** Changes of a contact: of each list the first entry, which bookings use, and the others. */
export type StoredContact = {
  first_name?: string | null
  last_name?: string | null
  email?: string | null
  more_emails?: string[]
  phone?: string | null
  more_phones?: string[]
  /** As JSON text. */
  address?: string | null
  more_addresses?: string
  birthdate?: string | null
  company?: string | null
  job_title?: string | null
  language?: string | null
}

/** The primary email, which identifies the contact in bookings, and which ones may become it. */
export type KnownEmail = { primary: string | null; mayLead: (email: string) => boolean }

/** Converts sent contact fields to columns. Empty texts clear; empty lists are ignored. */
export function contactChanges(
  sent: members.Contact,
  known: KnownEmail & { newId: () => string; addressIds: readonly string[] },
): StoredContact {
  const { firstName, lastName, birthdate, company, jobTitle, phones, emails, addresses } = sent
  return {
    ...textColumn('first_name', firstName),
    ...textColumn('last_name', lastName),
    ...textColumn('birthdate', birthdate),
    ...textColumn('company', company),
    ...textColumn('job_title', jobTitle),
    ...(phones?.length ? readPhones(phones) : {}),
    ...(emails?.length ? readEmails(emails, known) : {}),
    ...(addresses?.length ? readAddresses(addresses, known) : {}),
  }
}

/** Cleared lists. */
export const cleared = {
  phones: { phone: null, more_phones: [] },
  emails: { email: null, more_emails: [] },
  addresses: { address: null, more_addresses: '[]' },
} satisfies Record<string, StoredContact>

/** Returns the sent values to add to those a contact already has. */
export function addedToContact(contact: MemberContact, sent: members.Contact, newId: () => string): StoredContact {
  const { phones, emails, addresses, birthdate, company, jobTitle } = sent
  const known = addressesKnown(contact)
  const more = (addresses ?? []).filter((it) => !known.includes(plain(it))).map((it) => ({ ...it, id: newId() }))
  return {
    ...(contact.birthdate === null ? textColumn('birthdate', birthdate) : {}),
    ...(contact.company === null ? textColumn('company', company) : {}),
    ...(contact.jobTitle === null ? textColumn('job_title', jobTitle) : {}),
    more_phones: mergeKnown(contact.phone, contact.morePhones, phones ?? []),
    more_emails: mergeKnown(contact.email, contact.moreEmails, emails ?? []),
    ...(more.length > 0 ? { more_addresses: JSON.stringify([...contact.moreAddresses, ...more]) } : {}),
  }
}

function textColumn<K extends string>(column: K, sent: string | null | undefined) {
  return (sent === null || sent === undefined ? {} : { [column]: sent.trim() || null }) as Partial<
    Record<K, string | null>
  >
}

function readPhones(sent: readonly string[]): StoredContact {
  const [phone = null, ...more_phones] = distinct(sent)
  return { phone, more_phones }
}

/**
 * Only some actors may set the primary address: otherwise a member could enter someone else's and see their bookings.
 */
function readEmails(sent: readonly string[], { primary, mayLead }: KnownEmail): StoredContact {
  const emails = distinct(sent)
  const isPrimary = (email: string) => primary !== null && same(email, primary)
  const lead = emails.find(isPrimary) ?? emails.find(mayLead) ?? null
  const first = emails[0] !== undefined && mayLead(emails[0]) ? emails[0] : lead
  return { email: first, more_emails: emails.filter((email) => email !== first) }
}

function readAddresses(
  sent: readonly members.Address[],
  { newId, addressIds }: { newId: () => string; addressIds: readonly string[] },
): StoredContact {
  const [first, ...rest] = sent.map((address) => ({
    ...address,
    id: address.id && addressIds.includes(address.id) ? address.id : newId(),
  }))
  return { address: first ? JSON.stringify(first) : null, more_addresses: JSON.stringify(rest) }
}

function addressesKnown({ address, moreAddresses }: MemberContact): string[] {
  return [...(address ? [address] : []), ...moreAddresses].map(plain)
}

const plain = ({ id: _, ...rest }: members.Address | Record<string, unknown>) => JSON.stringify(sorted(rest))

/** Normalizes key order and drops empty values, because jsonb has its own key order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined)
  entries.sort(([one], [other]) => (one < other ? -1 : 1))
  return entries.map(([key, part]) => [key, sorted(part)])
}
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function mergeKnown(first: string | null, known: readonly string[], sent: readonly string[]): string[] {
  return distinct([...known, ...sent]).filter((it) => first === null || !same(it, first))
}

function distinct(texts: readonly string[]): string[] {
  const tidy = texts.map((it) => it.trim()).filter((it) => it !== '')
  return tidy.filter((it, index) => tidy.findIndex((other) => same(other, it)) === index)
}
