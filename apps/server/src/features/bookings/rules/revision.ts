/** A caller who read an older state must read again. */
export function staleRevision(stored: number, sent: string): 'BOOKING_REVISION_MISMATCH' | undefined {
  return sent === String(stored) ? undefined : 'BOOKING_REVISION_MISMATCH'
}
