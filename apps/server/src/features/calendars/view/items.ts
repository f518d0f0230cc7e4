import type { calendars, Infer } from '@kalends/contract'
import type { CalendarAttendance } from '../../attendance/index.ts'
import type { CalendarBooking } from '../../bookings/index.ts'
import type { CalendarHold } from '../../holds/index.ts'
import type { CalendarSession, SeatCounts } from '../../schedules/index.ts'
import type { ServiceFace } from '../../services/index.ts'

type Item = Infer<typeof calendars.CalendarItem>

const nothing = {
  revision: null,
  sessionId: null,
  locationId: null,
  serviceId: null,
  customerName: null,
  contactId: null,
  paymentStatus: null,
  unpaid: 0,
  attendance: null,
  attendanceAt: null,
  doubleBooked: false,
  firstVisit: false,
  hasNote: false,
  note: null,
  participants: 0,
  seats: null,
  waiting: 0,
  ruleId: null,
  heldUntil: null,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  staffToBeNamed: false,
} as const

export function appointmentItem(
  booking: CalendarBooking,
  known: { face: ServiceFace | undefined; attendance: CalendarAttendance | undefined; hasNote: boolean },
): Item {
  const { id, sessionId, serviceId, title, resourceIds, locationId, status, paymentStatus, contactId } = booking
  return {
    ...nothing,
    kind: 'APPOINTMENT',
    id,
    revision: String(booking.revision),
    sessionId,
    serviceId,
    title,
    resourceIds,
    locationId,
    status,
    paymentStatus,
    unpaid: booking.isUnpaid ? 1 : 0,
    contactId,
    participants: booking.participants,
    ...times(booking),
    bufferBeforeMinutes: booking.bufferBeforeMinutes,
    bufferAfterMinutes: booking.bufferAfterMinutes,
    color: known.face?.color ?? '',
    customerName: [booking.firstName, booking.lastName].filter(Boolean).join(' ').slice(0, 200) || null,
    attendance: known.attendance?.status ?? null,
    attendanceAt: known.attendance ? iso(Date.parse(known.attendance.notedAt)) : null,
    doubleBooked: booking.doubleBooked,
    firstVisit: booking.firstVisit,
    hasNote: known.hasNote,
  }
}

export function sessionItem(
  session: CalendarSession,
  known: {
    face: ServiceFace | undefined
    seats: SeatCounts | undefined
    waiting: number
    unpaid: number
    maySeeNote: boolean
  },
): Item {
  const { id, serviceId, status, resourceIds, staffToBeNamed, locationId, ruleId, doubleBooked, note } = session
  const { face, seats, waiting, unpaid } = known
  return {
    ...nothing,
    kind: itemKind(face),
    id,
    revision: String(session.revision),
    sessionId: id,
    serviceId,
    status,
    resourceIds,
    staffToBeNamed,
    locationId,
    ruleId,
    doubleBooked,
    waiting,
    unpaid,
    ...times(session),
    title: session.title || (face?.name ?? ''),
    color: face?.color ?? '',
    hasNote: note !== null && note !== '',
    note: known.maySeeNote ? note : null,
    participants: seats?.taken ?? 0,
    seats: seats ?? null,
  }
}

export function holdItem(hold: CalendarHold, face: ServiceFace | undefined): Item {
  const { id, serviceId, resourceIds, until } = hold
  const { name: title = '', color = '', bufferBeforeMinutes = 0, bufferAfterMinutes = 0 } = face ?? {}
  return {
    ...nothing,
    kind: 'HOLD',
    id,
    serviceId,
    resourceIds,
    title,
    color,
    bufferBeforeMinutes,
    bufferAfterMinutes,
    status: 'HELD',
    heldUntil: iso(until),
    ...times(hold),
  }
}

function itemKind(face: ServiceFace | undefined): 'CLASS' | 'COURSE' | 'BLOCK' {
  if (!face) return 'BLOCK'
  return face.type === 'COURSE' ? 'COURSE' : 'CLASS'
}

function times({ start, end }: { start: number; end: number }): { startDate: string; endDate: string } {
  return { startDate: iso(start), endDate: iso(end) }
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
