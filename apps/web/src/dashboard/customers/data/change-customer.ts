import type { Client } from '@kalends/sdk'
import { refusalReason } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'

/** Why an action failed; each has a message. */
export type Problem =
  | ('email' | 'phone' | 'blank' | 'taken' | 'account' | 'accounts' | 'text')
  | ('changed' | 'notAllowed' | 'notFound' | 'other')

export const detailNames = ['firstName', 'lastName', 'email', 'phone', 'language'] as const
export type DetailName = (typeof detailNames)[number]
export type Values = Record<DetailName, string>

/** Reads the contact details of a form. */
export function readDetails(form: FormData): Values {
  return Object.fromEntries(detailNames.map((name) => [name, readText(form, name)])) as Values
}

export function createCustomer(client: Client, values: Values, key: string) {
  return attempt(async () => {
    const { customer } = await client.customers.createCustomer(
      { customer: buildContact(values) },
      { idempotencyKey: key },
    )
    return customer.id
  })
}

/** Throws like the client; callers wrap it in `attempt`. */
export function updateCustomer(client: Client, id: string, revision: string, values: Values) {
  return client.customers.updateCustomer({ customer: { id, revision, ...buildContact(values) } })
}

/** The result of an action, or the problem. */
export type Outcome<T> = { done: T } | { problem: Problem }

/** Runs an action and turns a refusal into a problem; rethrows other errors. */
export async function attempt<T>(action: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: await action() }
  } catch (error) {
    return { problem: refusalReason<Problem>(error, { fields, codes: problems, fallback: 'other' }) }
  }
}

const buildContact = (values: Values) => Object.fromEntries(detailNames.map((name) => [name, values[name] || null]))

const problems: Record<string, Problem> = {
  CONTACT_DETAILS_CONFLICT: 'taken',
  CUSTOMER_HAS_ACCOUNT: 'account',
  CUSTOMERS_HAVE_ACCOUNTS: 'accounts',
  REVISION_MISMATCH: 'changed',
  PERMISSION_DENIED: 'notAllowed',
  CONTACT_NOT_FOUND: 'notFound',
  NOTE_NOT_FOUND: 'notFound',
}

const fields: Record<string, Problem> = {
  'customer.email': 'email',
  'customer.phone': 'phone',
  'customer.firstName': 'blank',
  text: 'text',
}
