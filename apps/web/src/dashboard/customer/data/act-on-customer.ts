import type { Client } from '@kalends/sdk'
import type { CustomerChoice } from '../../../paths.ts'
import {
  attempt,
  type Problem,
  readDetails,
  updateCustomer,
  type Values,
} from '../../customers/data/change-customer.ts'
import { dashboardPaths } from '../../dashboard-paths.ts'
import { readText } from '../../fields/read-form.ts'

export const actions = [
  'update',
  'addNote',
  'editNote',
  'pinNote',
  'removeNote',
  'restoreNote',
  'merge',
  'unmerge',
] as const
export type CustomerAction = (typeof actions)[number]

/** A refused form with the submitted values. */
export type RefusedAction = {
  action: CustomerAction
  problem: Problem
  values: Values
  text: string
  noteId: string
}

/**
 * Carries out a form of the page: returns where to redirect, or the refusal. Undefined for a form the page does not
 * have.
 */
export async function actOnCustomer(
  client: Client,
  contactId: string,
  form: FormData,
): Promise<{ redirectTo: string } | RefusedAction | undefined> {
  const action = actions.find((name) => name === form.get('intent'))
  if (!action) return undefined
  const outcome = await attempt(() => work[action](client, contactId, form))
  const redirectTo = (choice: CustomerChoice): string =>
    dashboardPaths.customer(readText(form, 'survivor') || contactId, choice)
  if ('problem' in outcome) return toRefusedAction(action, outcome.problem, form)
  return { redirectTo: redirectTo(action === 'removeNote' ? { removed: readText(form, 'noteId') } : { done: action }) }
}

const toRefusedAction = (action: CustomerAction, problem: Problem, form: FormData): RefusedAction => ({
  action,
  problem,
  values: readDetails(form),
  text: readText(form, 'text'),
  noteId: readText(form, 'noteId'),
})

type Work = (client: Client, contactId: string, form: FormData) => Promise<unknown>

const readNote = (contactId: string, form: FormData) => ({ contactId, noteId: readText(form, 'noteId') })
const readKey = (form: FormData) => ({ idempotencyKey: readText(form, 'key') || crypto.randomUUID() })

const work: Record<CustomerAction, Work> = {
  update: (client, id, form) => updateCustomer(client, id, readText(form, 'revision'), readDetails(form)),
  addNote: ({ customers }, contactId, form) =>
    customers.addCustomerNote(
      { contactId, text: readText(form, 'text'), pinned: form.get('pinned') === 'yes' },
      readKey(form),
    ),
  editNote: ({ customers }, contactId, form) =>
    customers.updateCustomerNote({ ...readNote(contactId, form), text: readText(form, 'text') }),
  pinNote: ({ customers }, contactId, form) =>
    customers.updateCustomerNote({ ...readNote(contactId, form), pinned: form.get('pinned') === 'yes' }),
  removeNote: ({ customers }, contactId, form) => customers.removeCustomerNote(readNote(contactId, form)),
  restoreNote: ({ customers }, contactId, form) => customers.restoreCustomerNote(readNote(contactId, form)),
  merge: ({ customers }, contactId, form) =>
    customers.mergeCustomers(
      { contactId: readText(form, 'survivor') || contactId, otherIds: [readText(form, 'duplicate')] },
      readKey(form),
    ),
  unmerge: ({ customers }, contactId) => customers.unmergeCustomers({ contactId }),
}
