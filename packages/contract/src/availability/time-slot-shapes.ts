// Made by scripts/make-shapes.ts from facts/bookings/availability-time-slots.json. Do not edit.
import { enumeration, flag, integer, list, marked, message, one, text, timestamp } from '../fields.ts'
import type { Shape } from '../shape.ts'

export type LocationType = 'BUSINESS' | 'CUSTOM' | 'CUSTOMER'
export const LocationType = enumeration<LocationType>('timeSlots.LocationType', ['BUSINESS', 'CUSTOM', 'CUSTOMER'])

export type RequestedGender = 'ANY_MALE' | 'ANY_FEMALE'
export const RequestedGender = enumeration<RequestedGender>('timeSlots.RequestedGender', ['ANY_MALE', 'ANY_FEMALE'])

export type RequestedGenderValueRequestedGender = 'ANY_MALE' | 'ANY_FEMALE'
export const RequestedGenderValueRequestedGender = enumeration<RequestedGenderValueRequestedGender>(
  'timeSlots.RequestedGenderValueRequestedGender',
  ['ANY_MALE', 'ANY_FEMALE'],
)

export interface AvailableResources {
  resourceTypeId?: string | null | undefined
  resources?: Resource[] | null | undefined
  numberOfResourcesRequired?: number | null | undefined
  hasMoreAvailableResources?: boolean | null | undefined
}
export const AvailableResources: Shape<AvailableResources> = message<AvailableResources>(
  'timeSlots.AvailableResources',
  {
    resourceTypeId: marked(text({ format: 'guid' }), { description: 'The kind of resource.' }),
    resources: marked(list(one('timeSlots.Resource')), { description: 'The resources.' }),
    numberOfResourcesRequired: marked(integer({ min: 1 }), { description: 'How many of the type one slot takes.' }),
    hasMoreAvailableResources: marked(flag(), { readonly: true, description: 'More are free than are named.' }),
  },
)

