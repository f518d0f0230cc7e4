import type { serviceOptions } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { assertRefusal, isAmountLimit } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'
import type { Kind, Line } from './load-choices.ts'

/** Why the action failed; each has a message `choices.problem.…`. */
export type Problem =
  | ('same' | 'staff' | 'kind' | 'minutes' | 'option' | 'price' | 'priceLimits' | 'name' | 'maximum' | 'full')
  | ('changed' | 'notFound' | 'notAllowed' | 'other')

export type Action =
  | ('variants' | 'rewriteVariants' | 'removeVariants' | 'restoreVariants')
  | ('createGroup' | 'updateGroup' | 'deleteGroup' | 'restoreGroup' | 'order' | 'restoreOrder')

/** The form that undoes an action. */
export type Undo = { intent: Action; id: string; beforeJson: string }

/** The result of a form on the page. */
export type Outcome =
  | { action: Action; id: string; undo: Undo | null }
  | { action: Action; id: string; problem: Problem }

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeChoices(client: Client, serviceId: string, form: FormData): Promise<Outcome | undefined> {
  const action = readText(form, 'intent')
  const id = readText(form, 'id')
  const group = () => ({
    name: readText(form, 'name'),
    prompt: readText(form, 'prompt'),
    maxNumberOfAddOns: readText(form, 'maximum') === '' ? null : Number(readText(form, 'maximum')),
  })
  const addOnIds = form.getAll('addOn').map(String).filter(Boolean)
  const of = { client, serviceId, id }
  const actions: Record<Action, () => Promise<Undo | null>> = {
    variants: () => writeVariants(of, { revision: readText(form, 'revision'), ...readLines(form) }),
    rewriteVariants: () => rewriteVariants(of, readText(form, 'beforeJson')),
    removeVariants: () => removeVariants(of),
    restoreVariants: async () =>
      nothing(await client.services.restoreServiceOptionsAndVariants({ serviceOptionsAndVariantsId: id })),
    createGroup: async () =>
      nothing(await client.services.createAddOnGroup({ serviceId, addOnGroup: { ...group(), addOnIds: [] } })),
    updateGroup: async () =>
      nothing(await client.services.updateAddOnGroup({ serviceId, addOnGroup: { id, ...group() } })),
    deleteGroup: () => deleteGroup(of),
    restoreGroup: async () => nothing(await client.services.restoreAddOnGroup({ serviceId, addOnGroupId: id })),
    order: () => orderGroup(of, addOnIds),
    restoreOrder: async () =>
      nothing(
        await client.services.updateAddOnGroup({
          serviceId,
          addOnGroup: { id, addOnIds: readIds(readText(form, 'beforeJson')) },
        }),
      ),
  }
  if (!Object.hasOwn(actions, action)) return undefined
  try {
    return { action: action as Action, id, undo: await actions[action as Action]() }
  } catch (error) {
    return { action: action as Action, id, problem: refusalProblem(error, action as Action) }
  }
}

type VariantLines = { kind: Kind; name: string; lines: Line[] }

/** Reads the rows of the form, without empty ones. */
function readLines(form: FormData): VariantLines {
  const values = form.getAll('value').map((it) => String(it).trim())
  const prices = form.getAll('price').map((it) => String(it).trim().replace(',', '.'))
  const lines = values.map((value, index) => ({ value, price: prices[index] ?? '' }))
  const kind = String(form.get('kind')) as Kind
  return { kind, name: readText(form, 'name'), lines: lines.filter((it) => it.value || it.price) }
}

type Request = { client: Client; serviceId: string; id: string }
const nothing = (_: unknown): null => null

/** The API derives the kind of an option from its contents; existing choices keep their ids. */
async function writeVariants(
  of: Request,
  { revision, kind, name, lines }: VariantLines & { revision: string },
): Promise<Undo | null> {
  const { client, serviceId, id } = of
  const data = { CUSTOM: { customData: { name } }, DURATION: { durationData: { name } }, STAFF_MEMBER: {} }[kind]
  const written = {
    options: { values: [{ type: kind, ...data }] },
    variants: {
      values: lines.map(({ value, price }) => ({ choices: [toChoice(kind, value)], price: { value: price } })),
    },
  }
  if (!id)
    return nothing(
      await client.services.createServiceOptionsAndVariants({ serviceOptionsAndVariants: { serviceId, ...written } }),
    )
  const before = await readVariants(of)
  const { serviceOptionsAndVariants: after } = await client.services.updateServiceOptionsAndVariants({
    serviceOptionsAndVariants: { id, revision, ...written },
  })
  const left = new Set(choiceIds(after))
  if (choiceIds(before).every((choice) => left.has(choice))) return null
  return { intent: 'rewriteVariants', id, beforeJson: JSON.stringify({ ...before, revision: after?.revision }) }
}

