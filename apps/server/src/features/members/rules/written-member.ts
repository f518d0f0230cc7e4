import type { FieldViolation, members } from '@kalends/contract'

const maxLengths = { nickname: 100, title: 200, name: 100, phone: 50, line: 400, email: 320 } as const
const maxEntries = 50

/** Lists violations in a member's input, whose shape is valid. */
export function memberViolations({ profile, contact }: members.Member): FieldViolation[] {
  return [...profileViolations(profile ?? {}), ...contactViolations(contact ?? {})]
}

/** What never changes, and was sent with another value. */
export function loginEmailViolations(sent: string | null | undefined, stored: string): FieldViolation[] {
  if (!sent || sent.trim().toLowerCase() === stored) return []
  return [violation('loginEmail', 'OTHER', 'never changes', { ruleName: 'IMMUTABLE_FIELD' })]
}

function profileViolations({ nickname, title, photo, cover }: members.Profile): FieldViolation[] {
  return [
    ...tooLong('profile.nickname', nickname, maxLengths.nickname),
    ...tooLong('profile.title', title, maxLengths.title),
    ...pictureViolations('profile.photo.url', photo),
    ...pictureViolations('profile.cover.url', cover),
  ]
}

/** Refuses pictures whose address is not one of a picture, since others see them. */
function pictureViolations(path: string, picture: members.Image | null | undefined): FieldViolation[] {
  const url = picture?.url
  if (!url) return []
  const isAddress = /^(?:https?:\/\/|\/media\/|wix:image:\/\/)[^\s"'<>\\]+$/i.test(url)
  return [
    ...(isAddress ? [] : [violation(path, 'FORMAT', 'must be the address of a picture')]),
    ...tooLong(path, url, 2000),
  ]
}

function contactViolations(contact: members.Contact): FieldViolation[] {
  const { firstName, lastName, phones, emails, addresses, customFields } = contact
  return [
    ...tooLong('contact.firstName', firstName, maxLengths.name),
    ...tooLong('contact.lastName', lastName, maxLengths.name),
    ...tooMany('contact.phones', phones),
    ...tooMany('contact.emails', emails),
    ...tooMany('contact.addresses', addresses),
    ...(phones ?? []).flatMap((phone, index) => phoneViolations(`contact.phones[${index}]`, phone)),
    ...(emails ?? []).flatMap((email, index) => emailViolations(`contact.emails[${index}]`, email)),
    ...(addresses ?? []).flatMap((address, index) => addressViolations(`contact.addresses[${index}]`, address)),
    ...Object.keys(customFields ?? {}).map((key) =>
      violation(`contact.customFields.${key}`, 'UNKNOWN_FIELD', 'is no field that members have here'),
    ),
  ]
}

function phoneViolations(path: string, phone: string): FieldViolation[] {
  const fine = /^[+\d][\d\s().\-/]*$/.test(phone.trim()) && phone.replaceAll(/\D/g, '').length >= 3
  return [
    ...(fine ? [] : [violation(path, 'FORMAT', 'must be a telephone number')]),
    ...tooLong(path, phone, maxLengths.phone),
  ]
}

function emailViolations(path: string, email: string): FieldViolation[] {
  const blank = email.trim() === '' ? [violation(path, 'FORMAT', 'must be an e-mail address')] : []
  return [...blank, ...tooLong(path, email, maxLengths.email)]
}

function addressViolations(path: string, address: members.Address): FieldViolation[] {
  const { addressLine2, city, subdivision, country, postalCode } = address
  const lines = { addressLine2, city, subdivision, country, postalCode }
  return [
    ...(address.streetAddress && address.addressLine
      ? [violation(`${path}.addressLine`, 'OTHER', 'cannot be combined with streetAddress', { ruleName: 'ONE_STREET' })]
      : []),
    ...Object.entries(lines).flatMap(([name, line]) => tooLong(`${path}.${name}`, line, maxLengths.line)),
  ]
}

function tooLong(path: string, text: string | null | undefined, limit: number): FieldViolation[] {
  if (!text || [...text].length <= limit) return []
  return [violation(path, 'MAX_LENGTH', `must have at most ${limit} characters`, { data: { threshold: limit } })]
}

function tooMany(path: string, entries: readonly unknown[] | null | undefined): FieldViolation[] {
  if (!entries || entries.length <= maxEntries) return []
  return [violation(path, 'MAX_SIZE', `must have at most ${maxEntries} entries`, { data: { threshold: maxEntries } })]
}

function violation(
  path: string,
  violatedRule: FieldViolation['violatedRule'],
  description: string,
  more: { ruleName?: string; data?: Record<string, unknown> } = {},
): FieldViolation {
  return { field: `member.${path}`, description, violatedRule, data: {}, ...more }
}
