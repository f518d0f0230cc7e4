import type { RoutesOf } from '../../operation.ts'
import { getWorkingHours } from './operations/get-working-hours.ts'
import { removeHoursExceptions } from './operations/remove-hours-exceptions.ts'
import { setHoursExceptions } from './operations/set-hours-exceptions.ts'
import { setWorkingHours } from './operations/set-working-hours.ts'

export const schedulesRoutes: RoutesOf<'schedules'> = {
  getWorkingHours,
  setWorkingHours,
  setHoursExceptions,
  removeHoursExceptions,
}
