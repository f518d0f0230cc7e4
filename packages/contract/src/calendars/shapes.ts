import { embed, guid, instant, localDate, oneOf, orNull, ownShape, Type, text, zone } from '../own.ts'
import { DateWindow } from '../schedules/shapes.ts'
import { Seats } from '../sessions/shapes.ts'

/** Kind of block on the staff calendar. */
export const calendarItemKinds = ['APPOINTMENT', 'CLASS', 'COURSE', 'BLOCK', 'HOLD'] as const

const count = (description: string) => Type.Integer({ minimum: 0, description })

/** A time interval. */
export const OpenTime = ownShape('calendars.OpenTime', { startDate: instant('Start.'), endDate: instant('End.') })

/** A column of the day view: a resource. */
export const CalendarResource = ownShape('calendars.CalendarResource', {
  resourceId: guid('Id of the resource.'),
  scheduleId: guid('Id of the schedule with its sessions.'),
  hoursScheduleId: orNull(
    guid(
      'Id of the schedule with its working hours, or only special hours if it follows its locations; null if always open.',
    ),
  ),
  followsLocation: Type.Boolean({ description: 'Whether it works whenever its locations are open.' }),
  staffMemberId: orNull(guid('Id of the staff member; null for rooms and equipment.')),
  typeId: orNull(guid('Id of the resource type.')),
  typeName: text(40, 'Name of the resource type.'),
  locationIds: Type.Array(guid('Id of a location where it works.'), {
    maxItems: 1000,
    description: 'Locations where it works; empty for all.',
  }),
  name: text(40, 'Name of the resource.'),
  color: text(20, 'Name of the color for initials.'),
  imageUrl: orNull(text(2000, 'URL of the image.')),
  open: Type.Array(embed(OpenTime), { maxItems: 2000, description: 'Working hours within the range, by start.' }),
  openMinutes: count('Working minutes in the range.'),
  busyMinutes: count('Working minutes booked by appointments, classes and courses.'),
})

/** A location, for filters. */
export const CalendarLocation = ownShape('calendars.CalendarLocation', {
  id: guid('Id of the location.'),
  name: text(200, 'Name of the location.'),
})

/** A block on the calendar. */
export const CalendarItem = ownShape('calendars.CalendarItem', {
  kind: oneOf(calendarItemKinds, { description: 'Kind of the block.' }),
  id: guid('Id of the booking of an appointment, of the session, or of the hold.'),
  revision: orNull(text(20, 'Revision of the booking or session; null for a hold.')),
  sessionId: orNull(guid('Id of the session, if there is one.')),
  startDate: instant('Start.'),
  endDate: instant('End.'),
  bufferBeforeMinutes: count('Buffer before the start, in minutes.'),
  bufferAfterMinutes: count('Buffer after the end, in minutes.'),
  resourceIds: Type.Array(guid('Id of a resource it occupies.'), { maxItems: 20 }),
  staffToBeNamed: Type.Boolean({ description: 'Whether its staff member left and nobody else is named yet.' }),
  locationId: orNull(guid('Id of the location.')),
  serviceId: orNull(guid('Id of the service.')),
  title: text(400, 'Name of the service, or title of the block.'),
  color: text(20, 'Name of the service’s color.'),
  customerName: orNull(text(200, 'Name of the customer; null for anything but appointments.')),
  contactId: orNull(guid('Id of the customer’s contact.')),
  status: text(20, 'Status of the booking, or CONFIRMED or CANCELLED for a session.'),
  paymentStatus: orNull(text(20, 'Payment status of the booking.')),
  unpaid: count('Number of its bookings of which something is still to be paid.'),
  attendance: orNull(oneOf(['NOT_SET', 'ATTENDED', 'NOT_ATTENDED'], { description: 'Whether the customer attended.' })),
  attendanceAt: orNull(instant('When attendance was recorded.')),
  doubleBooked: Type.Boolean({ description: 'Whether it was deliberately booked over something else.' }),
  firstVisit: Type.Boolean({ description: 'Whether this is the customer’s first visit.' }),
  hasNote: Type.Boolean({ description: 'Whether there is a note about the customer or the session.' }),
  note: orNull(text(2000, 'Note of a class session or blocked time.')),
  participants: count('Number of participants.'),
  seats: orNull(embed(Seats)),
  waiting: count('Number of customers on the waiting list.'),
  ruleId: orNull(guid('Id of the series.')),
  heldUntil: orNull(instant('When the hold expires; null for anything but holds.')),
})

