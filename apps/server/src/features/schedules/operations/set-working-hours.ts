import { schedules } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { weeklyFaults } from '../rules/hours-faults.ts'
import { lockHoursSchedule } from '../steps/lock-hours-schedule.ts'
import { changeHours } from '../steps/note-hours.ts'
import { replaceWeeklyHours } from '../store/hours.ts'

export const setWorkingHours: Operation<'setWorkingHours'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const { scheduleId } = input
    const weekly = input.weekly.map((window) => ({ ...window, weekday: schedules.readWeekday(window.weekday) }))
    const savedIn = await lockHoursSchedule(tx, siteId, scheduleId, weekly)
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
