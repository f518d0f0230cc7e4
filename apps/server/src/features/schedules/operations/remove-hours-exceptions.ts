import type { Operation } from '../../../operation.ts'
import { deleteExceptions } from '../store/working-hours.ts'
import { showWorkingHours } from './get-working-hours.ts'
import { openHours } from './set-working-hours.ts'

export const removeHoursExceptions: Operation<'removeHoursExceptions'> = async (
  { input, actor: { siteId } },
  context,
) =>
  context.transaction(async (tx) => {
    const { scheduleId, dates, locationId } = input
    await openHours(tx, siteId, scheduleId, [])
    await deleteExceptions(tx, siteId, scheduleId, { dates, locationId })
    return showWorkingHours(tx, siteId, scheduleId)
  })
