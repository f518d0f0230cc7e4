import type { Tx } from '../../../../db/database.ts'
import { freeSeats, lockSeats, takeSeats } from '../../../schedules/index.ts'
import type { BookingRow } from '../../store/rows.ts'

/** Returns the scope a booking takes seats from: its session or course schedule. Null for an appointment. */
export function seatScope({
  tag,
  session_id,
  schedule_id,
}: Pick<BookingRow, 'tag' | 'session_id' | 'schedule_id'>): string | null {
  if (tag === 'INDIVIDUAL') return null
  return tag === 'COURSE' ? schedule_id : session_id
}

export type SeatsToTake = {
  siteId: string
  scopeId: string
  participants: number
  /** Seats the booking has already: they count as open, and only the difference is taken or released. */
  own: number
  now: number
}

export type EnteringSeats = {
  /** What happens when too few are open. */
  onConflict: 'refuse' | 'mark'
  /** False where several requests for one seat are allowed: a request takes none. */
  takesSeats: boolean
}

/** `seatsTaken` is stored in the booking. `conflict`: it was deliberately overbooked. */
export type SeatsEntry = { conflict: boolean; seatsTaken: number }

/** Takes a booking's seats under the lock of their scope. Returns undefined and changes nothing on a refused conflict. */
export async function enterSeats(
  tx: Tx,
  { siteId, scopeId, participants, own, now }: SeatsToTake,
  { onConflict, takesSeats }: EnteringSeats,
): Promise<SeatsEntry | undefined> {
  const seats = await lockSeats(tx, siteId, scopeId, now)
  if (!seats) throw new Error(`Site ${siteId} has no seats for ${scopeId}`)
  const openToIt = seats.capacity - (seats.taken - own) - seats.held - seats.offered
  const conflict = openToIt < participants
  if (conflict && onConflict === 'refuse') return undefined
  const more = (takesSeats ? participants : 0) - own
  if (more < 0) await freeSeats(tx, seats, -more)
  const written = more <= 0 || (await takeSeats(tx, seats, more, { allowOverbooking: conflict }))
  return written ? { conflict, seatsTaken: own + more } : undefined
}

/** Releases the seats of a locked booking. The caller must set `seats_taken` to 0. */
export async function leaveSeats(tx: Tx, booking: BookingRow, now: number): Promise<void> {
  const scopeId = seatScope(booking)
  if (scopeId === null || booking.seats_taken === 0) return
  const seats = await lockSeats(tx, booking.site_id, scopeId, now)
  if (seats) await freeSeats(tx, seats, booking.seats_taken)
}
