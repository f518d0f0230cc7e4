import type { catalogSearch, FieldViolation } from '@kalends/contract'

type Filters = catalogSearch.ServiceFilters
type Known = Exclude<keyof Filters, 'attributes'>

/** Validators of filters read from a cursor, which clients can forge. */
const kinds: Record<Known, (value: unknown) => boolean> = {
  localStartDate: isText,
  localEndDate: isText,
  timeZone: isText,
  exactMatch: isFlag,
  locationIds: (value) => Array.isArray(value) && value.every((id) => isText(id) && guid.test(id)),
  resourceTypes: (value) => Array.isArray(value) && value.every(isText),
  includeUnavailable: isFlag,
}

/**
 * Reads the filters of a search from the request or its cursor. Filters sent with a cursor must equal those in it;
 * violations name their field.
 */
export function searchedBy(
  sent: Filters,
  cursor: { words: unknown; at: string } | undefined,
): Pick<Filters, Known> | FieldViolation[] {
  if (sent.attributes?.length) return [fault('serviceFilters.attributes', noAttributes, 'UNFILTERABLE_FIELD')]
  const written = Object.fromEntries(Object.entries(sent).filter(([name, value]) => name in kinds && value != null))
  if (!cursor) return written
  const carried = cursor.words ?? {}
  if (!isFilters(carried))
    return [{ field: cursor.at, description: 'is not a cursor of this list', violatedRule: 'FORMAT', data: {} }]
  const changed = Object.keys(written).filter(
    (name) => JSON.stringify(written[name]) !== JSON.stringify((carried as Record<string, unknown>)[name]),
  )
  if (changed.length === 0) return carried
  return changed.map((name) => fault(`serviceFilters.${name}`, besideCursor, 'NOT_BESIDE_CURSOR'))
}

const noAttributes = 'cannot be filtered by: booked entities have no attributes here'
const besideCursor = 'is part of the cursor and cannot be changed'
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function isFilters(value: unknown): value is Pick<Filters, Known> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(([name, one]) => Object.hasOwn(kinds, name) && kinds[name as Known](one))
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 1000 && !value.includes('\u0000')
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean'
}

function fault(field: string, description: string, ruleName: string): FieldViolation {
  return { field, description, violatedRule: 'OTHER', ruleName, data: {} }
}
