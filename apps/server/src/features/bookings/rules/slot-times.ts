import { isZone, localToInstant, parseLocal } from '@kalends/availability'

export type SlotTimes = { start: number; end: number; zone: string }

export type SlotTimesRefusal = 'INVALID_TIME_ZONE' | 'INVALID_DATE_FORMAT' | 'VALIDATION_FAILURE'

type WrittenSlot = {
  startDate?: string | null | undefined
  endDate?: string | null | undefined
  timezone?: string | null | undefined
}

const withOffset = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})$/

/** Reads start, end and the customer's time zone from a requested slot. */
export function slotTimes(slot: WrittenSlot, businessZone: string): SlotTimes | SlotTimesRefusal {
  const zone = slot.timezone || businessZone
  if (!isZone(zone)) return 'INVALID_TIME_ZONE'
  if (!slot.startDate || !slot.endDate) return 'VALIDATION_FAILURE'
  const start = readInstant(slot.startDate, zone)
  const end = readInstant(slot.endDate, zone)
  if (start === null || end === null) return 'INVALID_DATE_FORMAT'
  return start < end ? { start, end, zone } : 'VALIDATION_FAILURE'
}

const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(3000, 0, 1)

/** Returns null also for dates outside the range that PostgreSQL and calendars support. */
function readInstant(text: string, zone: string): number | null {
  const instant = parseInstant(text, zone)
  return instant !== null && instant >= earliest && instant < latest ? instant : null
}

/** Parses an instant with an offset as is, and a bare wall time in the slot's zone. */
function parseInstant(text: string, zone: string): number | null {
  const match = withOffset.exec(text)
  if (!match) return parseLocal(text) === null ? null : localToInstant(text, zone)
  // The wall part is read on its own first: Date takes the 31st of February for a day in March.
  if (parseLocal(match[1] as string) === null) return null
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? null : instant
}
