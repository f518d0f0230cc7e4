import { type Client, KalendsError } from '@kalends/sdk'
import type { Kind, Line } from './load-choices.ts'

/** Why nothing was done; each has its sentence `choices.problem.…`. */
export type Problem =
  | ('same' | 'staff' | 'kind' | 'minutes' | 'word' | 'price' | 'name' | 'most' | 'full' | 'subscription')
  | ('changed' | 'gone' | 'notAllowed' | 'other')

export type Deed = 'variants' | 'removeVariants' | 'createGroup' | 'updateGroup' | 'deleteGroup' | 'order'

/** What became of a form of the page. */
export type Outcome = { did: Deed; id: string } | { did: Deed; id: string; problem: Problem }

/** Carries out what a form of the page asks; undefined for a form that is none of its own. */
export async function changeChoices(client: Client, serviceId: string, form: FormData): Promise<Outcome | undefined> {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const [did, id] = [text('do'), text('id')]
  const group = () => ({
    ...{ name: text('name'), prompt: text('prompt') },
    maxNumberOfAddOns: text('most') === '' ? null : Number(text('most')),
  })
  const addOnIds = form.getAll('addOn').map(String).filter(Boolean)
  const deeds: Record<Deed, () => Promise<unknown>> = {
    variants: () => writeVariants(client, serviceId, { id, revision: text('revision'), ...linesOf(form) }),
    removeVariants: () => client.services.deleteServiceOptionsAndVariants({ serviceOptionsAndVariantsId: id }),
    createGroup: () => client.services.createAddOnGroup({ serviceId, addOnGroup: { ...group(), addOnIds: [] } }),
    updateGroup: () => client.services.updateAddOnGroup({ serviceId, addOnGroup: { id, ...group() } }),
    deleteGroup: () => client.services.deleteAddOnGroup({ serviceId, addOnGroupId: id }),
    order: () => client.services.updateAddOnGroup({ serviceId, addOnGroup: { id, addOnIds } }),
  }
  if (!Object.hasOwn(deeds, did)) return undefined
  try {
    await deeds[did as Deed]()
    return { did: did as Deed, id }
  } catch (error) {
    return { did: did as Deed, id, problem: problemOf(error, did as Deed) }
  }
}

type Written = { kind: Kind; name: string; lines: Line[] }

/** The lines of the form; those in which nothing stands say nothing. */
function linesOf(form: FormData): Written {
  const values = form.getAll('value').map((it) => String(it).trim())
  const prices = form.getAll('price').map((it) => String(it).trim().replace(',', '.'))
  const lines = values.map((value, index) => ({ value, price: prices[index] ?? '' }))
  const kind = String(form.get('kind')) as Kind
  return { kind, name: String(form.get('name') ?? '').trim(), lines: lines.filter((it) => it.value || it.price) }
}

/** The wire knows the kind of an option by what it carries; a choice that was there before keeps its id. */
async function writeVariants(
  client: Client,
  serviceId: string,
  { id, revision, kind, name, lines }: Written & { id: string; revision: string },
): Promise<void> {
  const data = { CUSTOM: { customData: { name } }, DURATION: { durationData: { name } }, STAFF_MEMBER: {} }[kind]
  const written = {
    options: { values: [{ type: kind, ...data }] },
    variants: {
      values: lines.map(({ value, price }) => ({ choices: [choiceOf(kind, value)], price: { value: price } })),
    },
  }
  if (id)
    await client.services.updateServiceOptionsAndVariants({ serviceOptionsAndVariants: { id, revision, ...written } })
  else await client.services.createServiceOptionsAndVariants({ serviceOptionsAndVariants: { serviceId, ...written } })
}

function choiceOf(kind: Kind, value: string) {
  if (kind === 'CUSTOM') return { custom: value }
  return kind === 'STAFF_MEMBER' ? { staffMemberId: value } : { duration: { minutes: Number(value) || null } }
}

const codes: Record<string, Problem> = {
  IDENTICAL_CHOICES: 'same',
  UNKNOWN_STAFF_IDS: 'staff',
  MISSING_STAFF_VARIANTS: 'staff',
  UNSUPPORTED_OPTION_TYPE: 'kind',
  SUBSCRIPTION_SERVICE_NOT_SUPPORTED: 'subscription',
  REVISION_MISMATCH: 'changed',
  ADD_ON_NOT_FOUND: 'gone',
  GROUP_NOT_ON_SERVICE: 'gone',
  SERVICE_OPTIONS_NOT_FOUND: 'gone',
  SERVICE_OPTIONS_ALREADY_EXISTS: 'changed',
  PERMISSION_DENIED: 'notAllowed',
}

function problemOf(error: unknown, did: Deed): Problem {
  if (!(error instanceof KalendsError) || error.status >= 500 || error.status === 0) throw error
  const [fault] = error.fieldViolations
  if (!fault) return codes[error.code] ?? 'other'
  if (fault.field.includes('price')) return 'price'
  if (fault.field.includes('duration')) return 'minutes'
  if (fault.field.includes('variants')) return did === 'variants' ? 'word' : 'other'
  if (fault.field.endsWith('maxNumberOfAddOns')) return 'most'
  return fault.field.endsWith('name') ? 'name' : fault.violatedRule === 'MAX_SIZE' ? 'full' : 'other'
}
