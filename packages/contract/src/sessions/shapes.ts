import { embed, guid, instant, localDate, oneOf, orNull, ownShape, Type, words, zone } from '../own.ts'

/** Kind of session: of a class or course, an appointment, or blocked time. */
export const sessionKinds = ['APPOINTMENT', 'CLASS', 'COURSE', 'BLOCK'] as const
/** The sessions of a series to which a change applies. */
export const seriesScopes = ['ONE', 'FOLLOWING', 'ALL'] as const
/** What happens to active bookings whose session moves or is cancelled. */
export const bookingsActions = ['KEEP', 'MOVE', 'CANCEL'] as const

const localStart = (description: string) => Type.String({ format: 'local-date-time', maxLength: 23, description })
const minutes = (description: string) => Type.Integer({ minimum: 1, maximum: 44_640, description })
const capacity = Type.Integer({ minimum: 1, maximum: 1000, description: 'How many places.' })
const revision = words(20, 'Counts the changes; send back the one you read.')

/** Weekly recurrence on the weekday of the start. */
export const Recurrence = ownShape('sessions.Recurrence', {
  interval: Type.Integer({ minimum: 1, maximum: 52, description: 'Every how many weeks.' }),
  until: Type.Optional(orNull(localDate('Last day on which it may start; without it there is no end.'))),
})

/** Seats of a class session, or of the course that a session belongs to. */
export const Seats = ownShape('sessions.Seats', {
  capacity: Type.Integer({ description: 'How many places there are.' }),
  taken: Type.Integer({ description: 'Participants of bookings that count.' }),
  held: Type.Integer({ description: 'Kept for people who are filling in the form.' }),
  offered: Type.Integer({ description: 'On offer to the waiting list.' }),
  open: Type.Integer({ description: 'What a newcomer can have; never below 0.' }),
})

/** A session on the calendar. */
export const Session = ownShape('sessions.Session', {
  id: guid('The session: what the wire calls an event.'),
  revision,
  kind: oneOf(sessionKinds, { description: 'What it is.' }),
  scheduleId: guid('The schedule it stands in.'),
  serviceId: orNull(guid('The service; null for blocked time.')),
  title: words(200, 'What it is called.'),
  note: orNull(words(2000, 'A note for those who work here.')),
  startDate: instant('Start.'),
  endDate: instant('End.'),
  localStartDate: words(23, 'Start as wall time of its zone.'),
  timeZone: zone('Zone of its wall times.'),
  durationMinutes: Type.Integer({ description: 'Elapsed minutes from start to end.' }),
  status: oneOf(['CONFIRMED', 'CANCELLED'], { description: 'CANCELLED was called off.' }),
  transparency: oneOf(['BUSY', 'FREE'], { description: 'FREE takes nobody’s time.' }),
  resourceIds: Type.Array(guid('Who leads it and what it uses.'), { maxItems: 20 }),
  locationId: orNull(guid('Where.')),
  seats: orNull(embed(Seats)),
  ruleId: orNull(guid('The series it belongs to.')),
  recurrence: orNull(embed(Recurrence)),
  changed: Type.Boolean({ description: 'It differs from what its series says.' }),
  doubleBooked: Type.Boolean({ description: 'It was put over something else by decision.' }),
  createdDate: instant('When it was made.'),
  updatedDate: instant('When it was last changed.'),
})

/** A new session: of a class or course, or blocked time. */
export const NewSession = ownShape('sessions.NewSession', {
  serviceId: Type.Optional(orNull(guid('A class or course; without it the time is blocked.'))),
  title: Type.Optional(orNull(words(200, 'What it is called; the service’s name unless sent.'))),
  note: Type.Optional(orNull(words(2000, 'A note for those who work here.'))),
  localStartDate: localStart('Start as wall time of its zone.'),
  durationMinutes: minutes('How long, in elapsed minutes.'),
  timeZone: Type.Optional(orNull(zone('Zone of its wall times; the location’s, else the business’s unless sent.'))),
  resourceIds: Type.Array(guid('Who leads it and what it uses.'), { maxItems: 20 }),
  locationId: Type.Optional(orNull(guid('Where; the service’s place unless sent.'))),
  capacity: Type.Optional(orNull(capacity)),
  transparency: Type.Optional(oneOf(['BUSY', 'FREE'], { description: 'BUSY unless sent.' })),
  recurrence: Type.Optional(orNull(embed(Recurrence))),
})

