import type { services } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { assertRefusal, isAmountLimit } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'
import { changedPlans, type Draft, isElsewhere, readDraft, toDraft, toLocations, toService } from './draft.ts'
import { keptCover } from './pictures.ts'

/** Fields that can be refused; each has a message `service.fault.…`. */
export type Fault =
  | ('name' | 'category' | 'minutes' | 'capacity' | 'staff' | 'rooms' | 'locations' | 'price' | 'options' | 'deposit')
  | ('priceLimits' | 'depositLimits' | 'policyLimits')
  | ('priceText' | 'approval' | 'form' | 'policy' | 'slug' | 'slugTaken' | 'plans' | 'buffers')
  | 'pictures'

export type Refused = {
  draft: Draft
  faults: Fault[]
  problem: 'changed' | 'notFound' | 'notAllowed' | 'fields' | 'other'
}

/** `holdsRequests`: several requests for one time were allowed before, and are not any more. */
export type Saved = { id: string; holdsRequests: boolean } | Refused

/** Creates or updates a service from the submitted draft. A refusal returns the draft with its invalid fields. */
export async function saveService(
  client: Client,
  form: FormData,
  roomTypeById: ReadonlyMap<string, string>,
  /** Ids of the plans that the editor offers. */
  plans: readonly string[],
): Promise<Saved> {
  const draft = readDraft(form)
  const id = readText(form, 'id')
  try {
    const service = toService(draft, roomTypeById)
    if (!id) return { id: await create(client, draft, service, plans), holdsRequests: false }
    const stored = await change(client, form, draft, { ...service, id, revision: readText(form, 'revision') }, plans)
    return { id, holdsRequests: stored.several && !(draft.approval && draft.several) }
  } catch (error) {
    return refusedBy(error, draft)
  }
}

async function create(
  client: Client,
  draft: Draft,
  service: services.Service,
  plans: readonly string[],
): Promise<string> {
  const created = await client.services.createService({
    service: { ...service, type: draft.type, locations: toLocations(draft) },
  })
  const id = created.service?.id ?? ''
  if (draft.slug && draft.slug !== created.service?.mainSlug?.name) {
    await client.services.setCustomSlug({ serviceId: id, slug: draft.slug })
  }
  await connectPlans(client, id, changedPlans(draft, [], plans))
  return id
}

async function connectPlans(
  client: Client,
  serviceId: string,
  { added, removed }: ReturnType<typeof changedPlans>,
): Promise<void> {
  if (added.length > 0) await client.services.enablePricingPlansForService({ serviceId, pricingPlanIds: added })
  if (removed.length > 0) await client.services.disablePricingPlansForService({ serviceId, pricingPlanIds: removed })
}

async function change(
  client: Client,
  form: FormData,
  draft: Draft,
  service: services.Service,
  plans: readonly string[],
): Promise<Draft> {
  const serviceId = service.id ?? ''
  const before = (await client.services.getService({ serviceId })).service ?? {}
  const stored = toDraft(before)
  const media = { ...service.media, ...keptCover(before.media, draft.pictures) }
  await client.services.updateService({
    service: { ...service, id: serviceId, revision: service.revision ?? '', media },
  })
  await connectPlans(client, serviceId, changedPlans(draft, stored.plans, plans))
  if (isElsewhere(draft, stored)) {
    const action = String(form.get('removed') ?? 'KEEP_AT_CURRENT_LOCATION') as services.Action
    const locations = toLocations(draft, before)
    const target = findTarget(locations, readText(form, 'removedTo'))
    const moveToLocationOptions = action === 'MOVE_TO_LOCATION' && target ? { newLocation: target } : undefined
    await client.services.setServiceLocations({
      serviceId,
      locations,
      removedLocationSessionsAction: { action, ...(moveToLocationOptions ? { moveToLocationOptions } : {}) },
      participantNotification: { notifyParticipants: form.get('notify') === 'yes' },
    })
  }
  if (draft.slug && draft.slug !== stored.slug) await client.services.setCustomSlug({ serviceId, slug: draft.slug })
  return stored
}

/** Returns the location that bookings move to: the chosen one, otherwise the first of the business. */
function findTarget(locations: readonly services.V2Location[], chosen: string): services.V2Location | undefined {
  const targetLocation = locations.find(({ type, business }) =>
    chosen === 'street' ? type === 'CUSTOM' : chosen !== '' && business?.id === chosen,
  )
  return targetLocation ?? locations.find(({ type }) => type !== 'CUSTOMER')
}

/** Fields by the start of the API's path; the longest match wins. */
const faultOfField: [string, Fault][] = [
  ['name', 'name'],
  ['category', 'category'],
  ['schedule.availabilityConstraints.timeBetweenSessions', 'buffers'],
  ['schedule.availabilityConstraints.bufferBefore', 'buffers'],
  ['schedule', 'minutes'],
  ['defaultCapacity', 'capacity'],
  ['staffMemberIds', 'staff'],
  ['serviceResources', 'rooms'],
  ['locations', 'locations'],
  ['removedLocationSessionsAction', 'locations'],
  ['media', 'pictures'],
  ['payment.fixed.deposit', 'deposit'],
  ['payment.varied.deposit', 'deposit'],
  ['payment.options.deposit', 'deposit'],
  ['payment.options.pricingPlan', 'plans'],
  ['payment.options', 'options'],
  ['payment.custom', 'priceText'],
  ['payment', 'price'],
  ['onlineBooking', 'approval'],
  ['form', 'form'],
  ['bookingPolicy', 'policy'],
  ['slug', 'slug'],
]

export function toFaults(fields: readonly string[]): Fault[] {
  const found = fields.flatMap(
    (field) => faultOfField.find(([path]) => field.replace(/^service\./, '').startsWith(path))?.[1] ?? [],
  )
  return [...new Set(found)]
}

/** What the payment provider cannot charge. */
function limitFault(field: string): Fault {
  if (field.includes('.deposit')) return 'depositLimits'
  return field.includes('bookingPolicy') ? 'policyLimits' : 'priceLimits'
}

function refusedBy(error: unknown, draft: Draft): Refused {
  assertRefusal(error)
  if (error.code === 'INVALID_PRICING_PLAN' || error.code === 'SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS') {
    return { draft, faults: ['plans'], problem: 'fields' }
  }
  if (error.code === 'SLUG_ALREADY_EXISTS') return { draft, faults: ['slugTaken'], problem: 'fields' }
  const limit = error.fieldViolations.find(isAmountLimit)
  if (limit) return { draft, faults: [limitFault(limit.field)], problem: 'fields' }
  const faults = toFaults(error.fieldViolations.map(({ field }) => field))
  if (faults.length > 0) return { draft, faults, problem: 'fields' }
  const problems: Record<string, Refused['problem']> = {
    REVISION_MISMATCH: 'changed',
    SERVICE_NOT_FOUND: 'notFound',
    PERMISSION_DENIED: 'notAllowed',
  }
  return { draft, faults, problem: problems[error.code] ?? 'other' }
}
