import { embed, guid, instant, localDate, oneOf, orNull, ownShape, Type, text, zone } from '../own.ts'
import { TimeZoneChange } from '../zone-change.ts'

/** Kind of session: of a class or course, an appointment, or blocked time. */
export const sessionKinds = ['APPOINTMENT', 'CLASS', 'COURSE', 'BLOCK'] as const
/** The sessions of a series to which a change applies. */
export const seriesScopes = ['ONE', 'FOLLOWING', 'ALL'] as const
/** What happens to active bookings whose session moves or is cancelled. */
export const bookingsActions = ['KEEP', 'MOVE', 'CANCEL'] as const

const localStart = (description: string) => Type.String({ format: 'local-date-time', maxLength: 23, description })
const minutes = (description: string) => Type.Integer({ minimum: 1, maximum: 44_640, description })
const capacity = Type.Integer({ minimum: 1, maximum: 1000, description: 'Number of seats.' })
const revision = text(20, 'Incremented with every change; send the revision you read.')

/** Ways in which a series repeats. */
export const frequencies = ['WEEKLY', 'MONTHLY'] as const
/** Why a date of a new series is taken. */
export const takenReasons = ['BUSY', 'HELD', 'CLOSED', 'TIME_OFF'] as const

const weekday = Type.Integer({ minimum: 1, maximum: 7, description: 'Day of the week; Monday is 1.' })
const interval = Type.Integer({
  minimum: 1,
  maximum: 52,
  description: 'Number of weeks, or of months, from one to the next. Weeks begin on Monday.',
})
const dayOfMonth = Type.Integer({
  minimum: 1,
  maximum: 31,
  description: 'MONTHLY: the date. Months without it use their last day.',
})
const weekOfMonth = Type.Integer({
  minimum: -1,
  maximum: 4,
  description: 'MONTHLY: which of the weekdays of the month, 1 to 4, or -1 for the last.',
})

/** How a series repeats: on weekdays, or on a date or weekday of the month. Local times stay the same all year. */
export const Recurrence = ownShape('sessions.Recurrence', {
  frequency: oneOf(frequencies, { description: 'Whether the interval counts weeks or months.' }),
  interval,
  weekdays: Type.Array(weekday, {
    maxItems: 7,
    description: 'WEEKLY: the weekdays. MONTHLY: the weekday of weekOfMonth; empty with dayOfMonth.',
  }),
  dayOfMonth: orNull(dayOfMonth),
  weekOfMonth: orNull(weekOfMonth),
  until: orNull(localDate('Last possible start date; null if the series does not end.')),
})

/**
 * How a series repeats. Fields that are left out are those of the series, or else of the start: its weekday for WEEKLY,
 * its date for MONTHLY.
 */
export const NewRecurrence = ownShape('sessions.NewRecurrence', {
  frequency: Type.Optional(
    oneOf(frequencies, { description: 'Whether the interval counts weeks or months; defaults to WEEKLY.' }),
  ),
  interval,
  weekdays: Type.Optional(
    Type.Array(weekday, {
      maxItems: 7,
      description: 'WEEKLY: the weekdays. MONTHLY: the one weekday of the month, instead of dayOfMonth.',
    }),
  ),
  dayOfMonth: Type.Optional(orNull(dayOfMonth)),
  weekOfMonth: Type.Optional(orNull(weekOfMonth)),
  until: Type.Optional(orNull(localDate('Last possible start date; without it or count, the series does not end.'))),
  count: Type.Optional(
    orNull(
      Type.Integer({
        minimum: 1,
        maximum: 730,
        description: 'Ends the series with this many dates, skipped ones included; answered as until.',
      }),
    ),
  ),
})

/** Seats of a class session, or of the course that a session belongs to. */
export const Seats = ownShape('sessions.Seats', {
  capacity: Type.Integer({ description: 'Total number of seats.' }),
  taken: Type.Integer({ description: 'Seats taken by bookings.' }),
  held: Type.Integer({ description: 'Seats on hold while customers fill in a form.' }),
  offered: Type.Integer({ description: 'Seats offered to the waiting list.' }),
  open: Type.Integer({ description: 'Seats that can be booked; never below 0.' }),
})

