import type { ContactChanges } from '../../contacts/index.ts'
import type { DetailField, Details } from '../rules/details.ts'

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  language: 'language',
} as const satisfies Record<DetailField, keyof ContactChanges>

/** Details as they are stored. */
export function contactColumns(details: Details): ContactChanges {
  return Object.fromEntries(Object.entries(details).map(([field, value]) => [columns[field as DetailField], value]))
}
