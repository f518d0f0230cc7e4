import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { weeklyFaults } from '../rules/hours-faults.ts'
import { changeHours } from '../steps/note-hours.ts'
import { replaceWeeklyHours } from '../store/hours.ts'
import { locationsExist, lockSchedule } from '../store/working-hours.ts'

export const setWorkingHours: Operation<'setWorkingHours'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const { scheduleId, weekly } = input
    const savedIn = await openHours(tx, siteId, scheduleId, weekly)
    const faults = weeklyFaults(weekly)
    if (faults.length > 0) refuseFields(faults)
    const rules = weekly.map(({ opensMinute, closesMinute, ...rest }) => ({
      ...rest,
      openMinute: opensMinute,
      closeMinute: closesMinute,
    }))
    const change = { actor, scheduleId, operation: 'setWorkingHours' }
    return changeHours(context, tx, change, () => replaceWeeklyHours(tx, siteId, savedIn, rules))
  })

/** Locks the schedule that stores the hours and returns its id. Locations named must belong to the business. */
export async function openHours(
  tx: Tx,
  siteId: string,
  scheduleId: string,
  entries: readonly { locationId?: string | null }[],
): Promise<string> {
  const savedIn = (await lockSchedule(tx, siteId, scheduleId)) ?? fail('SCHEDULE_NOT_FOUND')
  const named = new Set(entries.flatMap(({ locationId }) => locationId?.toLowerCase() ?? []))
  if (!(await locationsExist(tx, siteId, [...named]))) fail('LOCATION_NOT_FOUND')
  return savedIn
}