/** A session on the calendar. */
export const Session = ownShape('sessions.Session', {
  id: guid('Id of the session: an event in the Wix-compatible API.'),
  revision,
  kind: oneOf(sessionKinds, { description: 'Kind of session.' }),
  scheduleId: guid('Id of the schedule.'),
  serviceId: orNull(guid('Id of the service; null for blocked time.')),
  title: text(200, 'Title of the session.'),
  note: orNull(text(2000, 'Note for the team.')),
  startDate: instant('Start.'),
  endDate: instant('End.'),
  localStartDate: text(23, 'Local start in its time zone.'),
  timeZone: zone('Time zone of local times.'),
  durationMinutes: Type.Integer({ description: 'Elapsed minutes from start to end.' }),
  status: oneOf(['CONFIRMED', 'CANCELLED'], { description: 'Status of the session.' }),
  transparency: oneOf(['BUSY', 'FREE'], {
    description: 'Whether the session occupies its resources; FREE does not affect availability.',
  }),
  resourceIds: Type.Array(guid('Id of a resource it uses, such as a staff member’s or a room.'), { maxItems: 20 }),
  staffToBeNamed: Type.Boolean({
    description: 'Whether the person who gave it left and the next one is not named yet.',
  }),
  locationId: orNull(guid('Id of the location.')),
  seats: orNull(embed(Seats)),
  ruleId: orNull(guid('Id of the series.')),
  recurrence: orNull(embed(Recurrence)),
  changed: Type.Boolean({ description: 'Whether it differs from its series.' }),
  doubleBooked: Type.Boolean({ description: 'Whether it was deliberately placed over another session.' }),
  createdDate: instant('When it was created.'),
  updatedDate: instant('When it was last changed.'),
})

/** A new session: of a class or course, or blocked time. */
export const NewSession = ownShape('sessions.NewSession', {
  serviceId: Type.Optional(orNull(guid('Id of a class or course; without it, the time is blocked.'))),
  title: Type.Optional(orNull(text(200, 'Title of the session; defaults to the name of the service.'))),
  note: Type.Optional(orNull(text(2000, 'Note for the team.'))),
  localStartDate: localStart('Local start in its time zone.'),
  durationMinutes: minutes('Duration in elapsed minutes.'),
  timeZone: Type.Optional(
    orNull(zone('Time zone of local times; defaults to that of the location, then of the business.')),
  ),
  resourceIds: Type.Array(guid('Id of a resource it uses, such as a staff member’s or a room.'), { maxItems: 20 }),
  locationId: Type.Optional(orNull(guid('Id of the location; defaults to that of the service.'))),
  capacity: Type.Optional(orNull(capacity)),
  transparency: Type.Optional(
    oneOf(['BUSY', 'FREE'], { description: 'Whether the session occupies its resources; defaults to BUSY.' }),
  ),
  recurrence: Type.Optional(orNull(embed(NewRecurrence))),
})

/** Fields to change; absent fields stay unchanged. */
export const SessionChanges = ownShape('sessions.SessionChanges', {
  id: guid('Id of the session.'),
  revision,
  title: Type.Optional(text(200, 'Title of the session.')),
  note: Type.Optional(orNull(text(2000, 'Note for the team.'))),
  localStartDate: Type.Optional(
    localStart(
      'New local start. All sessions that change take its time; those on the same weekday, or the same day of their month, move with it.',
    ),
  ),
  durationMinutes: Type.Optional(minutes('New duration in elapsed minutes.')),
  resourceIds: Type.Optional(
    Type.Array(guid('Id of a resource it uses, such as a staff member’s or a room.'), { maxItems: 20 }),
  ),
  locationId: Type.Optional(orNull(guid('Id of the location.'))),
  capacity: Type.Optional(capacity),
  transparency: Type.Optional(
    oneOf(['BUSY', 'FREE'], {
      description: 'Whether the session occupies its resources; FREE does not affect availability.',
    }),
  ),
  recurrence: Type.Optional(embed(NewRecurrence)),
  status: Type.Optional(
    oneOf(['CONFIRMED'], {
      description: 'Set to CONFIRMED to restore one cancelled session; bookings cancelled with it remain cancelled.',
    }),
  ),
})

