import type { Operation } from '../../../operation.ts'
import { showWorkingHours } from '../steps/show-working-hours.ts'

export const getWorkingHours: Operation<'getWorkingHours'> = async ({ input, actor }, { db }) =>
  showWorkingHours(db, actor.siteId, input.scheduleId)
