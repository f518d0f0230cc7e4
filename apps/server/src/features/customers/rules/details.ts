import { type customers, type FieldViolation, type Infer, isEmail, plainEmail } from '@kalends/contract'

/** The details of a customer as the API names them. */
export const detailFields = ['firstName', 'lastName', 'email', 'phone', 'language'] as const
export type DetailField = (typeof detailFields)[number]
export type Details = Partial<Record<DetailField, string | null>>

/** Normalises requested details: blank texts clear a field, absent fields stay out. */
export function normalizeDetails(sent: Infer<typeof customers.NewCustomer>): Details {
  const found = detailFields.filter((field) => sent[field] !== undefined)
  const tidy = (name: DetailField) => (name === 'email' ? plainEmail(sent[name] ?? '') : sent[name]?.trim())
  return Object.fromEntries(found.map((name) => [name, tidy(name) || null]))
}

/** Lists invalid fields. A customer needs a name, an email address or a phone number. */
export function detailViolations(after: Details, prefix: string): FieldViolation[] {
  const { firstName, lastName, email, phone } = after
  const violations: FieldViolation[] = []
  if (email && !isEmail(email))
    violations.push({ ...field(`${prefix}email`), description: 'must be an e-mail address', violatedRule: 'FORMAT' })
  if (phone && phone.replaceAll(/\D/g, '').length < 3)
    violations.push({ ...field(`${prefix}phone`), description: 'must be a telephone number', violatedRule: 'FORMAT' })
  if (!firstName && !lastName && !email && !phone)
    violations.push({
      ...field(`${prefix}firstName`),
      description: 'or last name, email or phone must be filled in',
      violatedRule: 'REQUIRED_FIELD',
    })
  return violations
}

/** Returns each changed field with its value before and after. */
export function changesBetween(before: Details, after: Details): Record<string, { from: unknown; to: unknown }> {
  const changed = detailFields.filter((name) => after[name] !== undefined && (before[name] ?? null) !== after[name])
  return Object.fromEntries(changed.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]))
}

const field = (name: string) => ({ field: name, data: {} })
