import type { bookings } from '@kalends/contract'

/** Location, resources or seats allocated to a new booking. */
export type NewPlace = {
  location: bookings.Location
  resource: bookings.BookedResource | null
  resourceIds: string[]
  sessionId: string | null
  seatsTaken: number
  doubleBooked: boolean
}