/** Notification of the customers who booked. */
const notification = {
  notifyParticipants: Type.Optional(
    Type.Boolean({ description: 'Whether to notify the customers who booked; defaults to false.' }),
  ),
  message: Type.Optional(orNull(text(2000, 'Message to the customers.'))),
}
const scope = Type.Optional(
  oneOf(seriesScopes, {
    description: 'For a series: this session, this and later ones, or all future ones. Defaults to ONE.',
  }),
)
const bookings = Type.Optional(
  oneOf(bookingsActions, {
    description: 'What happens to active bookings of sessions that move or are cancelled; required if there are any.',
  }),
)
const allowOverlap = Type.Optional(
  Type.Boolean({
    description:
      'Whether it may overlap existing bookings or sessions, marked as double-booked; requires OVERRIDE_AVAILABILITY.',
  }),
)

export const CreateSessionRequest = ownShape('sessions.CreateSessionRequest', {
  session: embed(NewSession),
  allowOverlap,
  skip: Type.Optional(
    Type.Array(localStart('Local start of a session of the series.'), {
      maxItems: 800,
      description: 'Dates of the series that do not take place, such as taken ones; they can be restored.',
    }),
  ),
})
export const CreateSessionResponse = ownShape('sessions.CreateSessionResponse', {
  session: embed(Session, { description: 'The session, or the first one of the series.' }),
  createdSessions: Type.Integer({
    description: 'Number of sessions that were created; later ones follow by themselves.',
  }),
  skipped: Type.Array(text(23, 'Local start of a date that was skipped.'), { maxItems: 800 }),
})
export const PreviewSessionRequest = ownShape('sessions.PreviewSessionRequest', { session: embed(NewSession) })
/** A date of a new session or series that meets something else. */
export const TakenDate = ownShape('sessions.TakenDate', {
  localStartDate: text(23, 'Local start of the session.'),
  reason: oneOf(takenReasons, {
    description: 'BUSY with a booking, session or blocked time, HELD while a customer books, CLOSED, or TIME_OFF.',
  }),
  resourceId: orNull(guid('Id of the resource that is busy or off; null if the business or location is closed.')),
  title: orNull(text(200, 'What is in the way, such as the title of the session or the name of the holiday.')),
})
export const PreviewSessionResponse = ownShape('sessions.PreviewSessionResponse', {
  localStartDates: Type.Array(text(23, 'Local start of a session.'), { maxItems: 800 }),
  recurrence: orNull(embed(Recurrence)),
  taken: Type.Array(embed(TakenDate), { maxItems: 1000 }),
})
/** A session. */
export const SessionResponse = ownShape('sessions.SessionResponse', { session: embed(Session) })
export const GetSessionRequest = ownShape('sessions.GetSessionRequest', { sessionId: guid('Id of the session.') })
export const QuerySessionsRequest = ownShape('sessions.QuerySessionsRequest', {
  fromDate: instant('Sessions that end after this time.'),
  toDate: instant('Sessions that start before this time; at most 366 days later.'),
  serviceIds: Type.Optional(Type.Array(guid('Only these services.'), { maxItems: 100 })),
  resourceIds: Type.Optional(Type.Array(guid('Only sessions with one of these resources.'), { maxItems: 100 })),
  ruleId: Type.Optional(orNull(guid('Only this series.'))),
  kinds: Type.Optional(
    Type.Array(oneOf(sessionKinds, { description: 'Only sessions of this kind.' }), { maxItems: 4 }),
  ),
  includeCancelled: Type.Optional(
    Type.Boolean({ description: 'Whether to include cancelled sessions; defaults to false.' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'Page size; defaults to 100.' })),
  cursor: Type.Optional(orNull(text(2000, 'Cursor from the previous page.'))),
})
export const QuerySessionsResponse = ownShape('sessions.QuerySessionsResponse', {
  sessions: Type.Array(embed(Session), { maxItems: 1000 }),
  cursor: orNull(text(2000, 'Cursor of the next page; null on the last page.')),
})
export const ListServiceSeriesRequest = ownShape('sessions.ListServiceSeriesRequest', {
  serviceId: guid('Id of the class or course.'),
})
/** When a class or course takes place regularly. */
export const ServiceSeries = ownShape('sessions.ServiceSeries', {
  id: guid('Id of the series.'),
  localStartDate: text(23, 'Local start of its first session.'),
  durationMinutes: Type.Integer({ description: 'Elapsed minutes of each session.' }),
  timeZone: zone('Time zone of local times.'),
  locationId: orNull(guid('Id of the location.')),
  recurrence: embed(Recurrence),
})
export const ListServiceSeriesResponse = ownShape('sessions.ListServiceSeriesResponse', {
  series: Type.Array(embed(ServiceSeries), { maxItems: 100 }),
})
export const UpdateSessionRequest = ownShape('sessions.UpdateSessionRequest', {
  session: embed(SessionChanges),
  scope,
  bookings,
  allowOverlap,
  skip: Type.Optional(
    Type.Array(localStart('Local start of a session that the change adds.'), {
      maxItems: 800,
      description: 'Dates that the change adds and that do not take place, such as taken ones; they can be restored.',
    }),
  ),
  ...notification,
})
export const PreviewSessionChangeRequest = ownShape('sessions.PreviewSessionChangeRequest', {
  session: embed(SessionChanges),
  scope,
})
/** A session that a change of its series cancels. */
export const CancelledDate = ownShape('sessions.CancelledDate', {
  sessionId: guid('Id of the session.'),
  localStartDate: text(23, 'Local start of the session.'),
  bookings: Type.Integer({ description: 'Number of active bookings of a class; those of a course follow it.' }),
})
export const PreviewSessionChangeResponse = ownShape('sessions.PreviewSessionChangeResponse', {
  recurrence: orNull(embed(Recurrence, { description: 'How the series repeats afterwards; null without one.' })),
  localStartDates: Type.Array(text(23, 'Local start of a session to come.'), {
    maxItems: 800,
    description: 'The first dates of the changed sessions and those that are added.',
  }),
  added: Type.Array(text(23, 'Local start of a session that is added.'), { maxItems: 800 }),
  cancelled: Type.Array(embed(CancelledDate), { maxItems: 800, description: 'Sessions that are cancelled.' }),
  taken: Type.Array(embed(TakenDate), { maxItems: 1000, description: 'Added dates that are taken.' }),
})
export const UpdateSessionResponse = ownShape('sessions.UpdateSessionResponse', {
  session: embed(Session),
  changedSessions: Type.Integer({ description: 'Number of sessions that changed.' }),
  changedBookings: Type.Integer({ description: 'Number of bookings that were moved or cancelled.' }),
})
export const CancelSessionRequest = ownShape('sessions.CancelSessionRequest', {
  sessionId: guid('Id of the session.'),
  revision,
  scope,
  ...notification,
})
export const CancelSessionResponse = ownShape('sessions.CancelSessionResponse', {
  session: embed(Session),
  cancelledSessions: Type.Integer({ description: 'Number of sessions that were cancelled.' }),
  cancelledBookings: Type.Integer({ description: 'Number of bookings that were cancelled with them.' }),
})

