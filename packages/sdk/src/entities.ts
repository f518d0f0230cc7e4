import type { Dated } from './calls/parse-dates.ts'
import type * as availability from './generated/outputs/availability.ts'
import type * as bookings from './generated/outputs/bookings.ts'
import type * as categories from './generated/outputs/categories.ts'
import type * as extendedBookings from './generated/outputs/extended-bookings.ts'
import type * as holds from './generated/outputs/holds.ts'
import type * as members from './generated/outputs/members.ts'
import type * as orders from './generated/outputs/orders.ts'
import type * as plans from './generated/outputs/plans.ts'
import type * as policies from './generated/outputs/policies.ts'
import type * as resourceEntities from './generated/outputs/resource-entities.ts'
import type * as services from './generated/outputs/services.ts'
import type * as staffMembers from './generated/outputs/staff-members.ts'
import type * as timeSlots from './generated/outputs/time-slots.ts'

// Entities as the operations of `createKalends` return them, with a `Date` for every instant.

/** An appointment, class or course. */
export type Service = Dated<services.Service>
/** Groups services in lists. */
export type Category = Dated<categories.Category>
/** Terms of notice, cancellation and capacity. */
export type BookingPolicy = Dated<policies.BookingPolicy>
/** A time of an appointment, with the person or room, as `queryAvailability` returns it. */
export type Slot = availability.Slot
/** A slot and whether it can be booked. */
export type SlotAvailability = availability.SlotAvailability
/** A time of an appointment, or a session of a class, in local time. */
export type TimeSlot = Dated<timeSlots.TimeSlot>
/** A time or seats held while a customer fills in a form. */
export type Hold = Dated<holds.Hold>
/** A booking. */
export type Booking = Dated<bookings.Booking>
/** A booking with what its caller may do with it. */
export type ExtendedBooking = Dated<extendedBookings.ExtendedBooking>
/** A member with an account at the business. */
export type Member = Dated<members.Member>
/** A plan that can be bought. */
export type Plan = Dated<plans.Plan>
/** The purchase of a plan. */
export type Order = Dated<orders.Order>
/** A person who offers services. */
export type StaffMember = Dated<staffMembers.StaffMember>
/** What a service needs: a person, a room, equipment. */
export type Resource = Dated<resourceEntities.Resource>
