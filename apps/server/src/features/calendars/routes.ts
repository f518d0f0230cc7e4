import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'

export const calendarsRoutes: RoutesOf<'calendars'> = {
  queryCalendar: notBuilt,
  watchCalendar: notBuilt,
}
