import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { runEachInSavepoint } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockBooking, settleNoShow, visibleTo } from '../../bookings/index.ts'
import { deleteRecord } from '../steps/delete-record.ts'
import { findAttendance, wasAbsent } from '../store/attendances.ts'

export const deleteAttendance: Operation<'deleteAttendance'> = async ({ input, actor }, context) => {
  await context.transaction((tx) => deleteRecorded(context, tx, actor, input.attendanceId))
  return {}
}

export const bulkDeleteAttendances: Operation<'bulkDeleteAttendances'> = ({ input, actor }, context) =>
  runEachInSavepoint(context, input.attendanceIds, async (tx, id) => {
    await deleteRecorded(context, tx, actor, id)
    return { id }
  })

/** Deletes a record, and with it the fee of a no-show. */
async function deleteRecorded(context: Context, tx: Tx, actor: Actor, id: string): Promise<void> {
  const found = await findAttendance(tx, actor.siteId, id, visibleTo(actor))
  const booking = found && (await lockBooking(tx, actor.siteId, found.booking_id))
  // Read again under the lock: another request may have deleted it.
  const record = booking && (await findAttendance(tx, actor.siteId, id, visibleTo(actor)))
  if (!booking || !record) return fail('ATTENDANCE_NOT_FOUND')
  await deleteRecord(context, tx, { booking, record, actor })
  const { site_id: siteId, id: bookingId } = booking
  await settleNoShow(context, tx, booking, { actor, came: !(await wasAbsent(tx, siteId, bookingId)) })
}
