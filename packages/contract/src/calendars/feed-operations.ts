import { operation } from '../operation.ts'
import {
  EndMyCalendarFeedRequest,
  EndMyCalendarFeedResponse,
  GetCalendarFeedRequest,
  GetCalendarFeedResponse,
  GetMyCalendarFeedRequest,
  GetMyCalendarFeedResponse,
  RenewMyCalendarFeedRequest,
  RenewMyCalendarFeedResponse,
} from './feed-shapes.ts'

const mine = ['/v1/calendar-feeds/my'] as const

/** Operations on calendar feeds of members' bookings. */
export const feedOperations = {
  getMyCalendarFeed: operation({
    id: 'getMyCalendarFeed',
    summary: 'Whether calendars can read the bookings of the member who calls.',
    method: 'GET',
    paths: mine,
    access: { member: 'own' },
    input: GetMyCalendarFeedRequest,
    output: GetMyCalendarFeedResponse,
    errors: [],
  }),
  renewMyCalendarFeed: operation({
    id: 'renewMyCalendarFeed',
    summary: 'Makes the secret address of that feed; the one before ends.',
    method: 'POST',
    paths: mine,
    access: { member: 'own' },
    input: RenewMyCalendarFeedRequest,
    output: RenewMyCalendarFeedResponse,
    errors: ['NOT_FOUND'],
  }),
  endMyCalendarFeed: operation({
    id: 'endMyCalendarFeed',
    summary: 'Ends that address.',
    method: 'DELETE',
    paths: mine,
    access: { member: 'own' },
    input: EndMyCalendarFeedRequest,
    output: EndMyCalendarFeedResponse,
    errors: [],
  }),
  getCalendarFeed: operation({
    id: 'getCalendarFeed',
    summary: 'The bookings a member has before them, for calendars that know the secret address.',
    method: 'GET',
    paths: ['/v1/calendar-feeds/{secret}/calendar.ics'],
    access: { anyone: true },
    input: GetCalendarFeedRequest,
    output: GetCalendarFeedResponse,
    errors: ['NOT_FOUND', 'THROTTLED_FEATURE'],
    answers: 'text/calendar',
  }),
}
