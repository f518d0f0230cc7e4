const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns the instant at which clocks of a time zone show a local time, such as the `localStartDate` of a time slot.
 * Of a time that occurs twice when clocks go back, the first; a time that clocks skip is moved past the gap.
 *
 * @param local  `YYYY-MM-DDThh:mm:ss`, without an offset
 * @param timeZone  of the IANA database: `Europe/Rome`
 * @throws RangeError if either is invalid
 */
export function toInstant(local: string, timeZone: string): Date {
  const wall = Date.parse(`${local}Z`)
  if (Number.isNaN(wall)) throw new RangeError(`Not a local time: ${local}`)
  const before = wall - offsetAt(wall - dayMs, timeZone)
  const after = wall - offsetAt(wall + dayMs, timeZone)
  const shows = (instant: number) => instant + offsetAt(instant, timeZone) === wall
  return new Date(shows(before) || !shows(after) ? before : after)
}

/** Returns how far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}
