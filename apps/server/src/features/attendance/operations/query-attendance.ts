import { attendance } from '@kalends/contract'
import { projectFields } from '../../../http/project-fields.ts'
import type { Operation } from '../../../operation.ts'
import { visibleTo } from '../../bookings/index.ts'
import { countRecords, queryRecords } from '../store/attendances.ts'
import { attendanceView } from '../view.ts'

export const queryAttendance: Operation<'queryAttendance'> = async ({ input, actor }, context) => {
  const { rows, pagingMetadata } = await queryRecords(context.db, actor.siteId, visibleTo(actor), input.query)
  const { total, cursors, hasNext } = pagingMetadata
  const attendances = projectFields(attendance.Attendance, rows.map(attendanceView), input.query?.fields)
  return { attendances, pagingMetadata: { totalCount: total, cursors, hasNext } }
}

export const countAttendances: Operation<'countAttendances'> = async ({ input, actor }, context) => ({
  count: await countRecords(context.db, actor.siteId, visibleTo(actor), input.filter),
})
