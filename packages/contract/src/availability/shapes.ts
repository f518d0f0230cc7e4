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

export type RequestedGenderValueRequestedGender = 'ANY_MALE' | 'ANY_FEMALE'
export const RequestedGenderValueRequestedGender = enumeration<RequestedGenderValueRequestedGender>(
  'availability.RequestedGenderValueRequestedGender',
  ['ANY_MALE', 'ANY_FEMALE'],
)

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('availability.SortOrder', ['ASC', 'DESC'])

export interface AddressLocation {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const AddressLocation: Shape<AddressLocation> = message<AddressLocation>('availability.AddressLocation', {
  latitude: marked(decimalNumber(), { description: 'Degrees north.' }),
  longitude: marked(decimalNumber(), { description: 'Degrees east.' }),
})

export interface AvailabilityV2CustomerChoices {
  durationInMinutes?: number | null | undefined
  addOnIds?: string[] | null | undefined
  durationChoiceId?: string | null | undefined
  requestedGender?: V2RequestedGenderValue | null | undefined
}
export const AvailabilityV2CustomerChoices: Shape<AvailabilityV2CustomerChoices> =
  message<AvailabilityV2CustomerChoices>('availability.AvailabilityV2CustomerChoices', {
    durationInMinutes: marked(integer({ min: 1, max: 57600 }), { description: 'Length in minutes.' }),
    addOnIds: marked(list(text({ format: 'guid' }), { maxSize: 21 }), {
      description: 'Add-ons, in the order they are shown.',
    }),
    durationChoiceId: marked(text({ format: 'guid' }), {
      description: 'The chosen length among the service’s variants.',
    }),
    requestedGender: marked(one('availability.V2RequestedGenderValue'), {
      description: 'Wish about the person’s gender.',
    }),
  })

export interface AvailabilityWaitingList {
  totalSpots?: number | null | undefined
  openSpots?: number | null | undefined
}
export const AvailabilityWaitingList: Shape<AvailabilityWaitingList> = message<AvailabilityWaitingList>(
  'availability.AvailabilityWaitingList',
  {
    totalSpots: marked(integer(), { description: 'Places in all.' }),
    openSpots: marked(integer(), { description: 'Places that can be taken now.' }),
  },
)

export interface BookingPolicySettings {
  maxParticipantsPerBooking?: number | null | undefined
}
export const BookingPolicySettings: Shape<BookingPolicySettings> = message<BookingPolicySettings>(
  'availability.BookingPolicySettings',
  {
    maxParticipantsPerBooking: marked(integer(), { description: 'At most so many people in one booking.' }),
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
    tooEarlyToBook: marked(flag(), { description: 'Booking has not opened yet.' }),
    tooLateToBook: marked(flag(), { description: 'Booking has closed.' }),
    bookOnlineDisabled: marked(flag(), { description: 'The service cannot be booked online.' }),
    validSubmissionRequired: marked(flag(), { description: 'A form has to be filled in first.' }),
  },
)

export interface CalculateMultiSlotAvailabilityRequest {
  from?: string | null | undefined
  to?: string | null | undefined
  timeZone?: string | null | undefined
  bookable?: boolean | null | undefined
  bookingPolicyViolations?: BookingPolicyViolations | null | undefined
  location?: Location | null | undefined
  slots?: RuleBasedConstraints[] | null | undefined
  slotsPerDay?: number | null | undefined
  cursorPaging?: CursorPaging | null | undefined
}
export const CalculateMultiSlotAvailabilityRequest: Shape<CalculateMultiSlotAvailabilityRequest> =
  message<CalculateMultiSlotAvailabilityRequest>('availability.CalculateMultiSlotAvailabilityRequest', {
    from: marked(text({ maxLength: 30 }), { description: 'The visit starts then or later.' }),
    to: marked(text({ maxLength: 30 }), { description: 'The visit ends by then.' }),
    timeZone: marked(text({ maxLength: 30 }), { description: 'IANA zone name.' }),
    bookable: marked(flag(), {
      description: 'Whether a place is free, the service can be booked online and its policy is met.',
    }),
    bookingPolicyViolations: marked(one('availability.BookingPolicyViolations'), {
      description: 'Rules of the policy that stand in the way.',
    }),
    location: marked(one('availability.Location'), { description: 'Where it takes place.' }),
    slots: marked(list(one('availability.RuleBasedConstraints'), { minSize: 1, maxSize: 6 }), {
      description: 'The services wanted, in order.',
    }),
    slotsPerDay: marked(integer(), { description: 'At most so many a day, bookable ones first.' }),
    cursorPaging: marked(one('availability.CursorPaging'), { description: 'Page size, or where to go on.' }),
  })

export interface CalculateMultiSlotAvailabilityResponse {
  slots?: SlotAvailability[] | null | undefined
  cursorPagingMetadata?: CursorPagingMetadata | null | undefined
}
export const CalculateMultiSlotAvailabilityResponse: Shape<CalculateMultiSlotAvailabilityResponse> =
  message<CalculateMultiSlotAvailabilityResponse>('availability.CalculateMultiSlotAvailabilityResponse', {
    slots: marked(list(one('availability.SlotAvailability'), { maxSize: 1000000 }), {
      present: true,
      description: 'The possible visits, by start.',
    }),
    cursorPagingMetadata: marked(one('availability.CursorPagingMetadata'), {
      description: 'Where the neighbouring pages begin.',
    }),
  })

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('availability.CursorPaging', {
  limit: marked(integer({ max: 100 }), { description: 'Page size.' }),
  cursor: marked(text({ maxLength: 16000 }), {
    description: 'Where to go on; the filter and sort of the first call stand in it.',
  }),
})

export interface CursorPagingMetadata {
  count?: number | null | undefined
  cursors?: Cursors | null | undefined
  hasNext?: boolean | null | undefined
  total?: number | null | undefined
}
export const CursorPagingMetadata: Shape<CursorPagingMetadata> = message<CursorPagingMetadata>(
  'availability.CursorPagingMetadata',
  {
    count: marked(integer(), { description: 'How many.' }),
    cursors: marked(one('availability.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
    total: marked(integer(), { description: 'How many in all.' }),
  },
)

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('availability.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface GetScheduleAvailabilityRequest {
  scheduleId: string
  shouldNotCallConsistentQuery?: boolean | null | undefined
}
export const GetScheduleAvailabilityRequest: Shape<GetScheduleAvailabilityRequest> =
  message<GetScheduleAvailabilityRequest>(
    'availability.GetScheduleAvailabilityRequest',
    {
      scheduleId: marked(text({ format: 'guid' }), { description: 'The schedule.' }),
      shouldNotCallConsistentQuery: marked(flag(), { description: 'Accepted and not used here.' }),
    },
    { required: ['scheduleId'] },
  )

export interface GetScheduleAvailabilityResponse {
  availability?: ScheduleAvailability | null | undefined
  bookingPolicySettings?: BookingPolicySettings | null | undefined
}
export const GetScheduleAvailabilityResponse: Shape<GetScheduleAvailabilityResponse> =
  message<GetScheduleAvailabilityResponse>('availability.GetScheduleAvailabilityResponse', {
    availability: marked(one('availability.ScheduleAvailability'), {
      description: 'How many places the schedule has left.',
    }),
    bookingPolicySettings: marked(one('availability.BookingPolicySettings'), {
      description: 'What the policy of the booking says about fees.',
    }),
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
  name: marked(text(), { description: 'Name.' }),
  formattedAddress: marked(text(), { description: 'The address on one line.' }),
  formattedAddressTranslated: marked(text({ maxLength: 512 }), { description: 'The same in the customer’s language.' }),
  locationType: marked(one('availability.LocationType'), { present: true, description: 'Whose place it is.' }),
})

export interface NestedTimeSlot {
  serviceId?: string | null | undefined
  start?: string | null | undefined
  end?: string | null | undefined
  resource?: SlotResource | null | undefined
  scheduleId?: string | null | undefined
}
export const NestedTimeSlot: Shape<NestedTimeSlot> = message<NestedTimeSlot>('availability.NestedTimeSlot', {
  serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
  start: marked(text({ maxLength: 30 }), { description: 'Start.' }),
  end: marked(text({ maxLength: 30 }), { description: 'End.' }),
  resource: marked(one('availability.SlotResource'), { description: 'Who or what gives it.' }),
  scheduleId: marked(text(), { description: 'The schedule.' }),
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
  count: marked(integer(), { description: 'How many.' }),
  offset: marked(integer(), { description: 'How many entries to pass over.' }),
  total: marked(integer(), { description: 'How many in all.' }),
  tooManyToCount: marked(flag(), { description: 'Whether `total` was left out; never here.' }),
  cursors: marked(one('availability.Cursors'), { description: 'Where the neighbouring pages begin.' }),
  hasNext: marked(flag(), { description: 'Whether another page follows.' }),
})

export interface PhoneCall {
  enabled?: boolean | null | undefined
}
export const PhoneCall: Shape<PhoneCall> = message<PhoneCall>('availability.PhoneCall', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
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
    query: marked(one('availability.QueryV2'), { description: 'Which ones, in which order, which page.' }),
    timezone: marked(text(), { description: 'IANA zone name.' }),
    slotsPerDay: marked(integer(), { description: 'At most so many a day, bookable ones first.' }),
    allowProxyToAvailability: marked(flag(), { description: 'Accepted and not used here.' }),
    anyResource: marked(flag(), { description: 'Accepted and not used here.' }),
    customerChoices: marked(one('availability.V2CustomerChoices'), {
      description: 'What the customer chose that changes the length.',
    }),
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
    availabilityEntries: marked(list(one('availability.SlotAvailability'), { maxSize: 1000000 }), {
      present: true,
      description: 'The times, in order.',
    }),
    pagingMetadata: marked(one('availability.PagingMetadataV2'), { description: 'Where this page stands among all.' }),
  },
)

export interface QueryV2 {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
  fields?: string[] | null | undefined
}
export const QueryV2: Shape<QueryV2> = message<QueryV2>('availability.QueryV2', {
  cursorPaging: marked(one('availability.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('availability.Sorting')), { description: 'Order: the first entry counts most.' }),
  fields: marked(list(text()), { description: 'Accepted and not used here.' }),
})

export interface RequestedGenderValue {
  gender?: RequestedGender | null | undefined
}
export const RequestedGenderValue: Shape<RequestedGenderValue> = message<RequestedGenderValue>(
  'availability.RequestedGenderValue',
  {
    gender: marked(one('availability.RequestedGender'), { description: 'The wish.' }),
  },
)

export interface ResourcesFilter {
  resourceIds?: string[] | null | undefined
}
export const ResourcesFilter: Shape<ResourcesFilter> = message<ResourcesFilter>('availability.ResourcesFilter', {
  resourceIds: marked(list(text()), { description: 'The resources that qualify; none named means all of the type.' }),
})

export interface RuleBasedConstraints {
  serviceId?: string | null | undefined
  resourcesFilter?: ResourcesFilter | null | undefined
  customerChoices?: AvailabilityV2CustomerChoices | null | undefined
  anyResource?: boolean | null | undefined
}
export const RuleBasedConstraints: Shape<RuleBasedConstraints> = message<RuleBasedConstraints>(
  'availability.RuleBasedConstraints',
  {
    serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
    resourcesFilter: marked(one('availability.ResourcesFilter'), { description: 'Only these resources.' }),
    customerChoices: marked(one('availability.AvailabilityV2CustomerChoices'), {
      description: 'What the customer chose that changes the length.',
    }),
    anyResource: marked(flag(), { description: 'Accepted and not used here.' }),
  },
)

export interface ScheduleAvailability {
  totalSpots?: number | null | undefined
  openSpots?: number | null | undefined
  bookingPolicyViolations?: BookingPolicyViolations | null | undefined
}
export const ScheduleAvailability: Shape<ScheduleAvailability> = message<ScheduleAvailability>(
  'availability.ScheduleAvailability',
  {
    totalSpots: marked(integer(), { description: 'Places in all.' }),
    openSpots: marked(integer(), { description: 'Places that can be taken now.' }),
    bookingPolicyViolations: marked(one('availability.BookingPolicyViolations'), {
      description: 'Rules of the policy that stand in the way.',
    }),
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
  sessionId: marked(text(), { deprecated: true, description: 'Older name of the session.' }),
  serviceId: marked(text(), { present: true, description: 'The service.' }),
  scheduleId: marked(text(), { present: true, description: 'The schedule.' }),
  startDate: marked(text(), { description: 'Start, ISO 8601.' }),
  endDate: marked(text(), { description: 'End, ISO 8601.' }),
  timezone: marked(text(), { description: 'IANA zone name.' }),
  resource: marked(one('availability.SlotResource'), { description: 'Who or what gives it.' }),
  location: marked(one('availability.Location'), { description: 'Where it takes place.' }),
  phoneCall: marked(one('availability.PhoneCall'), { readonly: true, description: 'Accepted and not used here.' }),
  eventId: marked(text({ minLength: 36, maxLength: 250 }), {
    description: 'The session; for an appointment once it stands in the calendar.',
  }),
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
  slot: marked(one('availability.Slot'), { description: 'The time with its resource and place.' }),
  bookable: marked(flag(), {
    present: true,
    description: 'Whether a place is free, the service can be booked online and its policy is met.',
  }),
  totalSpots: marked(integer(), { description: 'Places in all.' }),
  openSpots: marked(integer(), { description: 'Places that can be taken now.' }),
  waitingList: marked(one('availability.AvailabilityWaitingList'), { description: 'Places on the waiting list.' }),
  bookingPolicyViolations: marked(one('availability.BookingPolicyViolations'), {
    description: 'Rules of the policy that stand in the way.',
  }),
  locked: marked(flag(), {
    description: 'The free places are on offer to the waiting list, and none is left for a newcomer.',
  }),
  isFromV2: marked(flag(), { deprecated: true, present: true, description: 'Accepted and not used here.' }),
  nestedSlots: marked(list(one('availability.NestedTimeSlot')), { description: 'The parts of a package, in order.' }),
})

export interface SlotResource {
  id?: string | null | undefined
  name?: string | null | undefined
  scheduleId?: string | null | undefined
}
export const SlotResource: Shape<SlotResource> = message<SlotResource>('availability.SlotResource', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 1200 }), { description: 'Name.' }),
  scheduleId: marked(text(), { description: 'The schedule.' }),
})

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
  selectItemsBy?: Record<string, unknown>[] | null | undefined
  origin?: AddressLocation | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('availability.Sorting', {
  fieldName: marked(text({ maxLength: 512 }), { description: 'Name of the field.' }),
  order: marked(one('availability.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
  selectItemsBy: marked(list(freeObject(), { maxSize: 10 }), { description: 'Accepted and not used here.' }),
  origin: marked(one('availability.AddressLocation'), { description: 'Accepted and not used here.' }),
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
    durationInMinutes: marked(integer({ min: 1, max: 57600 }), { description: 'Length in minutes.' }),
    addOnIds: marked(list(text({ format: 'guid' }), { maxSize: 21 }), {
      description: 'Add-ons, in the order they are shown.',
    }),
    durationChoiceId: marked(text({ format: 'guid' }), {
      description: 'The chosen length among the service’s variants.',
    }),
    requestedGender: marked(one('availability.RequestedGenderValue'), {
      description: 'Wish about the person’s gender.',
    }),
  },
)

export interface V2RequestedGenderValue {
  gender?: RequestedGenderValueRequestedGender | null | undefined
}
export const V2RequestedGenderValue: Shape<V2RequestedGenderValue> = message<V2RequestedGenderValue>(
  'availability.V2RequestedGenderValue',
  {
    gender: marked(one('availability.RequestedGenderValueRequestedGender'), { description: 'The wish.' }),
  },
)
