import { addDays } from '../../lib/format.ts'

/** Reads a plausible calendar day; undefined for anything else. */
export function readDay(text: string | null): string | undefined {
  const isWritten = text !== null && /^20\d\d-\d\d-\d\d$/.test(text)
  const instant = isWritten ? Date.parse(text) : Number.NaN
  return isWritten && !Number.isNaN(instant) && addDays(text, 0) === text ? text : undefined
}
