import type { attendance } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { addBookingHistory, type BookingRow, lockBooking, settleNoShow, visibleTo } from '../../bookings/index.ts'
import { findSession } from '../../schedules/index.ts'
import { isGuid } from '../../sites/index.ts'
import { attendedSession } from '../rules/attended-session.ts'
import { type AttendanceRow, findRecord, putAttendance, wasAbsent } from '../store/attendances.ts'

/** Records the attendance of one booking at one session, with an entry in the booking's history. */
export async function recordAttendance(
  context: Context,
  tx: Tx,
  actor: Actor,
  sent: attendance.Attendance,
): Promise<AttendanceRow> {
  const booking = await lockBooking(tx, actor.siteId, sent.bookingId ?? '', visibleTo(actor))
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const session = await toClassSession(tx, booking, (sent.eventId ?? sent.sessionId)?.toLowerCase())
  const siteId = actor.siteId
  const now = context.clock.now()
  const keys = { bookingId: booking.id, sessionId: session }
  const before = await findRecord(tx, siteId, keys)
  const status = sent.status ?? 'NOT_SET'
  const attendees = sent.numberOfAttendees ?? 1
  if (before?.status === status && before.number_of_attendees === attendees) return before
  const record = await putAttendance(tx, { siteId, id: context.ids.guid(), ...keys, status, attendees, now })
  await addBookingHistory(tx, booking, {
    action: 'attendance',
    actor,
    occurredAt: now,
    detail: {
      attendance: { from: before?.status ?? 'NOT_SET', to: status },
      numberOfAttendees: attendees,
      eventId: session,
    },
  })
  await settleNoShow(context, tx, booking, { actor, came: !(await wasAbsent(tx, siteId, booking.id)) })
  return record
}

async function toClassSession(tx: Tx, booking: BookingRow, sent: string | undefined): Promise<string> {
  const classSession = attendedSession(booking, sent)
  if (typeof classSession === 'string') return fail(classSession)
  if (booking.tag !== 'COURSE') return classSession.id
  const session = isGuid(classSession.id) ? await findSession(tx, booking.site_id, classSession.id) : undefined
  return session?.schedule_id === booking.schedule_id ? session.id : fail('SESSION_NOT_FOUND')
}
