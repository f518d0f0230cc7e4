/** What of a booking says which meeting was attended. */
export type AttendedBooking = { tag: string; session_id: string | null }

type Refusal = 'SESSION_ID_NOT_PROVIDED' | 'SESSION_NOT_FOUND'

/**
 * The meeting a record is about: a booking of an appointment or a class has one, of a course it has to be said. Whether
 * the course has it is for the store to say.
 */
export function attendedSession(
  { tag, session_id }: AttendedBooking,
  sent: string | undefined,
): { id: string } | Refusal {
  if (tag === 'COURSE') return sent ? { id: sent } : 'SESSION_ID_NOT_PROVIDED'
  if (session_id === null || (sent !== undefined && sent !== session_id)) return 'SESSION_NOT_FOUND'
  return { id: session_id }
}
