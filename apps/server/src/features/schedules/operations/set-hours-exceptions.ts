import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { exceptionFaults } from '../rules/hours-faults.ts'
import { putExceptions } from '../store/working-hours.ts'
import { showWorkingHours } from './get-working-hours.ts'
import { openHours } from './set-working-hours.ts'

export const setHoursExceptions: Operation<'setHoursExceptions'> = async ({ input, actor: { siteId } }, context) =>
  context.transaction(async (tx) => {
    const { scheduleId, exceptions } = input
    await openHours(tx, siteId, scheduleId, exceptions)
    const faults = exceptionFaults(exceptions)
    if (faults.length > 0) refuseFields(faults)
    await putExceptions(tx, siteId, scheduleId, exceptions)
    return showWorkingHours(tx, siteId, scheduleId)
  })