/** A day on which a location or resource is closed or has exceptional hours. */
export const CalendarClosure = ownShape('calendars.CalendarClosure', {
  kind: oneOf(['CLOSING_DAY', 'LOCATION_HOURS', 'TIME_OFF'], {
    description: 'A closure, special hours of a location, or special hours of a resource.',
  }),
  date: text(10, 'Local date `YYYY-MM-DD`.'),
  startDate: instant('Start of the day.'),
  endDate: instant('End of the day.'),
  locationId: orNull(guid('Id of the location; null for all locations.')),
  locationName: orNull(text(200, 'Name of the location.')),
  resourceId: orNull(guid('Id of the resource; null for locations.')),
  windows: Type.Array(embed(DateWindow), { maxItems: 20, description: 'Hours of the date; empty if closed or off.' }),
  reason: text(200, 'Reason. For time off, only visible to those with access.'),
})

/** Totals of one day. */
export const CalendarDay = ownShape('calendars.CalendarDay', {
  date: text(10, 'Local date `YYYY-MM-DD`.'),
  bookings: count('Number of active bookings.'),
  unpaid: count('Number of active bookings of which something is still to be paid.'),
  openMinutes: count('Working minutes of all staff members.'),
  busyMinutes: count('Working minutes that are booked.'),
})

export const QueryCalendarRequest = ownShape('calendars.QueryCalendarRequest', {
  fromDate: localDate('First day.'),
  days: Type.Integer({ minimum: 1, maximum: 42, description: 'Number of days.' }),
  timezone: Type.Optional(orNull(zone('Time zone of the days; defaults to that of the business.'))),
  resourceIds: Type.Optional(Type.Array(guid('Only these resources.'), { maxItems: 250 })),
  includeCancelled: Type.Optional(
    Type.Boolean({ description: 'Whether to include cancelled and declined bookings; defaults to false.' }),
  ),
  onlyDays: Type.Optional(
    Type.Boolean({ description: 'Whether to return only the totals per day, for a month view.' }),
  ),
})
export const QueryCalendarResponse = ownShape('calendars.QueryCalendarResponse', {
  timezone: zone('Time zone used in the response.'),
  startDate: instant('Start of the first day.'),
  endDate: instant('End of the last day.'),
  resources: Type.Array(embed(CalendarResource), { maxItems: 1000 }),
  items: Type.Array(embed(CalendarItem), { maxItems: 100_000 }),
  locations: Type.Array(embed(CalendarLocation), { maxItems: 1000, description: 'Active locations, main one first.' }),
  closures: Type.Array(embed(CalendarClosure), {
    maxItems: 10_000,
    description: 'Closures and special hours, by start.',
  }),
  days: Type.Array(embed(CalendarDay), { maxItems: 42 }),
  version: text(60, 'Changes whenever anything on the calendar of the business may have changed.'),
})
export const WatchCalendarRequest = ownShape('calendars.WatchCalendarRequest', {
  siteId: Type.Optional(guid('Id of the business, for browsers, which cannot send headers when they open a stream.')),
  since: Type.Optional(text(60, 'Last known version; if it is outdated, the new version is sent immediately.')),
})
/** A stream of server-sent events; each carries a new version. */
export const WatchCalendarResponse = ownShape('calendars.WatchCalendarResponse', {
  content: text(1_000_000, 'Content of the event stream.'),
})
