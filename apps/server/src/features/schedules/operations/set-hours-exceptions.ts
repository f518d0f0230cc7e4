import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { exceptionFaults } from '../rules/hours-faults.ts'
import { lockHoursSchedule } from '../steps/lock-hours-schedule.ts'
import { changeHours } from '../steps/note-hours.ts'
import { putExceptions } from '../store/working-hours.ts'

export const setHoursExceptions: Operation<'setHoursExceptions'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const { scheduleId, exceptions } = input
    const savedIn = await lockHoursSchedule(tx, siteId, scheduleId, exceptions)
    const faults = exceptionFaults(exceptions)
    if (faults.length > 0) refuseFields(faults)
    const change = { actor, scheduleId, operation: 'setHoursExceptions' }
    return changeHours(context, tx, change, () => putExceptions(tx, siteId, savedIn, exceptions))
  })