export interface BookingPolicyViolations {
  tooEarlyToBook?: boolean | null | undefined
  earliestBookingDate?: string | null | undefined
  tooLateToBook?: boolean | null | undefined
  bookOnlineDisabled?: boolean | null | undefined
}
export const BookingPolicyViolations: Shape<BookingPolicyViolations> = message<BookingPolicyViolations>(
  'timeSlots.BookingPolicyViolations',
  {
    tooEarlyToBook: marked(flag(), { description: 'Booking has not opened yet.' }),
    earliestBookingDate: marked(timestamp(), { description: 'When booking opens, UTC.' }),
    tooLateToBook: marked(flag(), { description: 'Booking has closed.' }),
    bookOnlineDisabled: marked(flag(), { description: 'The service cannot be booked online.' }),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('timeSlots.CursorPaging', {
  limit: marked(integer({ max: 1000 }), { description: 'Page size.' }),
  cursor: marked(text(), { description: 'Where to go on; the filter and sort of the first call stand in it.' }),
})

export interface CursorPagingMetadata {
  cursors?: Cursors | null | undefined
  hasNext?: boolean | null | undefined
}
export const CursorPagingMetadata: Shape<CursorPagingMetadata> = message<CursorPagingMetadata>(
  'timeSlots.CursorPagingMetadata',
  {
    cursors: marked(one('timeSlots.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('timeSlots.Cursors', {
  next: marked(text(), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text(), { description: 'Where the page before begins; null on the first.' }),
})

export interface CustomerChoices {
  durationInMinutes?: number | null | undefined
  addOnIds?: string[] | null | undefined
  durationChoiceId?: string | null | undefined
  requestedGender?: RequestedGenderValue | null | undefined
}
export const CustomerChoices: Shape<CustomerChoices> = message<CustomerChoices>('timeSlots.CustomerChoices', {
  durationInMinutes: marked(integer({ min: 1, max: 57600 }), { description: 'Length in minutes.' }),
  addOnIds: marked(list(text({ format: 'guid' }), { maxSize: 21 }), {
    description: 'Add-ons, in the order they are shown.',
  }),
  durationChoiceId: marked(text({ format: 'guid' }), {
    description: 'The chosen length among the service’s variants.',
  }),
  requestedGender: marked(one('timeSlots.RequestedGenderValue'), { description: 'Wish about the person’s gender.' }),
})

export interface EventInfo {
  eventId?: string | null | undefined
  waitingList?: WaitingList | null | undefined
  eventTitle?: string | null | undefined
}
export const EventInfo: Shape<EventInfo> = message<EventInfo>('timeSlots.EventInfo', {
  eventId: marked(text({ minLength: 36, maxLength: 250 }), {
    description: 'The session; for an appointment once it stands in the calendar.',
  }),
  waitingList: marked(one('timeSlots.WaitingList'), { description: 'Places on the waiting list.' }),
  eventTitle: marked(text({ minLength: 1, maxLength: 200 }), { description: 'What the meeting is called.' }),
})

export interface GetAvailabilityTimeSlotRequest {
  serviceId: string
  localStartDate: string
  localEndDate: string
  timeZone?: string | null | undefined
  location?: Location | null | undefined
  resourceIds?: string[] | null | undefined
  includeResourceTypeIds?: string[] | null | undefined
  customerChoices?: GetAvailabilityTimeSlotRequestCustomerChoices | null | undefined
  resourceTypes?: ResourceType[] | null | undefined
}
export const GetAvailabilityTimeSlotRequest: Shape<GetAvailabilityTimeSlotRequest> =
  message<GetAvailabilityTimeSlotRequest>(
    'timeSlots.GetAvailabilityTimeSlotRequest',
    {
      serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
      localStartDate: marked(text({ format: 'local-date-time' }), {
        description: 'Start as wall time of the answer’s zone.',
      }),
      localEndDate: marked(text({ format: 'local-date-time' }), {
        description: 'End as wall time of the answer’s zone.',
      }),
      timeZone: marked(text({ minLength: 1, maxLength: 150 }), { description: 'IANA zone name.' }),
      location: marked(one('timeSlots.Location'), { description: 'Where it takes place.' }),
      resourceIds: marked(list(text({ format: 'guid' }), { maxSize: 135 }), {
        deprecated: true,
        description: 'The resources that qualify; none named means all of the type.',
      }),
      includeResourceTypeIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), {
        description: 'Types whose free resources are named.',
      }),
      customerChoices: marked(one('timeSlots.GetAvailabilityTimeSlotRequestCustomerChoices'), {
        description: 'What the customer chose that changes the length.',
      }),
      resourceTypes: marked(list(one('timeSlots.ResourceType'), { maxSize: 8 }), {
        description: 'Only slots for which one of these is free.',
      }),
    },
    { required: ['serviceId', 'localStartDate', 'localEndDate'] },
  )

export interface GetAvailabilityTimeSlotRequestCustomerChoices {
  addOnIds?: string[] | null | undefined
  durationChoiceId?: string | null | undefined
  requestedGender?: V2RequestedGenderValue | null | undefined
}
export const GetAvailabilityTimeSlotRequestCustomerChoices: Shape<GetAvailabilityTimeSlotRequestCustomerChoices> =
  message<GetAvailabilityTimeSlotRequestCustomerChoices>('timeSlots.GetAvailabilityTimeSlotRequestCustomerChoices', {
    addOnIds: marked(list(text({ format: 'guid' }), { maxSize: 21 }), {
      description: 'Add-ons, in the order they are shown.',
    }),
    durationChoiceId: marked(text({ format: 'guid' }), {
      description: 'The chosen length among the service’s variants.',
    }),
    requestedGender: marked(one('timeSlots.V2RequestedGenderValue'), {
      description: 'Wish about the person’s gender.',
    }),
  })

export interface GetAvailabilityTimeSlotResponse {
  timeSlot?: TimeSlot | null | undefined
  timeZone?: string | null | undefined
}
export const GetAvailabilityTimeSlotResponse: Shape<GetAvailabilityTimeSlotResponse> =
  message<GetAvailabilityTimeSlotResponse>('timeSlots.GetAvailabilityTimeSlotResponse', {
    timeSlot: marked(one('timeSlots.TimeSlot'), { description: 'The slot.' }),
    timeZone: marked(text({ minLength: 1, maxLength: 150 }), { description: 'IANA zone name.' }),
  })

export interface ListAvailabilityTimeSlotEndOptionsRequest {
  serviceId: string
  localStartDate: string
  maxLocalEndDate?: string | null | undefined
  timeZone?: string | null | undefined
  location: Location
  resourceTypes?: ResourceType[] | null | undefined
}
export const ListAvailabilityTimeSlotEndOptionsRequest: Shape<ListAvailabilityTimeSlotEndOptionsRequest> =
  message<ListAvailabilityTimeSlotEndOptionsRequest>(
    'timeSlots.ListAvailabilityTimeSlotEndOptionsRequest',
    {
      serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
      localStartDate: marked(text({ format: 'local-date-time' }), {
        description: 'Start as wall time of the answer’s zone.',
      }),
      maxLocalEndDate: marked(text({ format: 'local-date-time' }), { description: 'No end after this wall time.' }),
      timeZone: marked(text({ minLength: 1, maxLength: 150 }), { description: 'IANA zone name.' }),
      location: marked(one('timeSlots.Location'), { description: 'Where it takes place.' }),
      resourceTypes: marked(list(one('timeSlots.ResourceType'), { maxSize: 8 }), {
        description: 'Only slots for which one of these is free.',
      }),
    },
    { required: ['serviceId', 'localStartDate', 'location'] },
  )

export interface ListAvailabilityTimeSlotEndOptionsResponse {
  endOptions?: TimeSlot[] | null | undefined
  timeZone?: string | null | undefined
}
export const ListAvailabilityTimeSlotEndOptionsResponse: Shape<ListAvailabilityTimeSlotEndOptionsResponse> =
  message<ListAvailabilityTimeSlotEndOptionsResponse>('timeSlots.ListAvailabilityTimeSlotEndOptionsResponse', {
    endOptions: marked(list(one('timeSlots.TimeSlot'), { maxSize: 1000 }), {
      present: true,
      description: 'One slot for each possible end, the shortest first.',
    }),
    timeZone: marked(text(), { description: 'IANA zone name.' }),
  })

export interface ListAvailabilityTimeSlotsRequest {
  serviceId?: string | null | undefined
  fromLocalDate?: string | null | undefined
  toLocalDate?: string | null | undefined
  timeZone?: string | null | undefined
  locations?: Location[] | null | undefined
  resourceIds?: string[] | null | undefined
  includeResourceTypeIds?: string[] | null | undefined
  bookable?: boolean | null | undefined
  bookingPolicyViolations?: BookingPolicyViolations | null | undefined
  timeSlotsPerDay?: number | null | undefined
  cursorPaging?: CursorPaging | null | undefined
  shouldReturnAllResources?: boolean | null | undefined
  customerChoices?: CustomerChoices | null | undefined
  resourceTypes?: ResourceType[] | null | undefined
}
export const ListAvailabilityTimeSlotsRequest: Shape<ListAvailabilityTimeSlotsRequest> =
  message<ListAvailabilityTimeSlotsRequest>('timeSlots.ListAvailabilityTimeSlotsRequest', {
    serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
    fromLocalDate: marked(text({ format: 'local-date-time' }), {
      description: 'Slots start at this wall time or later.',
    }),
    toLocalDate: marked(text({ format: 'local-date-time' }), { description: 'Slots start before this wall time.' }),
    timeZone: marked(text({ minLength: 1, maxLength: 150 }), { description: 'IANA zone name.' }),
    locations: marked(list(one('timeSlots.Location'), { maxSize: 5 }), { description: 'Where the service is given.' }),
    resourceIds: marked(list(text({ format: 'guid' }), { maxSize: 135 }), {
      deprecated: true,
      description: 'The resources that qualify; none named means all of the type.',
    }),
    includeResourceTypeIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), {
      description: 'Types whose free resources are named.',
    }),
    bookable: marked(flag(), {
      description: 'Whether a place is free, the service can be booked online and its policy is met.',
    }),
    bookingPolicyViolations: marked(one('timeSlots.BookingPolicyViolations'), {
      description: 'Rules of the policy that stand in the way.',
    }),
    timeSlotsPerDay: marked(integer(), { description: 'At most this many a day, bookable ones first.' }),
    cursorPaging: marked(one('timeSlots.CursorPaging'), { description: 'Page size, or where to go on.' }),
    shouldReturnAllResources: marked(flag(), { description: 'Name every free resource instead of the first ten.' }),
    customerChoices: marked(one('timeSlots.CustomerChoices'), {
      description: 'What the customer chose that changes the length.',
    }),
    resourceTypes: marked(list(one('timeSlots.ResourceType'), { maxSize: 8 }), {
      description: 'Only slots for which one of these is free.',
    }),
  })

