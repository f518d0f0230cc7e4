import { DAY, type Interval, isZone, toLocalDay } from '@kalends/availability'
import type { calendars, Infer } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { countBookingsByDay, findBookedTime } from '../../bookings/index.ts'
import { findClosingDays, findLocations } from '../../business/index.ts'
import { type ColumnRow, listColumnRows } from '../../resources/index.ts'
import { findCalendarSessions, findHours } from '../../schedules/index.ts'
import { findServiceFaces } from '../../services/index.ts'
import { findSite } from '../../sites/index.ts'
import { buildColumns, buildDays, type Column } from '../rules/columns.ts'
import { buildRange, isFarAway, type Range } from '../rules/range.ts'
import { type CalendarMatter, onlyThese } from '../steps/calendar-matter.ts'
import { loadItems } from '../steps/load-items.ts'
import { readVersion } from '../store/versions.ts'
import { closuresView, type NamedTime } from '../view/closures.ts'
import { columnView } from '../view/column.ts'

type Request = Infer<typeof calendars.QueryCalendarRequest>
type Item = Infer<typeof calendars.CalendarItem>

export const queryCalendar: Operation<'queryCalendar'> = async ({ input, actor }, context) => {
  if (input.timezone && !isZone(input.timezone)) fail('INVALID_TIME_ZONE')
  if (isFarAway(input.fromDate)) refuseFields([tooFar])
  const { db } = context
  const { siteId } = actor
  const site = (await findSite(db, siteId)) ?? fail('NOT_FOUND')
  const range = buildRange(input.fromDate, input.days, input.timezone ?? site.time_zone)
  // Read first, so that a listener who starts from this version hears of changes made in between.
  const version = await readVersion(db, siteId, context.clock.now())
  const [rows, faces] = await Promise.all([listColumnRows(db, siteId), findServiceFaces(db, siteId)])
  const time = await loadWorkingTime(db, siteId, { rows, range, zone: site.time_zone })
  const matter = { ...buildScope(input, actor, context), range, rows, faces, time }
  const { items, columns, bookings } = input.onlyDays ? await loadCounts(matter) : await loadAll(matter)
  const days = buildDays(columns, range).map((minutes, day) => ({
    date: range.dates[day] as string,
    ...(bookings[day] ?? { bookings: 0, unpaid: 0 }),
    ...minutes,
  }))
  const resources = columns.map((column) => columnView(column, !input.onlyDays))
  const startDate = new Date(range.start).toISOString()
  const endDate = new Date(range.end).toISOString()
  const closures = closuresView(matter)
  const locations = time.locations.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name }))
  return { timezone: range.zone, startDate, endDate, resources, items, locations, closures, days, version }
}

function buildScope(input: Request, actor: Actor, { db, clock }: Context) {
  const only = onlyThese(input.resourceIds, actor)
  return { db, actor, siteId: actor.siteId, now: clock.now(), only, includeCancelled: input.includeCancelled === true }
}

const tooFar = { field: 'fromDate', description: 'is too far away', violatedRule: 'MAX', data: {} } as const

type DayCount = { bookings: number; unpaid: number }
type Found = { items: Item[]; columns: Column<ColumnRow>[]; bookings: DayCount[] }

async function loadAll(matter: CalendarMatter): Promise<Found> {
  const { db, siteId, range, only } = matter
  const [items, bookings] = await Promise.all([loadItems(matter), countBookingsByDay(db, siteId, range.bounds, only)])
  return { items, columns: buildColumns({ ...matter, taken: takenBy(items) }, range), bookings }
}

/** The same numbers without the items: for a month, counted by the database. */
async function loadCounts(matter: CalendarMatter): Promise<Found> {
  const { db, siteId, range, only, faces } = matter
  const serviceIds = [...faces.values()].filter(({ type }) => type !== 'APPOINTMENT').map(({ id }) => id)
  const [booked, sessions, bookings] = await Promise.all([
    findBookedTime(db, siteId, range, only),
    findCalendarSessions(db, siteId, range, { serviceIds, resourceIds: only, includeCancelled: false }),
    countBookingsByDay(db, siteId, range.bounds, only),
  ])
  const taken = new Map<string, Interval[]>()
  for (const [id, { starts, ends }] of booked) {
    taken.set(
      id,
      starts.map((start, index) => ({ start, end: ends[index] as number })),
    )
  }
  for (const session of sessions) if (session.serviceId) add(taken, session.resourceIds, session)
  return { items: [], columns: buildColumns({ ...matter, taken }, range), bookings }
}

/** Returns the time that appointments, classes and courses occupy, by resource. */
function takenBy(items: readonly Item[]): Map<string, Interval[]> {
  const taken = new Map<string, Interval[]>()
  for (const { kind, status, resourceIds, startDate, endDate, sessionId } of items) {
    const counts = kind !== 'BLOCK' && kind !== 'HOLD' && sessionId !== null && live.has(status)
    const span = { start: Date.parse(startDate), end: Date.parse(endDate) }
    add(taken, resourceIds, counts ? span : { start: span.start, end: span.start })
  }
  return taken
}

const live = new Set(['CONFIRMED', 'PENDING'])

function add(taken: Map<string, Interval[]>, resourceIds: readonly string[], { start, end }: Interval): void {
  for (const id of resourceIds) {
    const known = taken.get(id)
    if (known) known.push({ start, end })
    else taken.set(id, [{ start, end }])
  }
}

/** Loads hours of columns and locations, and the closing days, for some days: three statements. */
async function loadWorkingTime(
  db: Db,
  siteId: string,
  { rows, range, zone }: { rows: readonly ColumnRow[]; range: Range; zone: string },
): Promise<NamedTime> {
  // Schedules have zones of their own, and hours may pass midnight: exceptions from a little earlier count too.
  const since = toLocalDay(range.start - 3 * DAY, 'UTC')
  const until = toLocalDay(range.end + 3 * DAY, 'UTC')
  const [known, closings] = await Promise.all([findLocations(db, siteId), findClosingDays(db, siteId, since)])
  const scheduleIds = [
    ...rows.flatMap(({ hoursId }) => hoursId ?? []),
    ...known.map((location) => location.schedule_id),
  ]
  const hours = await findHours(db, siteId, [...new Set(scheduleIds)], since)
  const locations = known.flatMap(({ id, name, is_default, status, schedule_id }) => {
    const own = hours.get(schedule_id)
    if (!own) return []
    return [{ id, name, isDefault: is_default, isActive: status === 'ACTIVE', scheduleId: schedule_id, hours: own }]
  })
  return { hours, locations, closings: closings.filter(({ date }) => date <= until), zone }
}
