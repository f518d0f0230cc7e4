/** The parts of a booking that identify the attended session. */
export type AttendedBooking = { tag: string; session_id: string | null }

type Refusal = 'SESSION_ID_NOT_PROVIDED' | 'SESSION_NOT_FOUND'

/**
 * Returns the session of a record: an appointment or class booking has one, for a course it must be given. Does not check
 * that the course has that session.
 */
export function attendedSession(
  { tag, session_id }: AttendedBooking,
  sent: string | undefined,
): { id: string } | Refusal {
  if (tag === 'COURSE') return sent ? { id: sent } : 'SESSION_ID_NOT_PROVIDED'
  if (session_id === null || (sent !== undefined && sent !== session_id)) return 'SESSION_NOT_FOUND'
  return { id: session_id }
}