export interface ListAvailabilityTimeSlotsResponse {
  timeSlots?: TimeSlot[] | null | undefined
  timeZone?: string | null | undefined
  cursorPagingMetadata?: CursorPagingMetadata | null | undefined
}
export const ListAvailabilityTimeSlotsResponse: Shape<ListAvailabilityTimeSlotsResponse> =
  message<ListAvailabilityTimeSlotsResponse>('timeSlots.ListAvailabilityTimeSlotsResponse', {
    timeSlots: marked(list(one('timeSlots.TimeSlot'), { maxSize: 1000 }), {
      present: true,
      description: 'The slots, by start.',
    }),
    timeZone: marked(text({ minLength: 1, maxLength: 150 }), { description: 'IANA zone name.' }),
    cursorPagingMetadata: marked(one('timeSlots.CursorPagingMetadata'), {
      description: 'Where the neighbouring pages begin.',
    }),
  })

export interface Location {
  id?: string | null | undefined
  name?: string | null | undefined
  formattedAddress?: string | null | undefined
  locationType?: LocationType | null | undefined
}
export const Location: Shape<Location> = message<Location>('timeSlots.Location', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: marked(text(), { description: 'Name.' }),
  formattedAddress: marked(text(), { description: 'The address on one line.' }),
  locationType: marked(one('timeSlots.LocationType'), { present: true, description: 'Whose place it is.' }),
})

