import { embed, guid, instant, localDate, oneOf, orNull, ownShape, Type, text, zone } from '../own.ts'

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

/** Weekly recurrence on the weekday of the start. */
export const Recurrence = ownShape('sessions.Recurrence', {
  interval: Type.Integer({ minimum: 1, maximum: 52, description: 'Number of weeks between sessions.' }),
  until: Type.Optional(orNull(localDate('Last possible start date; without it, the series does not end.'))),
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
  recurrence: Type.Optional(orNull(embed(Recurrence))),
})

/** Fields to change; absent fields stay unchanged. */
export const SessionChanges = ownShape('sessions.SessionChanges', {
  id: guid('Id of the session.'),
  revision,
  title: Type.Optional(text(200, 'Title of the session.')),
  note: Type.Optional(orNull(text(2000, 'Note for the team.'))),
  localStartDate: Type.Optional(
    localStart('New local start; a series moves by the same number of days and to the same time.'),
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
  recurrence: Type.Optional(embed(Recurrence)),
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
export const UpdateSessionRequest = ownShape('sessions.UpdateSessionRequest', {
  session: embed(SessionChanges),
  scope,
  bookings,
  allowOverlap,
  ...notification,
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
