import type { common, services } from '@kalends/contract'

/** Values of a service's row and its related rows. */
export type NewService = {
  name: string
  type: services.ServiceType
  description: string | null
  tagLine: string | null
  defaultCapacity: number
  hidden: boolean
  categoryId: string | null
  sortOrder: number
  onlineBooking: services.OnlineBooking
  payment: services.Payment
  conferencing: services.Conferencing
  media: services.Media
  durationMinutes: number | null
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  primaryResourceTypeId: string | null
  appId: string | null
  staffIds: string[]
  resourceTypes: NewResourceType[]
  locations: NewServiceLocation[]
  rest: Rest
}

type NewResourceType = { typeId: string; resourceIds: string[] }
export type NewServiceLocation = {
  type: services.LocationTypeEnumLocationType
  locationId: string | null
  custom: services.CommonAddress | null
}

/** API fields without a column of their own, stored as sent. */
export type Rest = {
  extendedFields?: common.ExtendedFields
  seoData?: services.SeoSchema
  tags?: string[]
  taxableAddress?: services.TaxableAddress
  phoneCall?: services.V2PhoneCall
  inheritResourceLocations?: boolean
  formSettings?: services.FormSettings
  resourceGroups?: services.ResourceGroup[]
  durationRange?: services.DurationRange
  workingHours?: services.WorkingHours
  /** By resource type: what the table of types does not hold. */
  serviceResources?: Record<string, { id?: string; requiredResourcesNumber?: number }>
}

/** Returns a validated service without nulls, as stored. `defaultLocationId` applies unless locations are given. */
export function newService(written: services.Service, defaultLocationId: string): NewService {
  const type = written.type as services.ServiceType
  const isAppointment = type === 'APPOINTMENT'
  const constraints = written.schedule?.availabilityConstraints
  return {
    name: written.name ?? '',
    type,
    description: written.description ?? null,
    tagLine: written.tagLine ?? null,
    defaultCapacity: written.defaultCapacity ?? 1,
    hidden: written.hidden ?? false,
    categoryId: written.category?.id ?? null,
    sortOrder: written.sortOrder ?? 0,
    onlineBooking: written.onlineBooking ?? {},
    payment: atItsRate(written.payment ?? {}),
    conferencing: written.conferencing ?? {},
    media: written.media ?? {},
    durationMinutes: isAppointment ? readDuration(constraints) : null,
    bufferBeforeMinutes: constraints?.bufferBefore ?? 0,
    bufferAfterMinutes: constraints?.timeBetweenSessions ?? 0,
    primaryResourceTypeId: written.primaryResourceType ?? null,
    appId: written.appId ?? null,
    staffIds: isAppointment ? [...new Set(written.staffMemberIds?.map((id) => id.toLowerCase()))] : [],
    resourceTypes: (written.serviceResources ?? []).map((it) => ({
      typeId: readTypeId(it),
      resourceIds: it.resourceIds?.values ?? [],
    })),
    locations: readServiceLocations(written, defaultLocationId),
    rest: pickRest(written),
  }
}

const rates = {
  FIXED: 'fixed',
  VARIED: 'varied',
  CUSTOM: 'custom',
  SUBSCRIPTION: 'subscription',
  NO_FEE: undefined,
} as const

/** Returns only the rate that matches the rate type. */
function atItsRate({ fixed, varied, custom, subscription, ...payment }: services.Payment): services.Payment {
  const name = payment.rateType && rates[payment.rateType]
  const rate = name && { fixed, varied, custom, subscription }[name]
  return { ...payment, ...(rate ? { [name]: rate } : {}) }
}

/** The one length of an appointment; the shortest of a rental. */
function readDuration(constraints: services.AvailabilityConstraints | null | undefined): number | null {
  const { sessionDurations, durationRange } = constraints ?? {}
  if (!durationRange) return sessionDurations?.[0] ?? null
  return durationRange.unitType === 'DAY'
    ? (durationRange.dayOptions?.minDurationInDays ?? 1) * 1440
    : (durationRange.hourOptions?.minDurationInMinutes ?? 60)
}

/** Returns the locations as sent; the default location if none were. */
export function readServiceLocations(
  { locations }: Pick<services.Service, 'locations'>,
  defaultLocationId: string,
): NewServiceLocation[] {
  if (!locations?.length) return [{ type: 'BUSINESS', locationId: defaultLocationId, custom: null }]
  return locations.map(({ type, business, custom }) => ({
    type: type ?? 'BUSINESS',
    locationId: type === 'BUSINESS' ? (business?.id?.toLowerCase() ?? null) : null,
    custom: type === 'CUSTOM' ? (custom?.address ?? {}) : null,
  }))
}

function pickRest(written: services.Service): Rest {
  const { extendedFields, seoData, tags, taxableAddress, phoneCall, inheritResourceLocations, resourceGroups } = written
  const { durationRange, workingHours } = written.schedule?.availabilityConstraints ?? {}
  const rest = {
    extendedFields,
    seoData,
    tags,
    taxableAddress,
    phoneCall,
    inheritResourceLocations,
    resourceGroups,
    durationRange,
    workingHours,
    formSettings: written.form?.mobileSettings,
    serviceResources: written.serviceResources && Object.fromEntries(written.serviceResources.map(resourceDetails)),
  }
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Rest
}

function resourceDetails(
  written: services.ServiceResource,
): [string, { id?: string; requiredResourcesNumber?: number }] {
  const { id, requiredResourcesNumber } = written
  return [
    readTypeId(written),
    { ...(id ? { id } : {}), ...(requiredResourcesNumber ? { requiredResourcesNumber } : {}) },
  ]
}

function readTypeId({ resourceType, id }: services.ServiceResource): string {
  return (resourceType?.id ?? id ?? '').toLowerCase()
}