export interface NestedTimeSlot {
  serviceId?: string | null | undefined
  localStartDate?: string | null | undefined
  localEndDate?: string | null | undefined
  availableResources?: AvailableResources[] | null | undefined
  scheduleId?: string | null | undefined
}
export const NestedTimeSlot: Shape<NestedTimeSlot> = message<NestedTimeSlot>('timeSlots.NestedTimeSlot', {
  serviceId: marked(text({ format: 'guid' }), { present: true, description: 'The service.' }),
  localStartDate: marked(text({ format: 'local-date-time' }), {
    present: true,
    description: 'Start as wall time of the answer’s zone.',
  }),
  localEndDate: marked(text({ format: 'local-date-time' }), {
    present: true,
    description: 'End as wall time of the answer’s zone.',
  }),
  availableResources: marked(list(one('timeSlots.AvailableResources'), { maxSize: 10 }), {
    description: 'Who and what is free then, by type.',
  }),
  scheduleId: marked(text({ format: 'guid' }), { description: 'The schedule.' }),
})

export interface NonBookableReasons {
  noRemainingCapacity?: boolean | null | undefined
  violatesBookingPolicy?: boolean | null | undefined
  reservedForWaitingList?: boolean | null | undefined
  eventCancelled?: boolean | null | undefined
}
export const NonBookableReasons: Shape<NonBookableReasons> = message<NonBookableReasons>(
  'timeSlots.NonBookableReasons',
  {
    noRemainingCapacity: marked(flag(), { description: 'Every place is taken or kept.' }),
    violatesBookingPolicy: marked(flag(), { description: 'A rule of the booking policy stands in the way.' }),
    reservedForWaitingList: marked(flag(), { description: 'The free places are on offer to the waiting list.' }),
    eventCancelled: marked(flag(), { description: 'The meeting was called off.' }),
  },
)

export interface RequestedGenderValue {
  gender?: RequestedGender | null | undefined
}
export const RequestedGenderValue: Shape<RequestedGenderValue> = message<RequestedGenderValue>(
  'timeSlots.RequestedGenderValue',
  {
    gender: marked(one('timeSlots.RequestedGender'), { description: 'The wish.' }),
  },
)

export interface Resource {
  id?: string | null | undefined
  name?: string | null | undefined
}
export const Resource: Shape<Resource> = message<Resource>('timeSlots.Resource', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: marked(text({ minLength: 1 }), { description: 'Name.' }),
})

