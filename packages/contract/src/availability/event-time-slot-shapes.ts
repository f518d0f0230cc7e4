// Made by scripts/make-shapes.ts from facts/bookings/event-time-slots.json. Do not edit.
import { enumeration, flag, freeObject, integer, list, marked, message, one, text, timestamp } from '../fields.ts'
import type { Shape } from '../shape.ts'

export type LocationType = 'BUSINESS' | 'CUSTOM' | 'CUSTOMER'
export const LocationType = enumeration<LocationType>('eventTimeSlots.LocationType', ['BUSINESS', 'CUSTOM', 'CUSTOMER'])

export interface AvailableResources {
  resourceTypeId?: string | null | undefined
  resources?: Resource[] | null | undefined
  numberOfResourcesRequired?: number | null | undefined
  hasMoreAvailableResources?: boolean | null | undefined
}
export const AvailableResources: Shape<AvailableResources> = message<AvailableResources>(
  'eventTimeSlots.AvailableResources',
  {
    resourceTypeId: marked(text({ format: 'guid' }), { description: 'The kind of resource.' }),
    resources: marked(list(one('eventTimeSlots.Resource')), { description: 'The resources.' }),
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
  'eventTimeSlots.BookingPolicyViolations',
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
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('eventTimeSlots.CursorPaging', {
  limit: marked(integer({ max: 1000 }), { description: 'Page size.' }),
  cursor: marked(text(), { description: 'Where to go on; the filter and sort of the first call stand in it.' }),
})

export interface CursorPagingMetadata {
  cursors?: Cursors | null | undefined
  hasNext?: boolean | null | undefined
}
export const CursorPagingMetadata: Shape<CursorPagingMetadata> = message<CursorPagingMetadata>(
  'eventTimeSlots.CursorPagingMetadata',
  {
    cursors: marked(one('eventTimeSlots.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('eventTimeSlots.Cursors', {
  next: marked(text(), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text(), { description: 'Where the page before begins; null on the first.' }),
})

export interface EventInfo {
  eventId?: string | null | undefined
  waitingList?: WaitingList | null | undefined
  eventTitle?: string | null | undefined
}
export const EventInfo: Shape<EventInfo> = message<EventInfo>('eventTimeSlots.EventInfo', {
  eventId: marked(text({ minLength: 36, maxLength: 250 }), {
    description: 'The session; for an appointment once it stands in the calendar.',
  }),
  waitingList: marked(one('eventTimeSlots.WaitingList'), { description: 'Places on the waiting list.' }),
  eventTitle: marked(text({ minLength: 1, maxLength: 200 }), { description: 'What the meeting is called.' }),
})

export interface GetEventTimeSlotRequest {
  providerId?: string | null | undefined
  eventId: string
  timeZone?: string | null | undefined
}
export const GetEventTimeSlotRequest: Shape<GetEventTimeSlotRequest> = message<GetEventTimeSlotRequest>(
  'eventTimeSlots.GetEventTimeSlotRequest',
  {
    providerId: marked(text({ format: 'guid' }), { description: 'Accepted and not used here.' }),
    eventId: marked(text({ minLength: 36, maxLength: 250 }), {
      description: 'The session; for an appointment once it stands in the calendar.',
    }),
    timeZone: marked(text({ maxLength: 100 }), { description: 'IANA zone name.' }),
  },
  { required: ['eventId'] },
)

export interface GetEventTimeSlotResponse {
  timeSlot?: TimeSlot | null | undefined
  scheduleInfo?: ScheduleInfo | null | undefined
  timeZone?: string | null | undefined
}
export const GetEventTimeSlotResponse: Shape<GetEventTimeSlotResponse> = message<GetEventTimeSlotResponse>(
  'eventTimeSlots.GetEventTimeSlotResponse',
  {
    timeSlot: marked(one('eventTimeSlots.TimeSlot'), { description: 'The slot.' }),
    scheduleInfo: marked(one('eventTimeSlots.ScheduleInfo'), { description: 'What holds for the slot’s schedule.' }),
    timeZone: marked(text({ minLength: 1, maxLength: 150 }), { description: 'IANA zone name.' }),
  },
)

export interface ListEventTimeSlotsRequest {
  providerId?: string | null | undefined
  fromLocalDate?: string | null | undefined
  toLocalDate?: string | null | undefined
  timeZone?: string | null | undefined
  serviceIds?: string[] | null | undefined
  includeNonBookable?: boolean | null | undefined
  minBookableCapacity?: number | null | undefined
  eventFilter?: Record<string, unknown> | null | undefined
  maxSlotsPerDay?: number | null | undefined
  cursorPaging?: CursorPaging | null | undefined
  bookingPolicyViolations?: BookingPolicyViolations | null | undefined
}
export const ListEventTimeSlotsRequest: Shape<ListEventTimeSlotsRequest> = message<ListEventTimeSlotsRequest>(
  'eventTimeSlots.ListEventTimeSlotsRequest',
  {
    providerId: marked(text({ format: 'guid' }), { description: 'Accepted and not used here.' }),
    fromLocalDate: marked(text({ format: 'local-date-time' }), {
      description: 'Slots start at this wall time or later.',
    }),
    toLocalDate: marked(text({ format: 'local-date-time' }), { description: 'Slots start before this wall time.' }),
    timeZone: marked(text({ maxLength: 100 }), { description: 'IANA zone name.' }),
    serviceIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), { description: 'The services.' }),
    includeNonBookable: marked(flag(), { description: 'Also what cannot be booked; yes unless sent.' }),
    minBookableCapacity: marked(integer({ min: 1 }), {
      description: 'Only slots with at least this many open places.',
    }),
    eventFilter: marked(freeObject(), { description: 'Equality tests on the meetings.' }),
    maxSlotsPerDay: marked(integer({ min: 1, max: 1000 }), { description: 'At most this many a day.' }),
    cursorPaging: marked(one('eventTimeSlots.CursorPaging'), { description: 'Page size, or where to go on.' }),
    bookingPolicyViolations: marked(one('eventTimeSlots.BookingPolicyViolations'), {
      description: 'Rules of the policy that stand in the way.',
    }),
  },
)

export interface ListEventTimeSlotsResponse {
  timeSlots?: TimeSlot[] | null | undefined
  timeZone?: string | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
  schedulesInfo?: ScheduleInfo[] | null | undefined
}
export const ListEventTimeSlotsResponse: Shape<ListEventTimeSlotsResponse> = message<ListEventTimeSlotsResponse>(
  'eventTimeSlots.ListEventTimeSlotsResponse',
  {
    timeSlots: marked(list(one('eventTimeSlots.TimeSlot'), { maxSize: 1000000 }), {
      present: true,
      description: 'The slots, by start.',
    }),
    timeZone: marked(text({ minLength: 1, maxLength: 150 }), { description: 'IANA zone name.' }),
    pagingMetadata: marked(one('eventTimeSlots.CursorPagingMetadata'), {
      description: 'Where this page stands among all.',
    }),
    schedulesInfo: marked(list(one('eventTimeSlots.ScheduleInfo'), { maxSize: 1000 }), {
      description: 'What holds for the schedules of the slots.',
    }),
  },
)

export interface Location {
  id?: string | null | undefined
  name?: string | null | undefined
  formattedAddress?: string | null | undefined
  locationType?: LocationType | null | undefined
}
export const Location: Shape<Location> = message<Location>('eventTimeSlots.Location', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: marked(text(), { description: 'Name.' }),
  formattedAddress: marked(text(), { description: 'The address on one line.' }),
  locationType: marked(one('eventTimeSlots.LocationType'), { present: true, description: 'Whose place it is.' }),
})

export interface NestedTimeSlot {
  serviceId?: string | null | undefined
  localStartDate?: string | null | undefined
  localEndDate?: string | null | undefined
  availableResources?: AvailableResources[] | null | undefined
  scheduleId?: string | null | undefined
}
export const NestedTimeSlot: Shape<NestedTimeSlot> = message<NestedTimeSlot>('eventTimeSlots.NestedTimeSlot', {
  serviceId: marked(text({ format: 'guid' }), { present: true, description: 'The service.' }),
  localStartDate: marked(text({ format: 'local-date-time' }), {
    present: true,
    description: 'Start as wall time of the answer’s zone.',
  }),
  localEndDate: marked(text({ format: 'local-date-time' }), {
    present: true,
    description: 'End as wall time of the answer’s zone.',
  }),
  availableResources: marked(list(one('eventTimeSlots.AvailableResources'), { maxSize: 10 }), {
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
  'eventTimeSlots.NonBookableReasons',
  {
    noRemainingCapacity: marked(flag(), { description: 'Every place is taken or kept.' }),
    violatesBookingPolicy: marked(flag(), { description: 'A rule of the booking policy stands in the way.' }),
    reservedForWaitingList: marked(flag(), { description: 'The free places are on offer to the waiting list.' }),
    eventCancelled: marked(flag(), { description: 'The meeting was called off.' }),
  },
)

export interface Resource {
  id?: string | null | undefined
  name?: string | null | undefined
}
export const Resource: Shape<Resource> = message<Resource>('eventTimeSlots.Resource', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: marked(text({ minLength: 1 }), { description: 'Name.' }),
})

export interface ScheduleInfo {
  serviceId?: string | null | undefined
  scheduleId?: string | null | undefined
  enrollmentViolations?: BookingPolicyViolations | null | undefined
  firstSessionStart?: string | null | undefined
  lastSessionEnd?: string | null | undefined
}
export const ScheduleInfo: Shape<ScheduleInfo> = message<ScheduleInfo>('eventTimeSlots.ScheduleInfo', {
  serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
  scheduleId: marked(text({ format: 'guid' }), { description: 'The schedule.' }),
  enrollmentViolations: marked(one('eventTimeSlots.BookingPolicyViolations'), {
    description: 'Why nobody can enrol now.',
  }),
  firstSessionStart: marked(timestamp(), { description: 'Start of the first session, UTC.' }),
  lastSessionEnd: marked(timestamp(), { description: 'End of the last session, UTC.' }),
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
export const TimeSlot: Shape<TimeSlot> = message<TimeSlot>('eventTimeSlots.TimeSlot', {
  serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
  localStartDate: marked(text({ format: 'local-date-time' }), {
    description: 'Start as wall time of the answer’s zone.',
  }),
  localEndDate: marked(text({ format: 'local-date-time' }), { description: 'End as wall time of the answer’s zone.' }),
  bookable: marked(flag(), {
    description: 'Whether a place is free, the service can be booked online and its policy is met.',
  }),
  location: marked(one('eventTimeSlots.Location'), { description: 'Where it takes place.' }),
  eventInfo: marked(one('eventTimeSlots.EventInfo'), { description: 'The class meeting behind the slot.' }),
  totalCapacity: marked(integer({ min: 1, max: 1000 }), { description: 'How many places there are.' }),
  remainingCapacity: marked(integer({ max: 1000 }), { description: 'Places not taken and not kept.' }),
  bookableCapacity: marked(integer(), { description: 'Places that a newcomer can take.' }),
  bookingPolicyViolations: marked(one('eventTimeSlots.BookingPolicyViolations'), {
    description: 'Rules of the policy that stand in the way.',
  }),
  availableResources: marked(list(one('eventTimeSlots.AvailableResources')), {
    present: true,
    description: 'Who and what is free then, by type.',
  }),
  nestedTimeSlots: marked(list(one('eventTimeSlots.NestedTimeSlot'), { maxSize: 40 }), {
    present: true,
    description: 'The parts of a visit of several services, in order.',
  }),
  nonBookableReasons: marked(one('eventTimeSlots.NonBookableReasons'), {
    description: 'Why it cannot be booked; only where it cannot.',
  }),
  scheduleId: marked(text({ format: 'guid' }), { description: 'The schedule.' }),
  allDay: marked(flag(), { description: 'Whether the slot takes whole days; worked out from its times.' }),
})

export interface WaitingList {
  totalCapacity?: number | null | undefined
  remainingCapacity?: number | null | undefined
}
export const WaitingList: Shape<WaitingList> = message<WaitingList>('eventTimeSlots.WaitingList', {
  totalCapacity: marked(integer({ min: 1 }), { description: 'How many places there are.' }),
  remainingCapacity: marked(integer(), { description: 'Places not taken and not kept.' }),
})
