import { type Busy, type BusyRow, buildBusy, DAY, type Hours, NOT_BUSY, type Windows } from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import { cachePerDatabase } from '../../../db/weighted-cache.ts'
import { type Calendars, findCalendars, type Occupancy, type Span } from '../../schedules/index.ts'

/** Calendar of one resource or location within a span, at a version. */
export type Calendar = Span & {
  version: number
  /** Null: always open. */
  hours: Hours | null
  busy: Busy
  /** Hold id → `<type>:<id>` of its owner. */
  holdOwners: ReadonlyMap<string, string>
  /** Windows computed from the hours so far, by location; they cover the span. */
  windows: Map<string, Windows>
}

/** A requested calendar and its minimum version. */
export type CalendarRequest = {
  id: string
  kind: 'resource' | 'location'
  version: number
  hoursId: string | null
  /** True if its appointments are counted by the day. */
  counted?: boolean
}

/** Maximum rows of occupied time in memory, over all businesses: some tens of megabytes. */
const maxCacheWeight = 200_000
const getCache = cachePerDatabase<Calendar>(maxCacheWeight)
const readAhead = 28 * DAY

/**
 * Returns these calendars within the span, from memory where they have the current version; reads the others in one
 * statement. Processes need no notification: the version in the database decides.
 */
export async function loadCalendars(
  db: Db,
  siteId: string,
  wanted: readonly CalendarRequest[],
  span: Span,
): Promise<Map<string, Calendar>> {
  if (wanted.length === 0) return new Map()
  // What a transaction sees may never come to be: it neither fills the memory nor reads it.
  if (db.isTransaction) return readCalendars(db, siteId, wanted, span)
  const cache = getCache(db)
  const key = ({ id, counted }: CalendarRequest) => `${siteId}/${id}${counted ? '/counted' : ''}`
  const found = new Map<string, Calendar>()
  const stale: CalendarRequest[] = []
  for (const one of wanted) {
    const stored = cache.get(key(one))
    if (stored && stored.version >= one.version && stored.start <= span.start && stored.end >= span.end)
      found.set(one.id, stored)
    else stale.push(one)
  }
  if (stale.length === 0) return found
  const read = await readCalendars(db, siteId, stale, roomy(span))
  for (const one of stale) {
    const calendar = read.get(one.id) as Calendar
    cache.set(key(one), calendar, calendar.busy.rows.length)
    found.set(one.id, calendar)
  }
  return found
}

/**
 * Adds a session that was just booked to the calendars in memory, so that they need not be read again. `versions` are
 * those the session was decided on; each is now one higher. A calendar that changed otherwise is left to be read.
 */
export function addToCachedCalendars(
  db: Db,
  siteId: string,
  versions: ReadonlyMap<string, number>,
  session: Span & { id: string },
): void {
  const cache = getCache(db)
  for (const [resourceId, version] of versions) {
    const key = `${siteId}/${resourceId}`
    const stored = cache.get(key)
    if (stored?.version !== version) continue
    const row: BusyRow = { start: session.start, end: session.end, source: { kind: 'SESSION', id: session.id } }
    const rows = [...stored.busy.rows, row].sort((one, other) => one.start - other.start)
    cache.set(key, { ...stored, version: version + 1, busy: buildBusy(rows) }, rows.length)
  }
}

/** The same without memory, for deciding inside a transaction. `skip` leaves out rows: one's own. */
export async function readCalendars(
  db: Db,
  siteId: string,
  wanted: readonly CalendarRequest[],
  span: Span,
  skip: (row: Occupancy) => boolean = () => false,
): Promise<Map<string, Calendar>> {
  const idsByKind = (kind: CalendarRequest['kind']) => wanted.filter((one) => one.kind === kind).map(({ id }) => id)
  const scheduleIds = [...new Set(wanted.flatMap(({ hoursId }) => hoursId ?? []))]
  const countedIds = wanted.filter(({ counted }) => counted).map(({ id }) => id)
  const keys = { resourceIds: idsByKind('resource'), locationIds: idsByKind('location'), scheduleIds, countedIds }
  const read = await findCalendars(db, siteId, keys, span)
  const taken = Map.groupBy(
    read.occupancies.filter((row) => !skip(row)),
    ({ resourceId }) => resourceId,
  )
  return new Map(wanted.map((one) => [one.id, buildCalendar(one, read, taken.get(one.id) ?? [], span)]))
}

/** Whole weeks, and a few more: so the next day's and the next month's question is answered from memory. */
function roomy({ start, end }: Span): Span {
  const week = 7 * DAY
  return { start: Math.floor(start / week) * week, end: Math.ceil(end / readAhead) * readAhead }
}

function buildCalendar(one: CalendarRequest, read: Calendars, taken: readonly Occupancy[], span: Span): Calendar {
  const owners = taken.flatMap(({ holdId, holdOwner }) => (holdId && holdOwner ? [[holdId, holdOwner] as const] : []))
  return {
    ...span,
    version: read.versions.get(one.id) ?? one.version,
    hours: one.hoursId === null ? null : (read.hours.get(one.hoursId) ?? null),
    busy: taken.length === 0 ? NOT_BUSY : buildBusy(taken.map(busyRow)),
    holdOwners: new Map(owners),
    windows: new Map(),
  }
}

function busyRow({ start, end, sessionId, holdId, holdUntil, appointmentStart }: Occupancy): BusyRow {
  const counted = appointmentStart === undefined ? {} : { appointmentStart }
  if (holdId !== null) return { start, end, heldUntil: holdUntil, source: { kind: 'HOLD', id: holdId }, ...counted }
  return { start, end, source: { kind: 'SESSION', id: sessionId }, ...counted }
}