export interface ResourceType {
  resourceTypeId?: string | null | undefined
  resourceIds?: string[] | null | undefined
  sorted?: boolean | null | undefined
}
export const ResourceType: Shape<ResourceType> = message<ResourceType>('timeSlots.ResourceType', {
  resourceTypeId: marked(text({ format: 'guid' }), { description: 'The kind of resource.' }),
  resourceIds: marked(list(text({ format: 'guid' }), { maxSize: 135 }), {
    description: 'The resources that qualify; none named means all of the type.',
  }),
  sorted: marked(flag(), { description: 'Whether the resources stand in the service’s order.' }),
})

export interface TimeSlot {
  serviceId?: string | null | undefined
  localStartDate?: string | null | undefined
  localEndDate?: string | null | undefined
  bookable?: boolean | null | undefined
  location?: Location | null | undefined
  eventInfo?: EventInfo | null | undefined
  totalCapacity?: number | null | undefined
  remainingCapacity?: number | null | undefined
  bookableCapacity?: number | null | undefined
  bookingPolicyViolations?: BookingPolicyViolations | null | undefined
  availableResources?: AvailableResources[] | null | undefined
  nestedTimeSlots?: NestedTimeSlot[] | null | undefined
  nonBookableReasons?: NonBookableReasons | null | undefined
  scheduleId?: string | null | undefined
  allDay?: boolean | null | undefined
}
export const TimeSlot: Shape<TimeSlot> = message<TimeSlot>('timeSlots.TimeSlot', {
  serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
  localStartDate: marked(text({ format: 'local-date-time' }), {
    description: 'Start as wall time of the answer’s zone.',
  }),
  localEndDate: marked(text({ format: 'local-date-time' }), { description: 'End as wall time of the answer’s zone.' }),
  bookable: marked(flag(), {
    description: 'Whether a place is free, the service can be booked online and its policy is met.',
  }),
  location: marked(one('timeSlots.Location'), { description: 'Where it takes place.' }),
  eventInfo: marked(one('timeSlots.EventInfo'), { description: 'The class meeting behind the slot.' }),
  totalCapacity: marked(integer({ min: 1, max: 1000 }), { description: 'How many places there are.' }),
  remainingCapacity: marked(integer({ max: 1000 }), { description: 'Places not taken and not kept.' }),
  bookableCapacity: marked(integer(), { description: 'Places that a newcomer can take.' }),
  bookingPolicyViolations: marked(one('timeSlots.BookingPolicyViolations'), {
    description: 'Rules of the policy that stand in the way.',
  }),
  availableResources: marked(list(one('timeSlots.AvailableResources')), {
    present: true,
    description: 'Who and what is free then, by type.',
  }),
  nestedTimeSlots: marked(list(one('timeSlots.NestedTimeSlot'), { maxSize: 40 }), {
    present: true,
    description: 'The parts of a visit of several services, in order.',
  }),
  nonBookableReasons: marked(one('timeSlots.NonBookableReasons'), {
    description: 'Why it cannot be booked; only where it cannot.',
  }),
  scheduleId: marked(text({ format: 'guid' }), { description: 'The schedule.' }),
  allDay: marked(flag(), { description: 'Whether the slot takes whole days; worked out from its times.' }),
})

export interface V2RequestedGenderValue {
  gender?: RequestedGenderValueRequestedGender | null | undefined
}
export const V2RequestedGenderValue: Shape<V2RequestedGenderValue> = message<V2RequestedGenderValue>(
  'timeSlots.V2RequestedGenderValue',
  {
    gender: marked(one('timeSlots.RequestedGenderValueRequestedGender'), { description: 'The wish.' }),
  },
)

export interface WaitingList {
  totalCapacity?: number | null | undefined
  remainingCapacity?: number | null | undefined
}
export const WaitingList: Shape<WaitingList> = message<WaitingList>('timeSlots.WaitingList', {
  totalCapacity: marked(integer({ min: 1 }), { description: 'How many places there are.' }),
  remainingCapacity: marked(integer(), { description: 'Places not taken and not kept.' }),
})
