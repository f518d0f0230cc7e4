/** The model's business: so small that conflicts are frequent. */

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Time at the beginning of each sequence, and the latest time it advances to. */
export const dawn = Date.parse('2026-06-01T09:00:00Z')
export const dusk = Date.parse('2026-06-05T09:00:00Z')

/** Possible starts: some overlap, some touch, some overlap only with buffers. */
export const starts = [
  '2026-06-02T09:00:00Z',
  '2026-06-03T09:00:00Z',
  '2026-06-03T09:30:00Z',
  '2026-06-03T10:15:00Z',
  '2026-06-03T11:00:00Z',
  '2026-06-08T09:00:00Z',
].map((text) => Date.parse(text))

export type Kind = 'massage' | 'treatment' | 'class' | 'course'
export type Appointment = 'massage' | 'treatment'

type Rules = {
  minutes: number
  bufferBefore: number
  bufferAfter: number
  /** True if it also needs the only room. */
  room: boolean
  /** Several bookings may request one time: a request occupies nothing. */
  multipleRequests: boolean
}

export const appointments: Record<Appointment, Rules> = {
  massage: { minutes: 60, bufferBefore: 10, bufferAfter: 15, room: false, multipleRequests: false },
  treatment: { minutes: 30, bufferBefore: 0, bufferAfter: 0, room: true, multipleRequests: true },
}

/** The booking policy of every service. */
export const policy = {
  latestBooking: hour,
  latestChange: day,
  mostParticipants: 2,
  mostHolds: 3,
  holdMinutes: 10,
}

/** Initial seats of each class session and of the course. */
export const places = 3
