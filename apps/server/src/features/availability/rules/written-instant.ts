import { localToInstant, parseLocal } from '@kalends/availability'

const written = /^(\d{4}-\d{2}-\d{2})(?:(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/

/** A date as it was sent: its wall part, and its offset if it has one. */
export type WrittenInstant = { local: string; offset: string | undefined }

/** Parses a date and time. Undefined if it does not exist in the calendar. A date alone is its midnight. */
export function readWritten(text: string): WrittenInstant | undefined {
  const match = written.exec(text)
  if (!match) return undefined
  const local = `${match[1]}${match[2] ?? 'T00:00'}`
  const offset = match[3]
  if (parseLocal(local) === null || (offset !== undefined && Number.isNaN(Date.parse(local + offset)))) return undefined
  return { local, offset }
}

/**
 * Returns the instant: in `zone` regardless of an offset; without a zone by the offset, otherwise in the business's
 * zone.
 */
export function toInstant({ local, offset }: WrittenInstant, zone: string | undefined, businessZone: string): number {
  if (zone === undefined && offset !== undefined) return Date.parse(local + offset)
  return localToInstant(local, zone ?? businessZone)
}
