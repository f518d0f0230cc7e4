import type { common, services } from '@kalends/contract'
import { type DraftPicture, readPictures, toMedia, toPictures } from './pictures.ts'

/** A service as the editor's fields. */
export type Draft = {
  type: services.ServiceType
  name: string
  tagLine: string
  description: string
  category: string
  hidden: boolean
  /** A fixed duration, or a number of hours or days chosen by the customer. */
  rental: 'none' | 'HOUR' | 'DAY'
  minutes: string
  shortest: string
  longest: string
  before: string
  after: string
  capacity: string
  /** The resource type that is booked instead of staff; empty for staff. */
  bookedWith: string
  staff: string[]
  /** Required resource types; `rooms` limits them to certain resources, empty for any. */
  roomTypes: string[]
  rooms: string[]
  locations: string[]
  /** A custom address, empty for none. */
  street: string
  atCustomer: boolean
  rate: services.RateType
  price: string
  priceText: string
  online: boolean
  inPerson: boolean
  byPlan: boolean
  /** Ids of the plans that pay for it. */
  plans: string[]
  deposit: string
  /** Whether the deposit is an amount or a percentage. */
  depositIn: 'amount' | 'percent'
  /** Whether customers may pay the full price instead of the deposit. */
  paysAhead: boolean
  bookable: boolean
  approval: boolean
  several: boolean
  conferencing: boolean
  form: string
  policy: string
  slug: string
  /** The cover first. */
  pictures: DraftPicture[]
}

/** Initial values of a new service. */
export const emptyDraft: Draft = {
  type: 'APPOINTMENT',
  name: '',
  tagLine: '',
  description: '',
  category: '',
  hidden: false,
  rental: 'none',
  minutes: '60',
  shortest: '',
  longest: '',
  before: '0',
  after: '0',
  capacity: '10',
  bookedWith: '',
  staff: [],
  roomTypes: [],
  rooms: [],
  locations: [],
  street: '',
  atCustomer: false,
  rate: 'FIXED',
  price: '',
  priceText: '',
  online: false,
  inPerson: true,
  byPlan: false,
  plans: [],
  deposit: '',
  depositIn: 'amount',
  paysAhead: true,
  bookable: true,
  approval: false,
  several: false,
  conferencing: false,
  form: '',
  policy: '',
  slug: '',
  pictures: [],
}

/** Reads the submitted fields. */
export function readDraft(form: FormData): Draft {
  const text = (name: keyof Draft): string => String(form.get(name) ?? '').trim()
  const all = (name: keyof Draft): string[] => form.getAll(name).map(String)
  const isOn = (name: keyof Draft): boolean => form.get(name) === 'yes'
  const type = text('type')
  const rental = text('rental')
  return {
    type: type === 'CLASS' || type === 'COURSE' ? type : 'APPOINTMENT',
    name: text('name'),
    tagLine: text('tagLine'),
    description: text('description'),
    category: text('category'),
    hidden: isOn('hidden'),
    rental: rental === 'HOUR' || rental === 'DAY' ? rental : 'none',
    minutes: text('minutes'),
    shortest: text('shortest'),
    longest: text('longest'),
    before: text('before'),
    after: text('after'),
    capacity: text('capacity'),
    bookedWith: text('bookedWith'),
    staff: all('staff'),
    roomTypes: all('roomTypes'),
    rooms: all('rooms'),
    locations: all('locations'),
    street: text('street'),
    atCustomer: isOn('atCustomer'),
    rate: (text('rate') || 'FIXED') as Draft['rate'],
    price: text('price'),
    priceText: text('priceText'),
    online: isOn('online'),
    inPerson: isOn('inPerson'),
    byPlan: isOn('byPlan'),
    plans: all('plans'),
    deposit: text('deposit'),
    bookable: isOn('bookable'),
    approval: isOn('approval'),
    several: isOn('several'),
    conferencing: isOn('conferencing'),
    form: text('form'),
    policy: text('policy'),
    slug: text('slug'),
    depositIn: text('depositIn') === 'percent' ? 'percent' : 'amount',
    paysAhead: isOn('paysAhead'),
    pictures: readPictures(text('pictures')),
  }
}