/** Restores former variants, unless someone has changed them since. */
async function rewriteVariants({ client, id }: Request, beforeJson: string): Promise<null> {
  const before = parseBefore(beforeJson) as Partial<Variants>
  const serviceOptionsAndVariants = { ...before, id, revision: before.revision ?? '' }
  return nothing(await client.services.updateServiceOptionsAndVariants({ serviceOptionsAndVariants }))
}

type Variants = Pick<serviceOptions.ServiceOptionsAndVariants, 'options' | 'variants' | 'extendedFields' | 'revision'>

async function readVariants({ client, id }: Request): Promise<Variants> {
  const { serviceOptionsAndVariants: seen } = await client.services.getServiceOptionsAndVariants({
    serviceOptionsAndVariantsId: id,
  })
  const { options, variants, extendedFields, revision } = seen ?? {}
  return { options, variants, extendedFields, revision }
}

const choiceIds = (written: Pick<Variants, 'variants'> | null | undefined): string[] =>
  (written?.variants?.values ?? []).flatMap(({ choices }) => choices?.[0]?.id ?? [])

async function removeVariants(of: Request): Promise<Undo> {
  const { revision } = await readVariants(of)
  const { client, id } = of
  await client.services.deleteServiceOptionsAndVariants({ serviceOptionsAndVariantsId: id, revision: revision ?? null })
  return { intent: 'restoreVariants', id, beforeJson: '' }
}

async function deleteGroup({ client, serviceId, id }: Request): Promise<Undo> {
  await client.services.deleteAddOnGroup({ serviceId, addOnGroupId: id })
  return { intent: 'restoreGroup', id, beforeJson: '' }
}

/** A new order has no undo; removing an add-on has one. */
async function orderGroup({ client, serviceId, id }: Request, addOnIds: string[]): Promise<Undo | null> {
  const { service } = await client.services.getService({ serviceId })
  const before = service?.addOnGroups?.find((group) => group.id === id)?.addOnIds?.flatMap((it) => it ?? []) ?? []
  await client.services.updateAddOnGroup({ serviceId, addOnGroup: { id, addOnIds } })
  if (before.every((it) => addOnIds.includes(it))) return null
  return { intent: 'restoreOrder', id, beforeJson: JSON.stringify(before) }
}

function readIds(text: string): string[] {
  const ids = parseBefore(text)
  return Array.isArray(ids) ? ids.map(String) : []
}

function parseBefore(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

function toChoice(kind: Kind, value: string) {
  if (kind === 'CUSTOM') return { custom: value }
  return kind === 'STAFF_MEMBER' ? { staffMemberId: value } : { duration: { minutes: Number(value) || null } }
}

const codes: Record<string, Problem> = {
  IDENTICAL_CHOICES: 'same',
  UNKNOWN_STAFF_IDS: 'staff',
  MISSING_STAFF_VARIANTS: 'staff',
  UNSUPPORTED_OPTION_TYPE: 'kind',
  REVISION_MISMATCH: 'changed',
  ADD_ON_NOT_FOUND: 'notFound',
  GROUP_NOT_ON_SERVICE: 'notFound',
  SERVICE_OPTIONS_NOT_FOUND: 'notFound',
  SERVICE_OPTIONS_ALREADY_EXISTS: 'changed',
  PERMISSION_DENIED: 'notAllowed',
}

function refusalProblem(error: unknown, action: Action): Problem {
  assertRefusal(error)
  const [fault] = error.fieldViolations
  if (!fault) return codes[error.code] ?? 'other'
  if (isAmountLimit(fault)) return 'priceLimits'
  if (fault.field.includes('price')) return 'price'
  if (fault.field.includes('duration')) return 'minutes'
  if (fault.field.includes('variants')) return action === 'variants' ? 'option' : 'other'
  if (fault.field.endsWith('maxNumberOfAddOns')) return 'maximum'
  return fault.field.endsWith('name') ? 'name' : fault.violatedRule === 'MAX_SIZE' ? 'full' : 'other'
}
