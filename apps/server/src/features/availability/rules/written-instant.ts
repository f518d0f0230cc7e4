import { localToInstant, parseLocal } from '@kalends/availability'

const written = /^(\d{4}-\d{2}-\d{2})(?:(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/

/** A date as it was sent: its wall part, and its offset if it has one. */
export type WrittenInstant = { local: string; offset: string | undefined }

/** Takes a date apart; nothing when it is no date of the calendar. A day alone is its midnight. */
export function readWritten(text: string): WrittenInstant | undefined {
  const match = written.exec(text)
  if (!match) return undefined
  const local = `${match[1]}${match[2] ?? 'T00:00'}`
  const offset = match[3]
  if (parseLocal(local) === null || (offset !== undefined && Number.isNaN(Date.parse(local + offset)))) return undefined
  return { local, offset }
}

/** The instant meant: in `zone`, whatever offset was written; without one by the offset, else in the business's zone. */
export function instantOf({ local, offset }: WrittenInstant, zone: string | undefined, businessZone: string): number {
  if (zone === undefined && offset !== undefined) return Date.parse(local + offset)
  return localToInstant(local, zone ?? businessZone)
}
