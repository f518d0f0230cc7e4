import { type Client, KalendsError } from '@kalends/sdk'

/** Why nothing was done; each has its sentence `addOns.problem.…`. */
export type Problem = 'name' | 'number' | 'price' | 'changed' | 'gone' | 'notAllowed' | 'other'
export type Deed = 'create' | 'update' | 'delete' | 'restore'

/** What stood in a form. */
export type Typed = { name: string; kind: string; number: string; price: string }

/** What became of a form of the page. */
export type Outcome =
  | { did: Deed; id: string; name: string; kept: string | null }
  | { did: Deed; id: string; typed: Typed; problem: Problem }

/** An add-on that went, with the groups it stood in: enough to make it anew in its places. */
type Kept = { addOn: object; groups: { serviceId: string; groupId: string; addOnIds: string[] }[] }

/** Carries out what a form of the page asks; undefined for a form that is none of its own. */
export async function changeAddOns(client: Client, form: FormData): Promise<Outcome | undefined> {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const typed = { name: text('name'), kind: text('kind'), number: text('number'), price: text('price') }
  const [id, revision, did] = [text('id'), text('revision'), text('do')]
  const deeds: Record<Deed, () => Promise<string | null>> = {
    create: async () => nothing(await client.services.createAddOn({ addOn: written(typed) })),
    update: async () => nothing(await client.services.updateAddOn({ addOn: { id, revision, ...written(typed) } })),
    delete: () => remove(client, id),
    restore: () => restore(client, text('kept')),
  }
  if (!isDeed(did, deeds)) return undefined
  try {
    return { did, id, name: typed.name, kept: await deeds[did]() }
  } catch (error) {
    return { did, id, typed, problem: problemOf(error) }
  }
}

const nothing = (_: unknown): null => null
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

/** Nothing on the wire brings an add-on back, so the page keeps what is needed to make it anew. */
async function remove(client: Client, addOnId: string): Promise<string> {
  const { addOn } = await client.services.getAddOn({ addOnId })
  const filter = { 'addOnDetails.addOnId': { $hasSome: [addOnId] } }
  const { services } = await client.services.searchServices({ search: { filter, cursorPaging: { limit: 100 } } })
  const groups = (services ?? []).flatMap((service) =>
    (service.addOnGroups ?? [])
      .filter(({ addOnIds }) => addOnIds?.includes(addOnId))
      .map((group) => ({ serviceId: service.id ?? '', groupId: group.id ?? '', addOnIds: idsOf(group.addOnIds) })),
  )
  await client.services.deleteAddOn({ addOnId })
  const kept: Kept = { addOn: addOn ?? {}, groups: groups.map((it) => ({ ...it })) }
  return JSON.stringify({ ...kept, id: addOnId })
}

async function restore(client: Client, text: string): Promise<null> {
  const { addOn, groups, id } = JSON.parse(text) as Kept & { id: string }
  const made = (await client.services.createAddOn({ addOn })).addOn?.id ?? ''
  for (const { serviceId, groupId, addOnIds } of groups) {
    const ids = addOnIds.map((it) => (it === id ? made : it))
    await client.services.setAddOnsForGroup({ serviceId, groupId, addOnIds: ids })
  }
  return null
}

const idsOf = (ids: readonly (string | null)[] | null | undefined): string[] => (ids ?? []).flatMap((it) => it ?? [])

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

function problemOf(error: unknown): Problem {
  if (!(error instanceof KalendsError) || error.status >= 500 || error.status === 0) throw error
  const [field] = error.fieldViolations.flatMap((it) => fields[it.field] ?? [])
  return field ?? codes[error.code] ?? 'other'
}
