// Which facts become which shapes: the operations and events that are built, noun by noun.
import { availabilityWords, bookingsWords, servicesWords } from './shape-descriptions.ts'

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
  /** `Message.field` or `field` → what the field means, in our own words. */
  readonly descriptions?: Readonly<Record<string, string>>
}

export const shapeSources: readonly ShapeSource[] = [
  {
    facts: 'bookings/availability-calendar.json',
    target: 'availability/shapes.ts',
    prefix: 'availability',
    operations: ['queryAvailability'],
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
      'getAnonymousActionToken',
      'bookingsGetBookingAnonymously',
      'bookingsCancelBookingAnonymously',
    ],
    events: [
      'onBookingCreated',
      'onBookingConfirmed',
      'onBookingDeclined',
      'onBookingCanceled',
      'onBookingMarkedAsPending',
      'onBookingUpdated',
    ],
    descriptions: bookingsWords,
  },
  {
    facts: 'bookings/extended-bookings.json',
    target: 'bookings/extended-shapes.ts',
    prefix: 'extendedBookings',
    operations: ['query', 'queryExtendedBookings', 'countExtendedBookings'],
    descriptions: bookingsWords,
  },
]
