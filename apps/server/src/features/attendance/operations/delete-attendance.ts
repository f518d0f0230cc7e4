import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { runEachInSavepoint } from '../../../db/run-each.ts'
import { publishEvent } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { addBookingHistory, identificationView, lockBooking, settleNoShow, visibleTo } from '../../bookings/index.ts'
import { deleteRecord, findAttendance, wasAbsent } from '../store/attendances.ts'
import { attendanceView } from '../view.ts'

/** Deletions are published under this name. Source: facts/bookings/attendance.json, events. */
const attendanceFqdn = 'wix.bookings.v2.attendance'

export const deleteAttendance: Operation<'deleteAttendance'> = async ({ input, actor }, context) => {
  await context.transaction((tx) => deleteRecorded(context, tx, actor, input.attendanceId))
  return {}
}

export const bulkDeleteAttendances: Operation<'bulkDeleteAttendances'> = ({ input, actor }, context) =>
  runEachInSavepoint(context, input.attendanceIds, async (tx, id) => {
    await deleteRecorded(context, tx, actor, id)
    return { id }
  })

/** Deletes a record. Its content stays in the booking's history. */
async function deleteRecorded(context: Context, tx: Tx, actor: Actor, id: string): Promise<void> {
  const found = await findAttendance(tx, actor.siteId, id, visibleTo(actor))
  const booking = found && (await lockBooking(tx, actor.siteId, found.booking_id))
  // Read again under the lock: another request may have deleted it.
  const record = booking && (await findAttendance(tx, actor.siteId, id, visibleTo(actor)))
  if (!booking || !record) return fail('ATTENDANCE_NOT_FOUND')
  const now = context.clock.now()
  await deleteRecord(tx, record)
  await addBookingHistory(tx, booking, {
    action: 'attendance',
    actor,
    occurredAt: now,
    detail: { attendance: { from: record.status, to: 'NOT_SET' }, eventId: record.session_id },
  })
  const { site_id: siteId, id: bookingId } = booking
  await settleNoShow(context, tx, booking, { actor, came: !(await wasAbsent(tx, siteId, bookingId)) })
  await publishEvent(tx, {
    siteId: actor.siteId,
    entityFqdn: attendanceFqdn,
    entityId: record.id,
    sequence: 1,
    slug: 'deleted',
    occurredAt: now,
    actor: identificationView(actor),
    payload: { deletedEvent: { deletedEntity: attendanceView(record) } },
  })
}
