import type { availability, FieldViolation } from '@kalends/contract'
import { refuseFields } from '../../../refusal.ts'
import { fault } from '../rules/fault.ts'
import type { LocationFilter, SlotLocation } from '../rules/offered-locations.ts'
import { readWritten, toInstant } from '../rules/written-instant.ts'
import { maxDays } from './local-range.ts'

type Request = Omit<availability.CalculateMultiSlotAvailabilityRequest, 'cursorPaging'>
type Part = availability.RuleBasedConstraints

/** A requested visit of several services, checked as far as possible without the business. */
export type VisitQuery = {
  /** Epoch milliseconds: starts then or later, ends by then. */
  range: { start: number; end: number }
  location: LocationFilter
  parts: (Part & { serviceId: string })[]
}

/** Reads what the first call must say; every mistake at once. */
export function readVisitQuery({ from, to, timeZone, location, slots }: Request): VisitQuery {
  const wanted = { from, to, timeZone, location, slots: slots?.length ? slots : undefined }
  const missing = Object.entries(wanted).filter(([, value]) => !value)
  const found: FieldViolation[] = missing.map(([field]) => fault(field, 'REQUIRED_FIELD', 'must be given'))
  const parts = (slots ?? []).map((part, i) => {
    if (!part.serviceId) found.push(fault(`slots[${i}].serviceId`, 'REQUIRED_FIELD', 'must be given'))
    return { ...part, serviceId: part.serviceId?.toLowerCase() ?? '' }
  })
  const at = location ? locationFilter(location, found) : {}
  if (found.length > 0) return refuseFields(found)
  return { range: visitRange(from ?? '', to ?? '', timeZone ?? ''), location: at, parts }
}

function locationFilter({ locationType, id }: availability.Location, found: FieldViolation[]): LocationFilter {
  if (!locationType || locationType === 'UNDEFINED') {
    found.push(fault('location.locationType', 'REQUIRED_FIELD', 'must be given'))
    return {}
  }
  if (locationType !== 'OWNER_BUSINESS') return { type: locationType satisfies SlotLocation['type'] }
  if (!id) found.push(fault('location.id', 'REQUIRED_FIELD', 'is required for a business location'))
  return { type: locationType, locationIds: id ? [id.toLowerCase()] : [] }
}

const day = 86_400_000

function visitRange(from: string, to: string, zone: string): { start: number; end: number } {
  const start = instantIn('from', from, zone)
  const end = instantIn('to', to, zone)
  if (end <= start) refuseFields([fault('to', 'MIN', 'must be later than from')])
  // The longest days have an hour or so more: half a day of tolerance refuses no valid range.
  if (end - start > (maxDays + 0.5) * day) refuseFields([fault('to', 'MAX', `must lie within ${maxDays} days`)])
  return { start, end }
}

function instantIn(field: string, text: string, zone: string): number {
  const written = readWritten(text)
  return written ? toInstant(written, zone, zone) : refuseFields([fault(field, 'FORMAT', 'must be a date in ISO 8601')])
}
