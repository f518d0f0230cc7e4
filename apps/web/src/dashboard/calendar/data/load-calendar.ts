import type { calendars, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { addDays, dayIn } from '../../../lib/format.ts'
import { loadStaff, type StaffChoice } from '../../data/choices.ts'
import type { StaffSession } from '../../staff-context.ts'
import type { CalendarData, Closure, Item, Resource } from '../model.ts'
import { daysShown, readCalendarQuery, weekAround } from './query.ts'

type WireItem = Infer<typeof calendars.CalendarItem>
type WireResource = Infer<typeof calendars.CalendarResource>
type Requested = {
  search: URLSearchParams
  now: number
  zone: string
  firstWeekday: number
  session: StaffSession
}

/** Loads everything on the calendar for the requested days in one call. */
export async function loadCalendar(client: Client, requested: Requested): Promise<CalendarData> {
  const { search, now, zone, firstWeekday, session } = requested
  const { permissions } = session
  const today = dayIn(now, zone)
  const query = readCalendarQuery(search, today)
  const days = daysShown(query, firstWeekday)
  const namedPerson = query.view === 'day' ? null : query.staff
  const found = await client.calendars.queryCalendar({
    fromDate: days[0] ?? today,
    days: days.length,
    timezone: zone,
    includeCancelled: query.withCancelled,
    onlyDays: query.view === 'month',
    ...(namedPerson ? { resourceIds: [namedPerson] } : {}),
  })
  const isHere = ({ locationIds }: Resource): boolean =>
    !query.location || locationIds.length === 0 || locationIds.includes(query.location)
  const isAt = ({ locationId }: Item): boolean => !query.location || !locationId || locationId === query.location
  const [first] = found.days
  const isClosed = query.view === 'day' && query.shows === 'people' && first?.openMinutes === 0
  return {
    ...query,
    choices: {
      people: namedPerson ? await loadStaff(client, session) : found.resources.flatMap(toStaffChoice),
      locations: found.locations,
    },
    closed: isClosed ? { next: await findNextOpen(client, query.day, zone) } : null,
    today,
    days,
    zone,
    now,
    version: found.version,
    week: weekAround(query.day, firstWeekday),
    rights: {
      book: permissions.includes('MANAGE_BOOKINGS'),
      overlap: permissions.includes('OVERRIDE_AVAILABILITY'),
      block: permissions.includes('MANAGE_CALENDAR'),
    },
    resources: found.resources.map(toResource).filter(isHere),
    items: found.items.map(toItem).filter(isAt),
    closures: found.closures.map(toClosure),
    numbers: (query.location && query.view !== 'month' ? [] : found.days).map(({ date, ...numbers }) => ({
      day: date,
      ...numbers,
    })),
  }
}

const toStaffChoice = ({ staffMemberId, resourceId, name, color, imageUrl }: WireResource): StaffChoice[] =>
  staffMemberId === null ? [] : [{ id: resourceId, name, hue: color, photoUrl: imageUrl }]

/** Looks six weeks ahead for a day on which somebody works. */
async function findNextOpen(client: Client, day: string, zone: string): Promise<string | null> {
  const { days } = await client.calendars.queryCalendar({
    fromDate: addDays(day, 1),
    days: 42,
    timezone: zone,
    onlyDays: true,
  })
  return days.find(({ openMinutes }) => openMinutes > 0)?.date ?? null
}

const toResource = (wire: WireResource): Resource => ({
  id: wire.resourceId,
  name: wire.name,
  hue: wire.color,
  photoUrl: wire.imageUrl,
  isPerson: wire.staffMemberId !== null,
  staffMemberId: wire.staffMemberId,
  locationIds: wire.locationIds,
  open: wire.open.map(({ startDate, endDate }) => ({ from: Date.parse(startDate), until: Date.parse(endDate) })),
  openMinutes: wire.openMinutes,
  busyMinutes: wire.busyMinutes,
})

const toClosure = (wire: Infer<typeof calendars.CalendarClosure>): Closure => ({
  key: [wire.kind, wire.date, wire.locationId, wire.resourceId].join(' '),
  kind: wire.kind,
  day: wire.date,
  locationId: wire.locationId,
  locationName: wire.locationName,
  resourceId: wire.resourceId,
  windows: wire.windows,
  reason: wire.reason,
})

const roots = { HOLD: 'hold', APPOINTMENT: 'booking', CLASS: 'session', COURSE: 'session', BLOCK: 'session' } as const

export function toItem(wire: WireItem): Item {
  return {
    key: `${roots[wire.kind]}-${wire.id}`,
    kind: wire.kind,
    id: wire.id,
    revision: wire.revision ?? '',
    sessionId: wire.sessionId,
    from: Date.parse(wire.startDate),
    until: Date.parse(wire.endDate),
    bufferBefore: wire.bufferBeforeMinutes,
    bufferAfter: wire.bufferAfterMinutes,
    resourceIds: wire.resourceIds,
    staffToBeNamed: wire.staffToBeNamed,
    locationId: wire.locationId,
    serviceId: wire.serviceId,
    title: wire.title,
    hue: wire.color,
    customer: wire.customerName,
    status: wire.status,
    payment: wire.paymentStatus,
    unpaid: wire.unpaid,
    attendance: wire.attendance,
    attendedAt: wire.attendanceAt === null ? null : Date.parse(wire.attendanceAt),
    doubleBooked: wire.doubleBooked,
    firstVisit: wire.firstVisit,
    hasNote: wire.hasNote,
    note: wire.note,
    participants: wire.participants,
    seats: wire.seats && { capacity: wire.seats.capacity, taken: wire.seats.taken },
    waiting: wire.waiting,
    isSeries: wire.ruleId !== null,
    heldUntil: wire.heldUntil === null ? null : Date.parse(wire.heldUntil),
  }
}
