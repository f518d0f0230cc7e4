import { DAY } from '@kalends/availability'

/** The time in which something must be free. Instants are epoch milliseconds. */
export type VisitSpan = {
  start: number
  /** Null: as far as can be booked. */
  end: number | null
  /** Start and end are those of the visit itself. */
  exact: boolean
  /** Nobody said when it begins: from now on. */
  open: boolean
}

type Requested = { start: number | null; end: number | null; exact: boolean; now: number }
type Fault =
  | { missing: 'localStartDate' | 'localEndDate'; why: string }
  /** Of the end: it lies before the start, or too far behind it. */
  | { wrong: 'MIN' | 'MAX' }

/** A year and a day, and the hour that the longest of days has more. */
const longest = 366 * DAY + DAY / 24

/** What the ends that were written come to, or what is wrong with them. */
export function visitSpan({ start, end, exact, now }: Requested): VisitSpan | Fault {
  if (exact && start === null) return { missing: 'localStartDate', why: 'must be given for an exact match' }
  if (exact && end === null) return { missing: 'localEndDate', why: 'must be given for an exact match' }
  if (start !== null && end !== null && end <= start) return { wrong: 'MIN' }
  if (start !== null && end !== null && end - start > longest) return { wrong: 'MAX' }
  // An end that has passed meanwhile leaves a span in which nothing fits.
  return { start: start ?? now, end, exact, open: start === null }
}

/** Whether a meeting is what was asked for: it itself, or one that lies whole within. */
export function isWithin({ start, end }: { start: number; end: number }, span: VisitSpan): boolean {
  if (span.exact) return start === span.start && end === span.end
  return (span.open || start >= span.start) && (span.end === null || end <= span.end)
}
