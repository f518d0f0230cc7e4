/** Returns a refusal if the client read an older revision. */
export function staleRevision(stored: number, sent: string): 'BOOKING_REVISION_MISMATCH' | undefined {
  return sent === String(stored) ? undefined : 'BOOKING_REVISION_MISMATCH'
}
