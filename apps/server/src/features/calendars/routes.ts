import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'
import { queryCalendar } from './operations/query-calendar.ts'

export const calendarsRoutes: RoutesOf<'calendars'> = {
  queryCalendar,
  watchCalendar: notBuilt,
}
