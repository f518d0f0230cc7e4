import type { attendance, FieldViolation } from '@kalends/contract'
import { runEachInSavepoint } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordAttendance } from '../steps/note-attendance.ts'
import { attendanceView } from '../view.ts'

export const setAttendance: Operation<'setAttendance'> = async ({ input, actor }, context) => {
  requireConsistentRecords([input.attendance], () => 'attendance')
  const record = await context.transaction((tx) => recordAttendance(context, tx, actor, input.attendance))
  return { attendance: attendanceView(record) }
}

/** Saves each record independently: a refused one does not affect the others. */
export const bulkSetAttendance: Operation<'bulkSetAttendance'> = async ({ input, actor }, context) => {
  const detailed = input.attendanceDetails ?? []
  const [list, name] =
    detailed.length > 0
      ? [detailed.map((it) => it.attendance ?? {}), (index: number) => `attendanceDetails[${index}].attendance`]
      : [input.attendanceList ?? [], (index: number) => `attendanceList[${index}]`]
  if (list.length === 0) return fail('ATTENDANCES_MISSING_IN_REQUEST')
  requireConsistentRecords(list, name)
  return runEachInSavepoint(
    context,
    list,
    async (tx, one) => attendanceView(await recordAttendance(context, tx, actor, one)),
    { returnEntity: input.returnFullEntity },
  )
}

const most = 100_000

/** Fields that no record can do without, or with; all of a request at once. */
function requireConsistentRecords(list: readonly attendance.Attendance[], name: (index: number) => string): void {
  const faults = list.flatMap(({ bookingId, status, numberOfAttendees }, index) => {
    const fault = (field: string, description: string, violatedRule: FieldViolation['violatedRule']) => ({
      field: `${name(index)}.${field}`,
      description,
      violatedRule,
      data: {},
    })
    const count = numberOfAttendees ?? 1
    return [
      ...(bookingId ? [] : [fault('bookingId', 'must be filled in', 'REQUIRED_FIELD')]),
      ...(status ? [] : [fault('status', 'must be filled in', 'REQUIRED_FIELD')]),
      ...(count >= 0 && count <= most
        ? []
        : [fault('numberOfAttendees', `must be between 0 and ${most}`, count < 0 ? 'MIN' : 'MAX')]),
    ]
  })
  if (faults.length > 0) refuseFields(faults)
}
