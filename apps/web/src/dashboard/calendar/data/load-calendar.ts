import type { calendars, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { dayIn } from '../../../lib/format.ts'
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
  permissions: StaffSession['permissions']
}

/** Loads everything on the calendar for the requested days in one call. */
export async function loadCalendar(client: Client, requested: Requested): Promise<CalendarData> {
  const { search, now, zone, firstWeekday, permissions } = requested
  const today = dayIn(now, zone)
  const query = readCalendarQuery(search, today)
  const days = daysShown(query, firstWeekday)
  const found = await client.calendars.queryCalendar({
    fromDate: days[0] ?? today,
    days: days.length,
    timezone: zone,
    includeCancelled: query.withCancelled,
    onlyDays: query.view === 'month',
    ...(query.view !== 'day' && query.staff ? { resourceIds: [query.staff] } : {}),
  })
  return {
    ...query,
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
    resources: found.resources.map(toResource),
    items: found.items.map(toItem),
    closures: found.closures.map(toClosure),
    numbers: found.days.map(({ date, ...numbers }) => ({ day: date, ...numbers })),
  }
}

const toResource = (wire: WireResource): Resource => ({
  id: wire.resourceId,
  name: wire.name,
  hue: wire.color,
  photoUrl: wire.imageUrl,
  isPerson: wire.staffMemberId !== null,
  staffMemberId: wire.staffMemberId,
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
