import type { bookings } from '@kalends/contract'

/** Where a new booking is, and whose time or which seats it has. */
export type AllocatedCapacity = {
  location: bookings.Location
  resource: bookings.BookedResource | null
  resourceIds: string[]
  sessionId: string | null
  seatsTaken: number
  doubleBooked: boolean
}
