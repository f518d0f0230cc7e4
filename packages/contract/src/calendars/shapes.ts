import { embed, guid, instant, localDate, oneOf, orNull, ownShape, Type, words, zone } from '../own.ts'
import { DateWindow } from '../schedules/shapes.ts'
import { Seats } from '../sessions/shapes.ts'

/** Kind of block on the staff calendar. */
export const calendarItemKinds = ['APPOINTMENT', 'CLASS', 'COURSE', 'BLOCK', 'HOLD'] as const

const count = (description: string) => Type.Integer({ minimum: 0, description })

/** A time interval. */
export const OpenTime = ownShape('calendars.OpenTime', { startDate: instant('Start.'), endDate: instant('End.') })

/** A column of the day view: a resource. */
export const CalendarResource = ownShape('calendars.CalendarResource', {
  resourceId: guid('The resource.'),
  scheduleId: guid('Its schedule of sessions.'),
  hoursScheduleId: orNull(
    guid('The schedule with its working hours, or only its dated ones if it follows; null: open round the clock.'),
  ),
  followsLocation: Type.Boolean({ description: 'It works while its locations are open.' }),
  staffMemberId: orNull(guid('The person; null for a room or thing.')),
  typeId: orNull(guid('The kind of resource.')),
  typeName: words(40, 'Name of the kind.'),
  name: words(40, 'Name.'),
  color: words(20, 'Name of the hue for initials.'),
  imageUrl: orNull(words(2000, 'Picture.')),
  open: Type.Array(embed(OpenTime), { maxItems: 2000, description: 'Working hours within the range, by start.' }),
  openMinutes: count('Working minutes in the range.'),
  busyMinutes: count('Of these, taken by appointments, classes and courses.'),
})

/** A block on the calendar. */
export const CalendarItem = ownShape('calendars.CalendarItem', {
  kind: oneOf(calendarItemKinds, { description: 'What it is.' }),
  id: guid('Booking of an appointment, session of a class, course or block, or hold.'),
  revision: orNull(words(20, 'Of the booking or session; null for a hold.')),
  sessionId: orNull(guid('The session, once there is one.')),
  startDate: instant('Start.'),
  endDate: instant('End.'),
  bufferBeforeMinutes: count('Kept free before.'),
  bufferAfterMinutes: count('Kept free after.'),
  resourceIds: Type.Array(guid('Who and what it takes.'), { maxItems: 20 }),
  locationId: orNull(guid('Where.')),
  serviceId: orNull(guid('The service.')),
  title: words(400, 'Name of the service, or what the block is called.'),
  color: words(20, 'Name of the service’s hue.'),
  customerName: orNull(words(200, 'Who booked; null for all but appointments.')),
  contactId: orNull(guid('The customer.')),
  status: words(20, 'Of the booking, or CONFIRMED and CANCELLED of a session.'),
  paymentStatus: orNull(words(20, 'Of the booking.')),
  attendance: orNull(oneOf(['NOT_SET', 'ATTENDED', 'NOT_ATTENDED'], { description: 'Whether the customer came.' })),
  attendanceAt: orNull(instant('When that was noted.')),
  doubleBooked: Type.Boolean({ description: 'It overlaps by decision.' }),
  firstVisit: Type.Boolean({ description: 'The customer was never here before.' }),
  hasNote: Type.Boolean({ description: 'There is a note about the customer or the session.' }),
  note: orNull(words(2000, 'The note of a block or class.')),
  participants: count('How many people.'),
  seats: orNull(embed(Seats)),
  waiting: count('How many wait for a place.'),
  ruleId: orNull(guid('The series it belongs to.')),
  heldUntil: orNull(instant('Of a hold: until when.')),
})

/** A day on which a location or resource is closed or has exceptional hours. */
export const CalendarClosure = ownShape('calendars.CalendarClosure', {
  kind: oneOf(['CLOSING_DAY', 'LOCATION_HOURS', 'TIME_OFF'], {
    description: 'A closing day, dated hours of a location, or dated hours of a person or room.',
  }),
  date: words(10, 'Local day `YYYY-MM-DD`.'),
  startDate: instant('Start of that day.'),
  endDate: instant('End of that day.'),
  locationId: orNull(guid('Only this location; null: all of them.')),
  locationName: orNull(words(200, 'Its name.')),
  resourceId: orNull(guid('The person or room; null for locations.')),
  windows: Type.Array(embed(DateWindow), { maxItems: 20, description: 'Hours of that date; none: closed or off.' }),
  reason: words(200, 'Why. Of a person’s time off only for those who may know it.'),
})

/** Figures of one day. */
export const CalendarDay = ownShape('calendars.CalendarDay', {
  date: words(10, 'Local day `YYYY-MM-DD`.'),
  bookings: count('Live bookings.'),
  openMinutes: count('Working minutes of all people.'),
  busyMinutes: count('Of these, taken.'),
})

export const QueryCalendarRequest = ownShape('calendars.QueryCalendarRequest', {
  fromDate: localDate('First day.'),
  days: Type.Integer({ minimum: 1, maximum: 42, description: 'How many days.' }),
  timezone: Type.Optional(orNull(zone('Zone of the days; the business’s unless sent.'))),
  resourceIds: Type.Optional(Type.Array(guid('Only these columns.'), { maxItems: 250 })),
  includeCancelled: Type.Optional(
    Type.Boolean({ description: 'Also what was cancelled or declined; no unless sent.' }),
  ),
  onlyDays: Type.Optional(Type.Boolean({ description: 'Only the days in numbers, for a month.' })),
})
export const QueryCalendarResponse = ownShape('calendars.QueryCalendarResponse', {
  timezone: zone('The zone used.'),
  startDate: instant('Start of the first day.'),
  endDate: instant('End of the last day.'),
  resources: Type.Array(embed(CalendarResource), { maxItems: 1000 }),
  items: Type.Array(embed(CalendarItem), { maxItems: 100_000 }),
  closures: Type.Array(embed(CalendarClosure), { maxItems: 10_000, description: 'By start.' }),
  days: Type.Array(embed(CalendarDay), { maxItems: 42 }),
  version: words(60, 'Changes whenever anything on the calendar of the business may have changed.'),
})
export const WatchCalendarRequest = ownShape('calendars.WatchCalendarRequest', {
  siteId: Type.Optional(guid('The business, for browsers, which send no headers when they open a stream.')),
  since: Type.Optional(words(60, 'The version last seen: a difference is told at once.')),
})
/** A stream of server-sent events; each carries a new version. */
export const WatchCalendarResponse = ownShape('calendars.WatchCalendarResponse', {
  content: words(1_000_000, 'The stream.'),
})
