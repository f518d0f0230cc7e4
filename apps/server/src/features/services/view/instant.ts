/** An instant as the wire writes it: UTC with milliseconds. */
export function isoInstant(instant: string): string {
  return new Date(instant).toISOString()
}