/** Converts a service to the editor's fields. */
export function toDraft(service: services.Service): Draft {
  const { payment, schedule, onlineBooking } = service
  const { sessionDurations, durationRange, timeBetweenSessions, bufferBefore } = schedule?.availabilityConstraints ?? {}
  const locations = service.locations ?? []
  const types = service.serviceResources ?? []
  return {
    type: service.type ?? 'APPOINTMENT',
    name: service.name ?? '',
    tagLine: service.tagLine ?? '',
    description: service.description ?? '',
    category: service.category?.name ? (service.category.id ?? '') : '',
    hidden: service.hidden === true,
    ...toRental(durationRange),
    minutes: numberText(sessionDurations?.[0]),
    before: numberText(bufferBefore),
    after: numberText(timeBetweenSessions),
    capacity: numberText(service.defaultCapacity),
    bookedWith: service.primaryResourceType ?? '',
    staff: service.staffMemberIds ?? [],
    roomTypes: types.flatMap(({ resourceType }) => resourceType?.id ?? []),
    rooms: types.flatMap(({ resourceIds }) => resourceIds?.values ?? []),
    locations: locations.flatMap(({ type, business }) => (type === 'BUSINESS' ? (business?.id ?? []) : [])),
    street: readStreet(service),
    atCustomer: locations.some(({ type }) => type === 'CUSTOMER'),
    ...toMoneyFields(payment),
    bookable: onlineBooking?.enabled === true,
    approval: onlineBooking?.requireManualApproval === true,
    several: onlineBooking?.allowMultipleRequests === true,
    conferencing: service.conferencing?.enabled === true,
    form: service.form?.id ?? '',
    policy: service.bookingPolicy?.id ?? '',
    slug: service.mainSlug?.name ?? '',
    pictures: toPictures(service.media),
  }
}

const numberText = (value: number | null | undefined): string => String(value ?? '')

function toRental(range: services.DurationRange | null | undefined): Pick<Draft, 'rental' | 'shortest' | 'longest'> {
  if (!range) return { rental: 'none', shortest: '', longest: '' }
  const { unitType, hourOptions, dayOptions } = range
  if (unitType === 'DAY') {
    const shortest = dayOptions?.minDurationInDays
    const longest = dayOptions?.maxDurationInDays
    return { rental: 'DAY', shortest: numberText(shortest), longest: numberText(longest) }
  }
  const shortest = hourOptions?.minDurationInMinutes
  const longest = hourOptions?.maxDurationInMinutes
  return { rental: 'HOUR', shortest: numberText(shortest), longest: numberText(longest) }
}

/** Returns the custom address as one line. */
export function readStreet({ locations }: services.Service): string {
  const own = locations?.find(({ type }) => type === 'CUSTOM')
  return own?.calculatedAddress?.formattedAddress ?? own?.custom?.address?.addressLine ?? ''
}

function toMoneyFields(payment: services.Payment | null | undefined) {
  const { rateType, fixed, varied, custom, options } = payment ?? {}
  const price = { FIXED: fixed?.price, VARIED: varied?.defaultPrice }
  const { deposit, depositDetails, fullUpfrontPaymentAllowed } = (rateType === 'VARIED' ? varied : fixed) ?? {}
  const share = depositDetails?.percentage
  return {
    rate: rateType ?? 'NO_FEE',
    price: price[rateType as keyof typeof price]?.value ?? '',
    priceText: custom?.description ?? '',
    online: options?.online === true,
    inPerson: options?.inPerson === true,
    byPlan: options?.pricingPlan === true,
    plans: payment?.pricingPlanIds ?? [],
    deposit: options?.deposit ? (share ?? depositDetails?.amount?.value ?? deposit?.value ?? '') : '',
    depositIn: share ? ('percent' as const) : ('amount' as const),
    paysAhead: fullUpfrontPaymentAllowed !== false,
  }
}

/** Accepts a decimal comma. */
const amount = (text: string): common.Money => ({ value: text.replace(',', '.') })
const count = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN)

