import type { Client } from '@kalends/sdk'
import { refusalReason } from '../../../lib/refusal.ts'

/** Why something did not happen, in a word the page has a sentence for. */
export type Problem = ('email' | 'phone' | 'blank' | 'taken' | 'text') | ('changed' | 'notAllowed' | 'gone' | 'other')

export const detailNames = ['firstName', 'lastName', 'email', 'phone', 'language'] as const
export type DetailName = (typeof detailNames)[number]
export type Values = Record<DetailName, string>

/** The details of a form as they were typed. */
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

/** Refuses like the client it calls: `attempt` makes a word of it. */
export function updateCustomer(client: Client, id: string, revision: string, values: Values) {
  return client.customers.updateCustomer({ customer: { id, revision, ...buildContact(values) } })
}

export const readText = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** What was done, or why it was not. */
export type Outcome<T> = { done: T } | { problem: Problem }

/** Does it; a refusal becomes a word, a failure of the house stays one. */
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
  REVISION_MISMATCH: 'changed',
  PERMISSION_DENIED: 'notAllowed',
  CONTACT_NOT_FOUND: 'gone',
  NOTE_NOT_FOUND: 'gone',
}

const fields: Record<string, Problem> = {
  'customer.email': 'email',
  'customer.phone': 'phone',
  'customer.firstName': 'blank',
  text: 'text',
}
