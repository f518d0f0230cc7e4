import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'

export const schedulesRoutes: RoutesOf<'schedules'> = {
  getWorkingHours: notBuilt,
  setWorkingHours: notBuilt,
  setHoursExceptions: notBuilt,
  removeHoursExceptions: notBuilt,
}
