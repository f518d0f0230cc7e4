import type { Operation } from '../../../operation.ts'
import { visibleTo } from '../../bookings/index.ts'
import { countRecords, queryRecords } from '../store/attendances.ts'
import { attendanceView } from '../view.ts'

export const queryAttendance: Operation<'queryAttendance'> = async ({ input, actor }, context) => {
  const { rows, pagingMetadata } = await queryRecords(context.db, actor.siteId, visibleTo(actor), input.query)
  const { total, cursors, hasNext } = pagingMetadata
  return { attendances: rows.map(attendanceView), pagingMetadata: { totalCount: total, cursors, hasNext } }
}

export const countAttendances: Operation<'countAttendances'> = async ({ input, actor }, context) => ({
  count: await countRecords(context.db, actor.siteId, visibleTo(actor), input.filter),
})
