import { operation } from '../operation.ts'
import { feedOperations } from './feed-operations.ts'
import { QueryCalendarRequest, QueryCalendarResponse, WatchCalendarRequest, WatchCalendarResponse } from './shapes.ts'

/** Operations on the staff calendar. */
export const calendarsOperations = {
  queryCalendar: operation({
    id: 'queryCalendar',
    summary: 'Everything that stands on the calendar in some days, with who works when.',
    method: 'POST',
    paths: ['/v1/calendar/query'],
    access: { manager: 'READ_BOOKINGS' },
    input: QueryCalendarRequest,
    output: QueryCalendarResponse,
    required: ['fromDate', 'days'],
    errors: ['INVALID_TIME_ZONE'],
  }),
  watchCalendar: operation({
    id: 'watchCalendar',
    summary: 'Tells within a second that the calendar changed, as a stream of server-sent events.',
    method: 'GET',
    paths: ['/v1/calendar/changes'],
    access: { manager: 'READ_BOOKINGS' },
    input: WatchCalendarRequest,
    output: WatchCalendarResponse,
    errors: ['THROTTLED_FEATURE'],
    answers: 'text/event-stream',
  }),
  ...feedOperations,
}
