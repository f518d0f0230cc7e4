import type { FieldViolation, members } from '@kalends/contract'

const longest = { nickname: 100, title: 200, name: 100, phone: 50, line: 400, email: 320 } as const
const mostEntries = 50

/** Returns the violations of member fields beyond their shape. */
export function memberFaults({ profile, contact }: members.Member): FieldViolation[] {
  return [...profileFaults(profile ?? {}), ...contactFaults(contact ?? {})]
}

/** The sign-in email cannot be changed. */
export function loginEmailFaults(sent: string | null | undefined, stored: string): FieldViolation[] {
  if (!sent || sent.trim().toLowerCase() === stored) return []
  return [fault('loginEmail', 'OTHER', 'never changes', { ruleName: 'IMMUTABLE_FIELD' })]
}

function profileFaults({ nickname, title, photo, cover }: members.Profile): FieldViolation[] {
  return [
    ...tooLong('profile.nickname', nickname, longest.nickname),
    ...tooLong('profile.title', title, longest.title),
    ...pictureFaults('profile.photo.url', photo),
    ...pictureFaults('profile.cover.url', cover),
  ]
}

/** Images are shown to others, so only image URLs are allowed. */
function pictureFaults(path: string, picture: members.Image | null | undefined): FieldViolation[] {
  const url = picture?.url
  if (!url) return []
  const isAddress = /^(?:https?:\/\/|\/media\/|wix:image:\/\/)[^\s"'<>\\]+$/i.test(url)
  return [
    ...(isAddress ? [] : [fault(path, 'FORMAT', 'must be the address of a picture')]),
    ...tooLong(path, url, 2000),
  ]
}

function contactFaults(contact: members.Contact): FieldViolation[] {
  const { firstName, lastName, phones, emails, addresses, customFields } = contact
  return [
    ...tooLong('contact.firstName', firstName, longest.name),
    ...tooLong('contact.lastName', lastName, longest.name),
    ...tooMany('contact.phones', phones),
    ...tooMany('contact.emails', emails),
    ...tooMany('contact.addresses', addresses),
    ...(phones ?? []).flatMap((phone, index) => phoneFaults(`contact.phones[${index}]`, phone)),
    ...(emails ?? []).flatMap((email, index) => emailFaults(`contact.emails[${index}]`, email)),
    ...(addresses ?? []).flatMap((address, index) => addressFaults(`contact.addresses[${index}]`, address)),
    ...Object.keys(customFields ?? {}).map((key) =>
      fault(`contact.customFields.${key}`, 'UNKNOWN_FIELD', 'is no field that members have here'),
    ),
  ]
}

function phoneFaults(path: string, phone: string): FieldViolation[] {
  const fine = /^[+\d][\d\s().\-/]*$/.test(phone.trim()) && phone.replaceAll(/\D/g, '').length >= 3
  return [
    ...(fine ? [] : [fault(path, 'FORMAT', 'must be a telephone number')]),
    ...tooLong(path, phone, longest.phone),
  ]
}

function emailFaults(path: string, email: string): FieldViolation[] {
  const blank = email.trim() === '' ? [fault(path, 'FORMAT', 'must be an e-mail address')] : []
  return [...blank, ...tooLong(path, email, longest.email)]
}

function addressFaults(path: string, address: members.Address): FieldViolation[] {
  const { addressLine2, city, subdivision, country, postalCode } = address
  const lines = { addressLine2, city, subdivision, country, postalCode }
  return [
    ...(address.streetAddress && address.addressLine
      ? [fault(`${path}.addressLine`, 'OTHER', 'cannot stand beside streetAddress', { ruleName: 'ONE_STREET' })]
      : []),
    ...Object.entries(lines).flatMap(([name, line]) => tooLong(`${path}.${name}`, line, longest.line)),
  ]
}

function tooLong(path: string, text: string | null | undefined, most: number): FieldViolation[] {
  if (!text || [...text].length <= most) return []
  return [fault(path, 'MAX_LENGTH', `must have at most ${most} characters`, { data: { threshold: most } })]
}

function tooMany(path: string, entries: readonly unknown[] | null | undefined): FieldViolation[] {
  if (!entries || entries.length <= mostEntries) return []
  return [fault(path, 'MAX_SIZE', `must have at most ${mostEntries} entries`, { data: { threshold: mostEntries } })]
}

function fault(
  path: string,
  violatedRule: FieldViolation['violatedRule'],
  description: string,
  more: { ruleName?: string; data?: Record<string, unknown> } = {},
): FieldViolation {
  return { field: `member.${path}`, description, violatedRule, data: {}, ...more }
}
