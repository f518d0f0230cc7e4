import type { RoutesOf } from '../../operation.ts'
import {
  endMyCalendarFeed,
  getCalendarFeed,
  getMyCalendarFeed,
  renewMyCalendarFeed,
} from './operations/get-my-calendar-feed.ts'
import { queryCalendar } from './operations/query-calendar.ts'
import { watchCalendar } from './operations/watch-calendar.ts'

export const calendarsRoutes: RoutesOf<'calendars'> = {
  queryCalendar,
  watchCalendar,
  getMyCalendarFeed,
  renewMyCalendarFeed,
  endMyCalendarFeed,
  getCalendarFeed,
}
