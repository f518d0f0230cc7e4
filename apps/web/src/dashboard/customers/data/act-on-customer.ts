import type { Client } from '@kalends/sdk'
import type { CustomerChoice } from '../../../paths.ts'
import { dashboardPaths } from '../../dashboard-paths.ts'
import { attempt, type Problem, type Typed, textOf, typedDetails, updateCustomer } from './change-customer.ts'

export const deeds = [
  'update',
  'addNote',
  'editNote',
  'pinNote',
  'removeNote',
  'restoreNote',
  'merge',
  'unmerge',
] as const
export type CustomerDeed = (typeof deeds)[number]

/** A form that was refused, with everything that was typed. */
export type RefusedDeed = {
  deed: CustomerDeed
  problem: Problem
  typed: Typed
  text: string
  noteId: string
}

/** What a form asked for is done: where to go then, or why it was not. Undefined for a form no page of ours has sent. */
export async function actOnCustomer(
  client: Client,
  contactId: string,
  form: FormData,
): Promise<{ to: string } | RefusedDeed | undefined> {
  const deed = deeds.find((name) => name === form.get('deed'))
  if (!deed) return undefined
  const outcome = await attempt(() => work[deed](client, contactId, form))
  const to = (choice: CustomerChoice): string => dashboardPaths.customer(textOf(form, 'kept') || contactId, choice)
  if ('problem' in outcome) return refusedDeed(deed, outcome.problem, form)
  return { to: to(deed === 'removeNote' ? { removed: textOf(form, 'noteId') } : { done: deed }) }
}

const refusedDeed = (deed: CustomerDeed, problem: Problem, form: FormData): RefusedDeed => ({
  deed,
  problem,
  typed: typedDetails(form),
  text: textOf(form, 'text'),
  noteId: textOf(form, 'noteId'),
})

type Work = (client: Client, contactId: string, form: FormData) => Promise<unknown>

const noteOf = (contactId: string, form: FormData) => ({ contactId, noteId: textOf(form, 'noteId') })
const keyOf = (form: FormData) => ({ idempotencyKey: textOf(form, 'key') || crypto.randomUUID() })

const work: Record<CustomerDeed, Work> = {
  update: (client, id, form) => updateCustomer(client, id, textOf(form, 'revision'), typedDetails(form)),
  addNote: ({ customers }, contactId, form) =>
    customers.addCustomerNote(
      { contactId, text: textOf(form, 'text'), pinned: form.get('pinned') === 'yes' },
      keyOf(form),
    ),
  editNote: ({ customers }, contactId, form) =>
    customers.updateCustomerNote({ ...noteOf(contactId, form), text: textOf(form, 'text') }),
  pinNote: ({ customers }, contactId, form) =>
    customers.updateCustomerNote({ ...noteOf(contactId, form), pinned: form.get('pinned') === 'yes' }),
  removeNote: ({ customers }, contactId, form) => customers.removeCustomerNote(noteOf(contactId, form)),
  restoreNote: ({ customers }, contactId, form) => customers.restoreCustomerNote(noteOf(contactId, form)),
  merge: ({ customers }, contactId, form) =>
    customers.mergeCustomers(
      { contactId: textOf(form, 'kept') || contactId, otherIds: [textOf(form, 'double')] },
      keyOf(form),
    ),
  unmerge: ({ customers }, contactId) => customers.unmergeCustomers({ contactId }),
}