/** Fields to change; absent fields stay unchanged. */
export const SessionChanges = ownShape('sessions.SessionChanges', {
  id: guid('The session.'),
  revision,
  title: Type.Optional(words(200, 'What it is called.')),
  note: Type.Optional(orNull(words(2000, 'A note for those who work here.'))),
  localStartDate: Type.Optional(localStart('New start; a series moves by the same days and to the same wall time.')),
  durationMinutes: Type.Optional(minutes('New length.')),
  resourceIds: Type.Optional(Type.Array(guid('Who leads it and what it uses.'), { maxItems: 20 })),
  locationId: Type.Optional(orNull(guid('Where.'))),
  capacity: Type.Optional(capacity),
  transparency: Type.Optional(oneOf(['BUSY', 'FREE'], { description: 'FREE takes nobody’s time.' })),
  recurrence: Type.Optional(embed(Recurrence)),
  status: Type.Optional(
    oneOf(['CONFIRMED'], {
      description: 'Lets one session that was called off take place again; bookings that ended with it stay ended.',
    }),
  ),
})

/** Whether to notify the customers who booked. */
const notification = {
  notifyParticipants: Type.Optional(Type.Boolean({ description: 'Write to those who booked; no unless sent.' })),
  message: Type.Optional(orNull(words(2000, 'A word to them.'))),
}
const scope = Type.Optional(
  oneOf(seriesScopes, { description: 'Of a series: this one, this and later ones, or all to come. ONE unless sent.' }),
)
const bookings = Type.Optional(
  oneOf(bookingsActions, {
    description: 'What becomes of live bookings of sessions that move or go; asked for when there are some.',
  }),
)
const allowOverlap = Type.Optional(
  Type.Boolean({ description: 'Put it over what else is there, marked; needs OVERRIDE_AVAILABILITY.' }),
)

export const CreateSessionRequest = ownShape('sessions.CreateSessionRequest', {
  session: embed(NewSession),
  allowOverlap,
})
/** A session whose resources are already taken. */
export const SessionResponse = ownShape('sessions.SessionResponse', { session: embed(Session) })
export const GetSessionRequest = ownShape('sessions.GetSessionRequest', { sessionId: guid('The session.') })
export const QuerySessionsRequest = ownShape('sessions.QuerySessionsRequest', {
  fromDate: instant('Sessions that end after this.'),
  toDate: instant('Sessions that start before this; at most 366 days later.'),
  serviceIds: Type.Optional(Type.Array(guid('Only of these services.'), { maxItems: 100 })),
  resourceIds: Type.Optional(Type.Array(guid('Only with one of these.'), { maxItems: 100 })),
  ruleId: Type.Optional(orNull(guid('Only of this series.'))),
  kinds: Type.Optional(Type.Array(oneOf(sessionKinds, { description: 'Only of this kind.' }), { maxItems: 4 })),
  includeCancelled: Type.Optional(Type.Boolean({ description: 'Also those called off; no unless sent.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'At most this many; 100 unless sent.' })),
  cursor: Type.Optional(orNull(words(2000, 'Where to go on.'))),
})
export const QuerySessionsResponse = ownShape('sessions.QuerySessionsResponse', {
  sessions: Type.Array(embed(Session), { maxItems: 1000 }),
  cursor: orNull(words(2000, 'Where the next page begins; null on the last.')),
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
  changedSessions: Type.Integer({ description: 'How many sessions changed.' }),
  changedBookings: Type.Integer({ description: 'How many bookings moved or were cancelled.' }),
})
export const CancelSessionRequest = ownShape('sessions.CancelSessionRequest', {
  sessionId: guid('The session.'),
  revision,
  scope,
  ...notification,
})
export const CancelSessionResponse = ownShape('sessions.CancelSessionResponse', {
  session: embed(Session),
  cancelledSessions: Type.Integer({ description: 'How many sessions were called off.' }),
  cancelledBookings: Type.Integer({ description: 'How many bookings ended with them.' }),
})
