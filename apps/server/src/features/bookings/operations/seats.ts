import type { Tx } from '../../../db/database.ts'
import { freeSeats, lockSeats, takeSeats } from '../../schedules/index.ts'
import type { BookingRow } from '../store/rows.ts'

/** Whose seats a booking may take: those of its session, or of its course; null for an appointment, which takes time. */
export function seatScope({
  tag,
  session_id,
  schedule_id,
}: Pick<BookingRow, 'tag' | 'session_id' | 'schedule_id'>): string | null {
  if (tag === 'INDIVIDUAL') return null
  return tag === 'COURSE' ? schedule_id : session_id
}

export type WantedSeats = {
  siteId: string
  scopeId: string
  participants: number
  /** Seats the booking takes there already; they are no conflict, and only the difference is taken or given back. */
  own: number
  now: number
}

export type EnteringSeats = {
  /** What happens when fewer are open. */
  onConflict: 'refuse' | 'mark'
  /** False where several may ask for one place: asking takes none. */
  takesSeats: boolean
}

/** `seatsTaken` belongs into the booking. `conflict`: fewer were open than it wants, by decision. */
export type SeatsEntry = { conflict: boolean; seatsTaken: number }

/** Gives a booking its seats under the lock of their scope. Answers nothing when it is refused; then nothing changed. */
export async function enterSeats(
  tx: Tx,
  { siteId, scopeId, participants, own, now }: WantedSeats,
  { onConflict, takesSeats }: EnteringSeats,
): Promise<SeatsEntry | undefined> {
  const seats = await lockSeats(tx, siteId, scopeId, now)
  if (!seats) throw new Error(`Site ${siteId} has no seats for ${scopeId}`)
  const openToIt = seats.capacity - (seats.taken - own) - seats.held - seats.offered
  const conflict = openToIt < participants
  if (conflict && onConflict === 'refuse') return undefined
  const more = (takesSeats ? participants : 0) - own
  if (more < 0) await freeSeats(tx, seats, -more)
  const written = more <= 0 || (await takeSeats(tx, seats, more, { over: conflict }))
  return written ? { conflict, seatsTaken: own + more } : undefined
}

/** Gives back what a locked booking takes. Its row is the caller's to write: `seats_taken` is 0 from here on. */
export async function leaveSeats(tx: Tx, booking: BookingRow, now: number): Promise<void> {
  const scopeId = seatScope(booking)
  if (scopeId === null || booking.seats_taken === 0) return
  const seats = await lockSeats(tx, booking.site_id, scopeId, now)
  if (seats) await freeSeats(tx, seats, booking.seats_taken)
}
