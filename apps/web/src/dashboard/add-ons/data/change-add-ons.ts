import type { Client } from '@kalends/sdk'
import { refusalReason } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'

/** Why the action failed; each has a message `addOns.problem.…`. */
export type Problem = 'name' | 'number' | 'price' | 'priceLimits' | 'changed' | 'notFound' | 'notAllowed' | 'other'
export type Action = 'create' | 'update' | 'delete' | 'restore'

/** Submitted values. */
export type Values = { name: string; kind: string; number: string; price: string }

/** The result of a form on the page. */
export type Outcome =
  | { action: Action; id: string; name: string }
  | { action: Action; id: string; values: Values; problem: Problem }

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeAddOns(client: Client, form: FormData): Promise<Outcome | undefined> {
  const values = {
    name: readText(form, 'name'),
    kind: readText(form, 'kind'),
    number: readText(form, 'number'),
    price: readText(form, 'price'),
  }
  const id = readText(form, 'id')
  const revision = readText(form, 'revision')
  const action = readText(form, 'intent')
  const actions: Record<Action, () => Promise<unknown>> = {
    create: () => client.services.createAddOn({ addOn: buildAddOn(values) }),
    update: () => client.services.updateAddOn({ addOn: { id, revision, ...buildAddOn(values) } }),
    delete: () => client.services.deleteAddOn({ addOnId: id }),
    restore: () => client.services.restoreAddOn({ addOnId: id }),
  }
  if (!isAction(action, actions)) return undefined
  try {
    await actions[action]()
    return { action, id, name: values.name }
  } catch (error) {
    return { action, id, values, problem: refusalReason<Problem>(error, { rules, fields, codes, fallback: 'other' }) }
  }
}

const isAction = (action: string, actions: Record<Action, unknown>): action is Action => Object.hasOwn(actions, action)

/** Leaves empty numbers out, so that the server reports the missing field. Accepts a decimal comma. */
function buildAddOn({ name, kind, number, price }: Values) {
  const amount = number === '' ? null : Number(number)
  return {
    name,
    ...(kind === 'count' ? { maxQuantity: amount, durationInMinutes: null } : { durationInMinutes: amount }),
    ...(kind === 'count' ? {} : { maxQuantity: null }),
    price: price === '' ? null : { value: price.replace(',', '.') },
  }
}

const codes: Record<string, Problem> = {
  ADD_ON_NOT_FOUND: 'notFound',
  REVISION_MISMATCH: 'changed',
  PERMISSION_DENIED: 'notAllowed',
}
/** An add-on is paid with its service: it may be small. */
const rules: Record<string, Problem> = { AMOUNT_ABOVE_MAXIMUM: 'priceLimits', AMOUNT_TOO_FINE: 'priceLimits' }
const fields: Record<string, Problem> = {
  'addOn.name': 'name',
  'addOn.durationInMinutes': 'number',
  'addOn.maxQuantity': 'number',
  'addOn.price.value': 'price',
}
