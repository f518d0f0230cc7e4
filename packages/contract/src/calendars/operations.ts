import { operation } from '../operation.ts'
import { feedOperations } from './feed-operations.ts'
import { QueryCalendarRequest, QueryCalendarResponse, WatchCalendarRequest, WatchCalendarResponse } from './shapes.ts'

/** Operations on the staff calendar. */
export const calendarsOperations = {
  queryCalendar: operation({
    id: 'queryCalendar',
    summary: 'Lists everything on the calendar in a range of days, with who works when.',
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
    summary: 'Streams calendar changes as server-sent events, within a second.',
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
