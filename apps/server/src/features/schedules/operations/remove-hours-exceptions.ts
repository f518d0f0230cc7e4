import type { Operation } from '../../../operation.ts'
import { lockHoursSchedule } from '../steps/lock-hours-schedule.ts'
import { changeHours } from '../steps/note-hours.ts'
import { deleteExceptions } from '../store/working-hours.ts'

export const removeHoursExceptions: Operation<'removeHoursExceptions'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const { scheduleId, dates, locationId } = input
    const savedIn = await lockHoursSchedule(tx, siteId, scheduleId, [])
    const change = { actor, scheduleId, operation: 'removeHoursExceptions' }
    return changeHours(context, tx, change, () => deleteExceptions(tx, siteId, savedIn, { dates, locationId }))
  })
