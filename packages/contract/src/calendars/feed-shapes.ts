import { instant, oneOf, orNull, ownShape, Type, text } from '../own.ts'

export const GetMyCalendarFeedRequest = ownShape('calendars.GetMyCalendarFeedRequest', {})
export const GetMyCalendarFeedResponse = ownShape('calendars.GetMyCalendarFeedResponse', {
  createdDate: orNull(instant('When the feed URL was created, in UTC; null if there is none.')),
})

export const RenewMyCalendarFeedRequest = ownShape('calendars.RenewMyCalendarFeedRequest', {})
export const RenewMyCalendarFeedResponse = ownShape('calendars.RenewMyCalendarFeedResponse', {
  secret: text(100, 'Secret part of the feed URL. Shown only once.'),
})

export const EndMyCalendarFeedRequest = ownShape('calendars.EndMyCalendarFeedRequest', {})
export const EndMyCalendarFeedResponse = ownShape('calendars.EndMyCalendarFeedResponse', {})

export const GetCalendarFeedRequest = ownShape('calendars.GetCalendarFeedRequest', {
  secret: Type.String({ minLength: 1, maxLength: 100, description: 'Secret part of the feed URL.' }),
})
/** Content of an iCalendar file. */
export const GetCalendarFeedResponse = ownShape('calendars.GetCalendarFeedResponse', {
  content: text(10_000_000, 'Content of the file.'),
  filename: text(200, 'File name.'),
  method: oneOf(['PUBLISH'], { description: 'Method of the file, also in its content type. Source: RFC 5546.' }),
})
