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
    summary: 'Returns whether the current member has a calendar subscription.',
    method: 'GET',
    paths: mine,
    access: { member: 'own' },
    input: GetMyCalendarFeedRequest,
    output: GetMyCalendarFeedResponse,
    errors: [],
  }),
  renewMyCalendarFeed: operation({
    id: 'renewMyCalendarFeed',
    summary: 'Creates the secret link of the calendar subscription; the previous one stops working.',
    method: 'POST',
    paths: mine,
    access: { member: 'own' },
    input: RenewMyCalendarFeedRequest,
    output: RenewMyCalendarFeedResponse,
    errors: ['NOT_FOUND', 'RECENT_SIGN_IN_REQUIRED'],
  }),
  endMyCalendarFeed: operation({
    id: 'endMyCalendarFeed',
    summary: 'Ends the calendar subscription.',
    method: 'DELETE',
    paths: mine,
    access: { member: 'own' },
    input: EndMyCalendarFeedRequest,
    output: EndMyCalendarFeedResponse,
    errors: [],
  }),
  getCalendarFeed: operation({
    id: 'getCalendarFeed',
    summary: 'Returns a member’s upcoming bookings for calendar apps that know the secret link.',
    method: 'GET',
    paths: ['/v1/calendar-feeds/{secret}/calendar.ics'],
    access: { anyone: true },
    input: GetCalendarFeedRequest,
    output: GetCalendarFeedResponse,
    errors: ['NOT_FOUND', 'THROTTLED_FEATURE'],
    answers: 'text/calendar',
  }),
}
