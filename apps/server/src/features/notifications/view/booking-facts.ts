import type { bookings, services } from '@kalends/contract'
import type { ItemisedPrice } from '../../bookings/index.ts'

/** Input of a message about a booking. Instants are epoch milliseconds. */
export type BookingFacts = {
  booking: bookings.Booking
  start: number
  end: number
  /** The zone shown to the customer at booking. */
  zone: string
  /** The zone of the location. */
  locationZone: string
  policy: services.BookingPolicy
  /** Line by line, as agreed; undefined where the service was erased. */
  price: ItemisedPrice | undefined
  /** Conferencing link of a confirmed booking. */
  conferencingUrl?: string | undefined
  allowMultipleRequests: boolean
  business: Business
  /** Opens the booking's own page without an account. */
  manageUrl: string
  /** Link to the intake form that follows booking, until it is answered. */
  intakeUrl?: string | undefined
  /** Where to book again. */
  againUrl: string
  /** The booking in the dashboard. */
  dashboardUrl: string
  /** All sessions of a course, in order; empty for appointments and classes. */
  sessions: readonly { start: number; end: number; staffToBeNamed?: boolean }[]
  /** Who gave it left, and the next one is not named yet. */
  staffToBeNamed: boolean
  /** How it was before a move or another change. */
  before?: Before
  /** A booking that ended: what is refunded, and why the system declined it. */
  ended?: {
    refund: { value: string; currency: string } | undefined
    because: 'LOST' | 'NO_CREDITS' | 'UNANSWERED' | 'CHANGED' | undefined
  }
  /** What the business wrote to the customer with this change. */
  message: string | undefined
  now: number
}

export type Business = {
  name: string
  color: string
  language: string
  timeZone: string
  phone: string | null
  address: string | null
}

/** What a change left behind. Instants are epoch milliseconds. */
export type Before = { start?: number; end?: number; staff?: string | undefined; people?: number }
