import type { OperationInput, OperationOutput } from './query-key.ts'

/** What a hold is for: a time of an appointment, or seats in a session of a class. */
export type HoldSlot = OperationInput<'holds', 'createHold'>['slot']
/** An available time of an appointment. */
export type FreeTime = OperationOutput<'availability', 'getAvailabilityOverview'>['times'][number]
/** A session of a class, with its capacity. */
export type ClassSession = NonNullable<OperationOutput<'availability', 'listEventTimeSlots'>['timeSlots']>[number]
/** What a hold is booked with. */
export type BookHoldInput = OperationInput<'bookings', 'bookHold'>
/** A new booking, the payment that confirms it, and the token of its page. */
export type BookHoldOutput = OperationOutput<'bookings', 'bookHold'>

/** Headings of a component begin at this level: 3 if unset. */
export type HeadingLevel = 2 | 3 | 4 | 5

/** Class names for the parts of a component. */
export type ClassNames<Part extends string> = Readonly<Partial<Record<Part, string>>>