/** Converts the draft to a service; locations are sent by calls of their own. */
export function toService(draft: Draft, roomTypeById: ReadonlyMap<string, string>): services.Service {
  const isAppointment = draft.type === 'APPOINTMENT'
  return {
    name: draft.name,
    tagLine: draft.tagLine || null,
    description: draft.description || null,
    hidden: draft.hidden,
    category: draft.category ? { id: draft.category } : null,
    form: draft.form ? { id: draft.form } : null,
    bookingPolicy: draft.policy ? { id: draft.policy } : null,
    defaultCapacity: isAppointment ? 1 : whole(draft.capacity),
    onlineBooking: {
      enabled: draft.bookable,
      requireManualApproval: draft.approval,
      allowMultipleRequests: draft.approval && draft.several,
    },
    conferencing: { enabled: draft.conferencing },
    payment: toPayment(draft),
    ...(isAppointment
      ? {
          staffMemberIds: draft.staff,
          primaryResourceType: draft.bookedWith || null,
          schedule: { availabilityConstraints: toConstraints(draft) },
        }
      : {}),
    serviceResources: draft.roomTypes.map((id) => ({
      resourceType: { id },
      resourceIds: { values: draft.rooms.filter((room) => roomTypeById.get(room) === id) },
    })),
    media: toMedia(draft.pictures),
  }
}

/** Sends an invalid value for anything but a number, so that the API names the field. */
const whole = (text: string): number => (Number.isNaN(count(text)) ? 0 : count(text))

function toConstraints({ rental, minutes, shortest, longest, before, after }: Draft): services.AvailabilityConstraints {
  const buffers = { bufferBefore: whole(before), timeBetweenSessions: whole(after) }
  if (rental === 'none') return { ...buffers, sessionDurations: minutes === '' ? [] : [whole(minutes)] }
  const min = whole(shortest)
  const max = whole(longest)
  const range =
    rental === 'DAY'
      ? { dayOptions: { minDurationInDays: min, maxDurationInDays: max } }
      : { hourOptions: { minDurationInMinutes: min, maxDurationInMinutes: max } }
  return { ...buffers, durationRange: { unitType: rental, ...range } }
}

function toPayment(draft: Draft): services.Payment {
  const { rate, price, priceText, online, inPerson, byPlan, deposit, depositIn, paysAhead } = draft
  const isPriced = rate === 'FIXED' || rate === 'VARIED'
  const withDeposit = isPriced && online && !inPerson && deposit !== ''
  const ahead =
    depositIn === 'percent'
      ? { depositDetails: { percentage: deposit.replace(',', '.') } }
      : { deposit: amount(deposit) }
  const details = withDeposit ? { ...ahead, fullUpfrontPaymentAllowed: paysAhead } : {}
  return {
    rateType: rate,
    ...(rate === 'FIXED' ? { fixed: { ...(price ? { price: amount(price) } : {}), ...details } } : {}),
    ...(rate === 'VARIED' ? { varied: { ...(price ? { defaultPrice: amount(price) } : {}), ...details } } : {}),
    ...(rate === 'CUSTOM' ? { custom: { description: priceText } } : {}),
    options: {
      online: isPriced && online,
      inPerson: isPriced ? inPerson : true,
      pricingPlan: isPriced && byPlan,
      deposit: withDeposit,
    },
  }
}

/** Converts the locations to the API's form; an unchanged custom address stays as it is. */
export function toLocations(
  { locations, street, atCustomer, type }: Draft,
  before?: services.Service,
): services.V2Location[] {
  const own = before && street !== '' && street === readStreet(before)
  const address = own ? before.locations?.find((it) => it.type === 'CUSTOM')?.custom?.address : { addressLine: street }
  return [
    ...locations.map((id) => ({ type: 'BUSINESS' as const, business: { id } })),
    ...(street ? [{ type: 'CUSTOM' as const, custom: { address } }] : []),
    ...(atCustomer && type === 'APPOINTMENT' ? [{ type: 'CUSTOMER' as const }] : []),
  ]
}

/** Returns true if two drafts have different locations. */
export function isElsewhere(one: Draft, other: Draft): boolean {
  const locationsKey = ({ locations, street, atCustomer }: Draft) =>
    [[...locations].sort().join(), street, atCustomer].join('|')
  return locationsKey(one) !== locationsKey(other)
}

/** Returns the plans to connect and to disconnect, of those the editor offers. */
export function changedPlans(
  { rate, byPlan, plans }: Draft,
  connected: readonly string[],
  offered: readonly string[],
): { added: string[]; removed: string[] } {
  const chosen = byPlan && (rate === 'FIXED' || rate === 'VARIED') ? plans : []
  return {
    added: chosen.filter((id) => offered.includes(id) && !connected.includes(id)),
    removed: connected.filter((id) => offered.includes(id) && !chosen.includes(id)),
  }
}
