import { instant, orNull, ownShape, Type, words } from '../own.ts'

export const GetMyCalendarFeedRequest = ownShape('calendars.GetMyCalendarFeedRequest', {})
export const GetMyCalendarFeedResponse = ownShape('calendars.GetMyCalendarFeedResponse', {
  createdDate: orNull(instant('When its address was made, UTC; null where there is none.')),
})

export const RenewMyCalendarFeedRequest = ownShape('calendars.RenewMyCalendarFeedRequest', {})
export const RenewMyCalendarFeedResponse = ownShape('calendars.RenewMyCalendarFeedResponse', {
  secret: words(100, 'Part of the address; it is answered here and never again.'),
})

export const EndMyCalendarFeedRequest = ownShape('calendars.EndMyCalendarFeedRequest', {})
export const EndMyCalendarFeedResponse = ownShape('calendars.EndMyCalendarFeedResponse', {})

export const GetCalendarFeedRequest = ownShape('calendars.GetCalendarFeedRequest', {
  secret: Type.String({ minLength: 1, maxLength: 100, description: 'The secret of the feed.' }),
})
/** Content of an iCalendar file. */
export const GetCalendarFeedResponse = ownShape('calendars.GetCalendarFeedResponse', {
  content: words(10_000_000, 'The file.'),
  filename: words(200, 'Its name.'),
})
