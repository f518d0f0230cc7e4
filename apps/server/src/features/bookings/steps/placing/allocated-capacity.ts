import type { availability, bookings } from '@kalends/contract'

/** Location of a new booking, with its resources or seats. */
export type AllocatedCapacity = {
  location: availability.Location
  resource: bookings.BookedResource | null
  resourceIds: string[]
  sessionId: string | null
  seatsTaken: number
  doubleBooked: boolean
}
