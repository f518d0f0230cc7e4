// Which facts become which shapes: the operations and events that are built, noun by noun.
import { attendanceWords, availabilityWords, bookingsWords, servicesWords } from './shape-descriptions.ts'

export interface ShapeSource {
  /** A file below packages/contract/facts. */
  readonly facts: string
  /** A file below packages/contract/src. */
  readonly target: string
  /** First part of every message's registered name. */
  readonly prefix: string
  readonly operations: readonly string[]
  readonly events?: readonly string[]
  readonly messages?: readonly string[]
  /** Flags of our own beside those of a message on the wire, by message. */
  readonly ownFlags?: Readonly<Record<string, readonly string[]>>
  /** `Message.field` or `field` → what the field means, in our own words. */
  readonly descriptions?: Readonly<Record<string, string>>
}

export const shapeSources: readonly ShapeSource[] = [
  {
    facts: 'bookings/availability-calendar.json',
    target: 'availability/shapes.ts',
    prefix: 'availability',
    operations: ['queryAvailability', 'getScheduleAvailability', 'calculateMultiSlotAvailability'],
    descriptions: availabilityWords,
  },
  {
    facts: 'bookings/availability-time-slots.json',
    target: 'availability/time-slot-shapes.ts',
    prefix: 'timeSlots',
    operations: ['listAvailabilityTimeSlots', 'getAvailabilityTimeSlot', 'listAvailabilityTimeSlotEndOptions'],
    descriptions: availabilityWords,
  },
  {
    facts: 'bookings/event-time-slots.json',
    target: 'availability/event-time-slot-shapes.ts',
    prefix: 'eventTimeSlots',
    operations: ['listEventTimeSlots', 'getEventTimeSlot'],
    descriptions: availabilityWords,
  },
  {
    facts: 'bookings/services.json',
    target: 'services/shapes.ts',
    prefix: 'services',
    operations: ['createService', 'getService', 'queryServices', 'countServices'],
    events: ['onServiceCreated'],
    descriptions: servicesWords,
  },
  {
    facts: 'bookings/bookings.json',
    target: 'bookings/shapes.ts',
    prefix: 'bookings',
    operations: [
      'createBooking',
      'confirmBooking',
      'declineBooking',
      'confirmOrDeclineBooking',
      'cancelBooking',
      'bulkCreateBooking',
      'rescheduleBooking',
      'updateExtendedFields',
      'updateNumberOfParticipants',
      'bulkConfirmOrDeclineBooking',
      'markBookingAsPending',
      'getAnonymousActionToken',
      'bookingsGetBookingAnonymously',
      'bookingsCancelBookingAnonymously',
      'bookingsRescheduleBookingAnonymously',
      'getServiceAnonymously',
    ],
    events: [
      'onBookingCreated',
      'onBookingConfirmed',
      'onBookingDeclined',
      'onBookingCanceled',
      'onBookingMarkedAsPending',
      'onBookingUpdated',
      'onBookingRescheduled',
      'onBookingNumberOfParticipantsUpdated',
    ],
    // Whether add-ons may change later is decided when a booking is made, and the wire says it only when it is moved.
    ownFlags: { CreateBookingFlowControlSettings: ['allowAddOnChanges'] },
    descriptions: bookingsWords,
  },
  {
    facts: 'bookings/extended-bookings.json',
    target: 'bookings/extended-shapes.ts',
    prefix: 'extendedBookings',
    operations: ['query', 'queryExtendedBookings', 'countExtendedBookings'],
    descriptions: bookingsWords,
  },
  {
    facts: 'bookings/attendance.json',
    target: 'attendance/shapes.ts',
    prefix: 'attendance',
    operations: [
      'setAttendance',
      'bulkSetAttendance',
      'getAttendance',
      'queryAttendance',
      'countAttendances',
      'deleteAttendance',
      'bulkDeleteAttendances',
    ],
    descriptions: attendanceWords,
  },
]