/** A session or appointment before and after a change of time zone. */
export const ZoneMove = ownShape('sessions.ZoneMove', {
  sessionId: guid('Id of the session; for a request that has none yet, of the booking.'),
  title: text(400, 'Title of the session.'),
  startDate: instant('Start now.'),
  localStartDate: text(23, 'Local start now, in the present time zone.'),
  newStartDate: instant('Start after the change.'),
  newLocalStartDate: text(23, 'Local start after the change, in the new time zone.'),
})
/** What changes of one kind of sessions. */
export const ZoneMoves = ownShape('sessions.ZoneMoves', {
  kind: oneOf(sessionKinds, { description: 'Kind of session.' }),
  count: Type.Integer({ description: 'Number of coming sessions.' }),
  moved: Type.Integer({ description: 'How many of them move to another moment.' }),
  bookings: Type.Integer({ description: 'Active bookings of those that move.' }),
  first: Type.Array(embed(ZoneMove), { maxItems: 5, description: 'The first ones.' }),
})
export const PreviewTimeZoneChangeRequest = ownShape('sessions.PreviewTimeZoneChangeRequest', {
  timeZone: zone('The new IANA time zone.'),
  locationId: Type.Optional(orNull(guid('Id of the location that changes; null for the business.'))),
  timeZoneChange: Type.Optional(embed(TimeZoneChange)),
})
export const PreviewTimeZoneChangeResponse = ownShape('sessions.PreviewTimeZoneChangeResponse', {
  timeZone: zone('The present time zone.'),
  newTimeZone: zone('The new time zone.'),
  locations: Type.Integer({ description: 'Number of locations that change their zone.' }),
  kinds: Type.Array(embed(ZoneMoves), { maxItems: 4, description: 'Kinds of which something is on the calendar.' }),
})
