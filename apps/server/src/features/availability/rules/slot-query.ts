import { DAY, instantToWall } from '@kalends/availability'
import type { availability, FieldViolation, members } from '@kalends/contract'
import { readWritten, toInstant, type WrittenInstant } from './written-instant.ts'

/** A query, read and checked as far as possible without the business. */
export type SlotQuery = {
  serviceIds: string[]
  from: WrittenInstant
  to: WrittenInstant
  resourceIds: string[] | undefined
  locationIds: string[] | undefined
  match: SlotMatch
  descending: boolean
  slotsPerDay: number | undefined
  limit: number | undefined
}

/** What a field is compared with; with a list of ids, one of them. */
type FieldType = 'boolean' | 'number' | 'timestamp' | 'guids'

/** Requested entries; absent fields match all. */
export type SlotMatch = {
  bookable?: boolean
  openSpots?: number
  tooEarlyToBook?: boolean
  tooLateToBook?: boolean
  bookOnlineDisabled?: boolean
}

const maxDays = 366
const maxIds = 100
const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const fields = [
  'startDate',
  'endDate',
  'serviceId',
  'resourceId',
  'bookable',
  'openSpots',
  'location.businessLocation.id',
  ...['tooEarlyToBook', 'tooLateToBook', 'bookOnlineDisabled'].map((name) => `bookingPolicyViolations.${name}`),
]
const sortFields = ['startDate']

/** Reads a query; reports all violations at once. */
export function readSlotQuery(request: availability.QueryAvailabilityRequest): SlotQuery | FieldViolation[] {
  const { query, slotsPerDay } = request
  const filter = query.filter ?? {}
  const found: FieldViolation[] = []
  const read = reader(filter, found)
  for (const name of Object.keys(filter)) {
    if (fields.includes(name)) continue
    const about = `is not a field to filter by: choose one of ${fields.join(', ')}`
    found.push(violation(`filter.${name}`, about, 'UNKNOWN_FIELD', { fields }))
  }
  const violationFlag = (name: string) => read.flag(`bookingPolicyViolations.${name}`)
  const requested = {
    serviceIds: read.ids('serviceId', true) ?? [],
    from: read.instant('startDate'),
    to: read.instant('endDate'),
    resourceIds: read.ids('resourceId', false),
    locationIds: read.ids('location.businessLocation.id', false),
    match: defined({
      bookable: read.flag('bookable'),
      openSpots: read.count('openSpots'),
      tooEarlyToBook: violationFlag('tooEarlyToBook'),
      tooLateToBook: violationFlag('tooLateToBook'),
      bookOnlineDisabled: violationFlag('bookOnlineDisabled'),
    }),
    descending: readSort(query.sort ?? [], found),
    slotsPerDay: atLeastOne('slotsPerDay', slotsPerDay, found),
    limit: atLeastOne('query.cursorPaging.limit', query.cursorPaging?.limit, found),
  }
  if (query.cursorPaging?.cursor)
    found.push(violation('cursorPaging.cursor', 'is not one that was given out', 'FORMAT'))
  const { from, to } = requested
  return found.length > 0 || !from || !to ? found : { ...requested, from, to }
}

/** Returns the requested range as instants, or its violations. */
export function readRange(
  { from, to }: Pick<SlotQuery, 'from' | 'to'>,
  zone: string | undefined,
  businessZone: string,
): { start: number; end: number } | FieldViolation {
  const start = toInstant(from, zone, businessZone)
  const end = toInstant(to, zone, businessZone)
  if (start >= end) return violation('filter.endDate', 'must be later than startDate', 'MIN')
  const wall = (instant: number) => instantToWall(instant, zone ?? businessZone)
  if (wall(end) - wall(start) > maxDays * DAY)
    return violation('filter.endDate', `must be within ${maxDays} days of startDate`, 'MAX')
  return { start, end }
}

export function violation(
  field: string,
  description: string,
  violatedRule: FieldViolation['violatedRule'],
  data: FieldViolation['data'] = {},
): FieldViolation {
  const path = field === 'slotsPerDay' || field.startsWith('query.') ? field : `query.${field}`
  return { field: path, description, violatedRule, data }
}

/** Reads typed fields of a filter that supports equality only. */
function reader(filter: Record<string, unknown>, found: FieldViolation[]) {
  const wrong = (name: string, type: FieldType, description: string) => {
    const data = { type, operators: [] }
    found.push(violation(`filter.${name}`, description, isObject(filter[name]) ? 'FORMAT' : 'TYPE', data))
    return undefined
  }
  const given = (name: string) => filter[name] !== undefined && filter[name] !== null
  return {
    flag: (name: string): boolean | undefined => {
      if (!given(name)) return undefined
      const value = filter[name]
      return typeof value === 'boolean' ? value : wrong(name, 'boolean', 'must be true or false')
    },
    count: (name: string): number | undefined => {
      if (!given(name)) return undefined
      const value = filter[name]
      return Number.isSafeInteger(value) && (value as number) >= 0
        ? (value as number)
        : wrong(name, 'number', 'must be a whole number of at least 0')
    },
    instant: (name: string): WrittenInstant | undefined => {
      if (!given(name)) {
        found.push(violation(`filter.${name}`, 'must be given', 'REQUIRED_FIELD'))
        return undefined
      }
      const value = filter[name]
      if (typeof value !== 'string') return wrong(name, 'timestamp', 'must be a date as text')
      const read = readWritten(value)
      if (!read) found.push(violation(`filter.${name}`, 'must be a date in ISO 8601', 'FORMAT'))
      return read
    },
    ids: (name: string, required: boolean): string[] | undefined => {
      if (!given(name)) {
        if (required) found.push(violation(`filter.${name}`, 'must be given', 'REQUIRED_FIELD'))
        return undefined
      }
      return readIds(name, filter[name], found, () => wrong(name, 'guids', 'must be an id or a list of ids'))
    },
  }
}

function readIds(name: string, value: unknown, found: FieldViolation[], refuse: () => undefined): string[] | undefined {
  const list = Array.isArray(value) ? value : [value]
  if (!list.every((id) => typeof id === 'string')) return refuse()
  if (list.length > maxIds) found.push(violation(`filter.${name}`, `must not list more than ${maxIds} ids`, 'MAX_SIZE'))
  if (!list.every((id) => guid.test(id))) found.push(violation(`filter.${name}`, 'must be a GUID', 'FORMAT'))
  return [...new Set(list.map((id) => id.toLowerCase()))]
}

/** Lists in the API may contain null: here it names no field. */
function readSort(sort: readonly (members.Sorting | null)[], found: FieldViolation[]): boolean {
  for (const [i, entry] of sort.entries()) {
    if (entry?.fieldName === 'startDate' || entry?.fieldName === 'startTime') continue
    found.push(
      violation(`sort[${i}].fieldName`, 'must be startDate: nothing else can be sorted by', 'FORMAT', {
        fields: sortFields,
      }),
    )
  }
  return sort[0]?.order === 'DESC'
}

function atLeastOne(field: string, value: number | null | undefined, found: FieldViolation[]): number | undefined {
  if (value == null) return undefined
  if (value < 1) found.push(violation(field, 'must be at least 1', 'MIN'))
  return value
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/** Without the keys that are undefined. */
function defined(match: { [K in keyof SlotMatch]: SlotMatch[K] | undefined }): SlotMatch {
  return Object.fromEntries(Object.entries(match).filter(([, value]) => value !== undefined))
}
