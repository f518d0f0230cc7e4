import { type ChargeLimits, type FieldViolation, percentageFault, type services } from '@kalends/contract'
import { chargeFaults, listPrices } from './charge-faults.ts'
import { durationFaults } from './duration-faults.ts'
import { fault, unless } from './fault.ts'
import { locationFaults } from './location-faults.ts'
import { paymentFaults } from './payment-faults.ts'
import { pictureFaults } from './picture-faults.ts'

type Service = services.Service

/** Existing records a service refers to. Ids are in lower case. */
export type Known = {
  currency: string
  /** What can be charged by card; undefined where nothing is. */
  chargeLimits: ChargeLimits | undefined
  /** Prices of its variants as they are stored. */
  variantPrices: readonly string[]
  /** Fees of its policy that are a percentage of the price. */
  feePercentages: readonly string[]
  staffTypeId: string
  /** The resource types of the business. */
  resourceTypes: ReadonlySet<string>
  /** Of the named resources those that exist, with their type. */
  resources: ReadonlyMap<string, string | null>
  openLocations: ReadonlySet<string>
  /** True also when the service names none. */
  formExists: boolean
  categoryExists: boolean
  policyExists: boolean
}

/** Lists everything that is wrong with a service. */
export function serviceFaults(service: Service, known: Known): FieldViolation[] {
  return [
    ...identityFaults(service),
    ...sortOrderFaults(service),
    ...mediaFaults(service),
    ...onlineBookingFaults(service),
    ...capacityFaults(service),
    ...durationFaults(service),
    ...staffFaults(service, known),
    ...resourceFaults(service, known),
    ...paymentFaults(service, known.currency),
    ...chargeFaults(service, known.chargeLimits, known.variantPrices),
    ...feeFaults(service, known),
    ...locationFaults(service, known.openLocations),
    ...unless(known.formExists, 'form.id', 'INVALID_FORM', 'must be a booking form of the business'),
    ...unless(known.categoryExists, 'category.id', 'INVALID_CATEGORY', 'must be a category of the business'),
    ...unless(known.policyExists, 'bookingPolicy.id', 'INVALID_BOOKING_POLICY', 'must be a policy of the business'),
    ...unless(!service.addOnGroups?.length, 'addOnGroups', 'INVALID_ADD_ON_GROUPS', 'are added by calls of their own'),
  ]
}

/** The fees of its policy are charged by card, whichever way the service is paid. */
function feeFaults({ payment }: Service, { chargeLimits, variantPrices, feePercentages }: Known): FieldViolation[] {
  if (!chargeLimits || !payment) return []
  const prices = listPrices(payment, variantPrices, chargeLimits.currency)
  const fault = feePercentages.map((percent) => percentageFault(prices, percent, chargeLimits)).find(Boolean)
  if (!fault) return []
  const description = `has a fee that ${fault.description}`
  return [{ field: 'service.bookingPolicy.id', ...fault, description, violatedRule: 'OTHER', data: {} }]
}

function identityFaults({ name, type }: Service): FieldViolation[] {
  const length = name?.trim() ? [...name].length : 0
  return [
    ...unless(Boolean(type), 'type', 'INVALID_SERVICE_TYPE', 'must be given'),
    ...unless(length >= 1 && length <= 400, 'name', 'INVALID_SERVICE_NAME', 'must have 1 to 400 characters'),
  ]
}

function sortOrderFaults({ sortOrder }: Service): FieldViolation[] {
  if (Number.isSafeInteger(sortOrder ?? 0)) return []
  const data = { threshold: Number.MAX_SAFE_INTEGER }
  return [{ field: 'service.sortOrder', description: 'must be a smaller number', violatedRule: 'MAX', data }]
}

function mediaFaults({ media }: Service): FieldViolation[] {
  return [
    ...pictureFaults('service.media.mainMedia', media?.mainMedia),
    ...pictureFaults('service.media.coverMedia', media?.coverMedia),
    ...(media?.items ?? []).flatMap((item, index) => pictureFaults(`service.media.items[${index}]`, item)),
  ]
}

function onlineBookingFaults({ onlineBooking }: Service): FieldViolation[] {
  if (typeof onlineBooking?.enabled !== 'boolean') {
    return [fault('onlineBooking', 'INVALID_ONLINE_BOOKING', 'must say whether it is enabled')]
  }
  const fine = !onlineBooking.allowMultipleRequests || onlineBooking.requireManualApproval === true
  const description = 'needs manual approval'
  return unless(fine, 'onlineBooking.allowMultipleRequests', 'INVALID_ONLINE_BOOKING', description)
}

function capacityFaults({ type, defaultCapacity }: Service): FieldViolation[] {
  if (!defaultCapacity || defaultCapacity < 1 || defaultCapacity > 1000) {
    return [fault('defaultCapacity', 'INVALID_DEFAULT_CAPACITY', 'must be a number from 1 to 1000')]
  }
  const fine = type !== 'APPOINTMENT' || defaultCapacity === 1
  return unless(fine, 'defaultCapacity', 'INVALID_APPOINTMENT_CAPACITY', 'must be 1 for an appointment')
}

/** Classes and courses take their staff from sessions, so this field is ignored for them. */
function staffFaults({ type, staffMemberIds, primaryResourceType }: Service, known: Known): FieldViolation[] {
  if (type !== 'APPOINTMENT') return []
  const ids = staffMemberIds ?? []
  const needsStaff = !primaryResourceType || primaryResourceType.toLowerCase() === known.staffTypeId
  if (needsStaff && ids.length === 0) {
    return [fault('staffMemberIds', 'INVALID_STAFF_MEMBER_IDS', 'must contain a staff member')]
  }
  const strangers = ids.flatMap((id, index) => {
    const isStaff = known.resources.get(id.toLowerCase()) === known.staffTypeId
    return isStaff ? [] : [`staffMemberIds[${index}]`]
  })
  return strangers.map((path) => fault(path, 'INVALID_STAFF_MEMBER_IDS', 'must be the resource id of a staff member'))
}

function resourceFaults({ primaryResourceType, serviceResources }: Service, known: Known): FieldViolation[] {
  const rule = 'INVALID_SERVICE_RESOURCES'
  const isType = (id: string | null | undefined) => known.resourceTypes.has(id?.toLowerCase() ?? '')
  const types = (serviceResources ?? []).map(({ resourceType, id }) => (resourceType?.id ?? id ?? '').toLowerCase())
  const ofService = (serviceResources ?? []).flatMap(({ resourceIds }, index) => {
    const path = `serviceResources[${index}]`
    const type = types[index] ?? ''
    const foreign = (resourceIds?.values ?? []).some((id) => known.resources.get(id.toLowerCase()) !== type)
    return [
      ...unless(isType(type), `${path}.resourceType.id`, rule, 'must be a resource type of the business'),
      ...unless(types.indexOf(type) === index, path, rule, 'must name each resource type once'),
      ...unless(!foreign, `${path}.resourceIds.values`, rule, 'must be resources of that type'),
    ]
  })
  const primary = !primaryResourceType || isType(primaryResourceType)
  return [...ofService, ...unless(primary, 'primaryResourceType', rule, 'must be a resource type of the business')]
}
