import { DAY } from '@kalends/availability'

/** The time in which something must be free. Instants are epoch milliseconds. */
export type VisitSpan = {
  start: number
  /** Null: up to the booking horizon. */
  end: number | null
  /** Start and end are those of the visit itself. */
  exact: boolean
  /** No start was requested: from now on. */
  open: boolean
}

type Requested = { start: number | null; end: number | null; exact: boolean; now: number }
type Fault =
  | { missing: 'localStartDate' | 'localEndDate'; why: string }
  /** The end is before the start, or too far after it. */
  | { wrong: 'MIN' | 'MAX' }

/** A year and a day, and the hour that the longest of days has more. */
const longest = 366 * DAY + DAY / 24

/** Returns the span of the requested ends, or the violation. */
export function visitSpan({ start, end, exact, now }: Requested): VisitSpan | Fault {
  if (exact && start === null) return { missing: 'localStartDate', why: 'must be given for an exact match' }
  if (exact && end === null) return { missing: 'localEndDate', why: 'must be given for an exact match' }
  if (start !== null && end !== null && end <= start) return { wrong: 'MIN' }
  if (start !== null && end !== null && end - start > longest) return { wrong: 'MAX' }
  // An end in the past leaves a span in which nothing fits.
  return { start: start ?? now, end, exact, open: start === null }
}

/** Returns true if a session is the requested one, or lies entirely within the span. */
export function isWithin({ start, end }: { start: number; end: number }, span: VisitSpan): boolean {
  if (span.exact) return start === span.start && end === span.end
  return (span.open || start >= span.start) && (span.end === null || end <= span.end)
}
