import type { Client } from '@kalends/sdk'
import { refusalReason } from '../../../lib/refusal.ts'

/** Why nothing was done; each has its sentence `addOns.problem.…`. */
export type Problem = 'name' | 'number' | 'price' | 'changed' | 'gone' | 'notAllowed' | 'other'
export type Deed = 'create' | 'update' | 'delete' | 'restore'

/** What stood in a form. */
export type Typed = { name: string; kind: string; number: string; price: string }

/** What became of a form of the page. */
export type Outcome =
  | { did: Deed; id: string; name: string }
  | { did: Deed; id: string; typed: Typed; problem: Problem }

/** Carries out what a form of the page asks; undefined for a form that is none of its own. */
export async function changeAddOns(client: Client, form: FormData): Promise<Outcome | undefined> {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const typed = { name: text('name'), kind: text('kind'), number: text('number'), price: text('price') }
  const [id, revision, did] = [text('id'), text('revision'), text('do')]
  const deeds: Record<Deed, () => Promise<unknown>> = {
    create: () => client.services.createAddOn({ addOn: written(typed) }),
    update: () => client.services.updateAddOn({ addOn: { id, revision, ...written(typed) } }),
    delete: () => client.services.deleteAddOn({ addOnId: id }),
    restore: () => client.services.restoreAddOn({ addOnId: id }),
  }
  if (!isDeed(did, deeds)) return undefined
  try {
    await deeds[did]()
    return { did, id, name: typed.name }
  } catch (error) {
    return { did, id, typed, problem: refusalReason<Problem>(error, { fields, codes, fallback: 'other' }) }
  }
}

const isDeed = (did: string, deeds: Record<Deed, unknown>): did is Deed => Object.hasOwn(deeds, did)

/** Empty numbers are no numbers: the server says what is missing. A comma is a point to many. */
function written({ name, kind, number, price }: Typed) {
  const amount = number === '' ? null : Number(number)
  return {
    name,
    ...(kind === 'count' ? { maxQuantity: amount, durationInMinutes: null } : { durationInMinutes: amount }),
    ...(kind === 'count' ? {} : { maxQuantity: null }),
    price: price === '' ? null : { value: price.replace(',', '.') },
  }
}

const codes: Record<string, Problem> = {
  ADD_ON_NOT_FOUND: 'gone',
  REVISION_MISMATCH: 'changed',
  PERMISSION_DENIED: 'notAllowed',
}
const fields: Record<string, Problem> = {
  'addOn.name': 'name',
  'addOn.durationInMinutes': 'number',
  'addOn.maxQuantity': 'number',
  'addOn.price.value': 'price',
}
