// Made by scripts/make-shapes.ts from facts/bookings/availability-calendar.json. Do not edit.
import { decimalNumber, enumeration, flag, freeObject, integer, list, marked, message, one, text } from '../fields.ts'
import type { Shape } from '../shape.ts'

export type LocationType = 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM'
export const LocationType = enumeration<LocationType>('availability.LocationType', [
  'UNDEFINED',
  'OWNER_BUSINESS',
  'OWNER_CUSTOM',
  'CUSTOM',
])

export type RequestedGender = 'ANY_MALE' | 'ANY_FEMALE'
export const RequestedGender = enumeration<RequestedGender>('availability.RequestedGender', ['ANY_MALE', 'ANY_FEMALE'])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('availability.SortOrder', ['ASC', 'DESC'])

export interface AddressLocation {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const AddressLocation: Shape<AddressLocation> = message<AddressLocation>('availability.AddressLocation', {
  latitude: decimalNumber(),
  longitude: decimalNumber(),
})

export interface AvailabilityWaitingList {
  totalSpots?: number | null | undefined
  openSpots?: number | null | undefined
}
export const AvailabilityWaitingList: Shape<AvailabilityWaitingList> = message<AvailabilityWaitingList>(
  'availability.AvailabilityWaitingList',
  {
    totalSpots: integer(),
    openSpots: integer(),
  },
)

export interface BookingPolicyViolations {
  tooEarlyToBook?: boolean | null | undefined
  tooLateToBook?: boolean | null | undefined
  bookOnlineDisabled?: boolean | null | undefined
  validSubmissionRequired?: boolean | null | undefined
}
export const BookingPolicyViolations: Shape<BookingPolicyViolations> = message<BookingPolicyViolations>(
  'availability.BookingPolicyViolations',
  {
    tooEarlyToBook: flag(),
    tooLateToBook: flag(),
    bookOnlineDisabled: flag(),
    validSubmissionRequired: flag(),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('availability.CursorPaging', {
  limit: integer({ max: 100 }),
  cursor: text({ maxLength: 16000 }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('availability.Cursors', {
  next: text({ maxLength: 16000 }),
  prev: text({ maxLength: 16000 }),
})

export interface Location {
  id?: string | null | undefined
  name?: string | null | undefined
  formattedAddress?: string | null | undefined
  formattedAddressTranslated?: string | null | undefined
  locationType?: LocationType | null | undefined
}
export const Location: Shape<Location> = message<Location>('availability.Location', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: text(),
  formattedAddress: text(),
  formattedAddressTranslated: text({ maxLength: 512 }),
  locationType: marked(one('availability.LocationType'), { present: true }),
})

export interface NestedTimeSlot {
  serviceId?: string | null | undefined
  start?: string | null | undefined
  end?: string | null | undefined
  resource?: SlotResource | null | undefined
  scheduleId?: string | null | undefined
}
export const NestedTimeSlot: Shape<NestedTimeSlot> = message<NestedTimeSlot>('availability.NestedTimeSlot', {
  serviceId: text({ format: 'guid' }),
  start: text({ maxLength: 30 }),
  end: text({ maxLength: 30 }),
  resource: one('availability.SlotResource'),
  scheduleId: text(),
})

export interface PagingMetadataV2 {
  count?: number | null | undefined
  offset?: number | null | undefined
  total?: number | null | undefined
  tooManyToCount?: boolean | null | undefined
  cursors?: Cursors | null | undefined
  hasNext?: boolean | null | undefined
}
export const PagingMetadataV2: Shape<PagingMetadataV2> = message<PagingMetadataV2>('availability.PagingMetadataV2', {
  count: integer(),
  offset: integer(),
  total: integer(),
  tooManyToCount: flag(),
  cursors: one('availability.Cursors'),
  hasNext: flag(),
})

export interface PhoneCall {
  enabled?: boolean | null | undefined
}
export const PhoneCall: Shape<PhoneCall> = message<PhoneCall>('availability.PhoneCall', {
  enabled: flag(),
})

export interface QueryAvailabilityRequest {
  query: QueryV2
  timezone?: string | null | undefined
  slotsPerDay?: number | null | undefined
  allowProxyToAvailability?: boolean | null | undefined
  anyResource?: boolean | null | undefined
  customerChoices?: V2CustomerChoices | null | undefined
}
export const QueryAvailabilityRequest: Shape<QueryAvailabilityRequest> = message<QueryAvailabilityRequest>(
  'availability.QueryAvailabilityRequest',
  {
    query: one('availability.QueryV2'),
    timezone: marked(text(), { description: 'IANA zone name.' }),
    slotsPerDay: integer(),
    allowProxyToAvailability: flag(),
    anyResource: flag(),
    customerChoices: one('availability.V2CustomerChoices'),
  },
  { required: ['query'] },
)

export interface QueryAvailabilityResponse {
  availabilityEntries?: SlotAvailability[] | null | undefined
  pagingMetadata?: PagingMetadataV2 | null | undefined
}
export const QueryAvailabilityResponse: Shape<QueryAvailabilityResponse> = message<QueryAvailabilityResponse>(
  'availability.QueryAvailabilityResponse',
  {
    availabilityEntries: marked(list(one('availability.SlotAvailability')), { present: true }),
    pagingMetadata: one('availability.PagingMetadataV2'),
  },
)

export interface QueryV2 {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
  fields?: string[] | null | undefined
}
export const QueryV2: Shape<QueryV2> = message<QueryV2>('availability.QueryV2', {
  cursorPaging: one('availability.CursorPaging'),
  filter: freeObject(),
  sort: list(one('availability.Sorting')),
  fields: list(text()),
})

export interface RequestedGenderValue {
  gender?: RequestedGender | null | undefined
}
export const RequestedGenderValue: Shape<RequestedGenderValue> = message<RequestedGenderValue>(
  'availability.RequestedGenderValue',
  {
    gender: one('availability.RequestedGender'),
  },
)

export interface Slot {
  sessionId?: string | null | undefined
  serviceId?: string | null | undefined
  scheduleId?: string | null | undefined
  startDate?: string | null | undefined
  endDate?: string | null | undefined
  timezone?: string | null | undefined
  resource?: SlotResource | null | undefined
  location?: Location | null | undefined
  phoneCall?: PhoneCall | null | undefined
  eventId?: string | null | undefined
}
export const Slot: Shape<Slot> = message<Slot>('availability.Slot', {
  sessionId: marked(text(), { deprecated: true }),
  serviceId: marked(text(), { present: true }),
  scheduleId: marked(text(), { present: true }),
  startDate: text(),
  endDate: text(),
  timezone: marked(text(), { description: 'IANA zone name.' }),
  resource: one('availability.SlotResource'),
  location: one('availability.Location'),
  phoneCall: marked(one('availability.PhoneCall'), { readonly: true }),
  eventId: text({ minLength: 36, maxLength: 250 }),
})

export interface SlotAvailability {
  slot?: Slot | null | undefined
  bookable?: boolean | null | undefined
  totalSpots?: number | null | undefined
  openSpots?: number | null | undefined
  waitingList?: AvailabilityWaitingList | null | undefined
  bookingPolicyViolations?: BookingPolicyViolations | null | undefined
  locked?: boolean | null | undefined
  isFromV2?: boolean | null | undefined
  nestedSlots?: NestedTimeSlot[] | null | undefined
}
export const SlotAvailability: Shape<SlotAvailability> = message<SlotAvailability>('availability.SlotAvailability', {
  slot: one('availability.Slot'),
  bookable: marked(flag(), { present: true }),
  totalSpots: integer(),
  openSpots: integer(),
  waitingList: one('availability.AvailabilityWaitingList'),
  bookingPolicyViolations: one('availability.BookingPolicyViolations'),
  locked: flag(),
  isFromV2: marked(flag(), { deprecated: true, present: true }),
  nestedSlots: list(one('availability.NestedTimeSlot')),
})

export interface SlotResource {
  id?: string | null | undefined
  name?: string | null | undefined
  scheduleId?: string | null | undefined
}
export const SlotResource: Shape<SlotResource> = message<SlotResource>('availability.SlotResource', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  name: text({ maxLength: 1200 }),
  scheduleId: text(),
})

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
  selectItemsBy?: Record<string, unknown>[] | null | undefined
  origin?: AddressLocation | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('availability.Sorting', {
  fieldName: text({ maxLength: 512 }),
  order: one('availability.SortOrder'),
  selectItemsBy: list(freeObject(), { maxSize: 10 }),
  origin: one('availability.AddressLocation'),
})

export interface V2CustomerChoices {
  durationInMinutes?: number | null | undefined
  addOnIds?: string[] | null | undefined
  durationChoiceId?: string | null | undefined
  requestedGender?: RequestedGenderValue | null | undefined
}
export const V2CustomerChoices: Shape<V2CustomerChoices> = message<V2CustomerChoices>(
  'availability.V2CustomerChoices',
  {
    durationInMinutes: integer({ min: 1, max: 57600 }),
    addOnIds: list(text({ format: 'guid' }), { maxSize: 21 }),
    durationChoiceId: text({ format: 'guid' }),
    requestedGender: one('availability.RequestedGenderValue'),
  },
)
