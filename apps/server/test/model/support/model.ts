import { type Appointment, appointments, type Kind, minute, policy } from './facts.ts'

/** A booking in the model. Instants are epoch milliseconds. */
export type ModelBooking = {
  id: string
  kind: Kind
  /** The visitor who made it; null if staff did. */
  visitor: number | null
  revision: number
  status: 'CREATED' | 'PENDING' | 'CONFIRMED' | 'DECLINED' | 'CANCELED'
  start: number
  end: number
  /** The start that the customer agreed to, if the business moved the booking nearer since. */
  agreedStart: number | null
  resourceId: string | null
  resourceIds: string[]
  sessionId: string | null
  participants: number
  doubleBooked: boolean
  /** As its last checkout said; a request stays paid as it was. */
  paymentStatus: string
  /** True if it was created with an allowed overlap. */
  passesAvailability: boolean
  /** Its state before the last change, if that can be undone. */
  undo: { at: number; before: ModelBooking } | null
}

export type ModelHold = {
  id: string
  kind: Kind
  visitor: number
  madeAt: number
  expiresAt: number
  start: number
  end: number
  resourceIds: string[]
  /** The customer requested this staff member. */
  named: boolean
  scopeId: string | null
  participants: number
}

/** A session of the class or the course, or blocked time. */
export type ModelSession = {
  id: string
  kind: 'class' | 'course' | 'block'
  start: number
  end: number
  resourceIds: string[]
  cancelled: boolean
  capacity: number
}

export type Model = {
  now: number
  approval: boolean
  bookings: ModelBooking[]
  holds: ModelHold[]
  sessions: ModelSession[]
  courseCapacity: number
  courseScheduleId: string
  people: string[]
  room: string
  /** `<person> <date>` of days off. */
  closed: Set<string>
  /** Attendance by `<booking> <session>`. */
  attendance: Map<string, { id: string; status: string }>
}

export const isAppointment = (kind: Kind): kind is Appointment => kind === 'massage' || kind === 'treatment'
export const isEnded = ({ status }: ModelBooking): boolean => status === 'CANCELED' || status === 'DECLINED'
export const reservesCapacity = (status: ModelBooking['status']): boolean =>
  status === 'PENDING' || status === 'CONFIRMED'

/** Returns true if the business confirms each request for it. */
export const needsApproval = (model: Model, kind: Kind): boolean => kind === 'treatment' || model.approval

/** Returns true if it occupies time or seats. */
export function takes({ kind }: Pick<ModelBooking, 'kind'>, status: ModelBooking['status']): boolean {
  if (status === 'CONFIRMED') return true
  return status === 'PENDING' && !(isAppointment(kind) && appointments[kind].multipleRequests)
}

/** Returns the id its seats are counted by; null for an appointment. */
export function seatScope(model: Model, { kind, sessionId }: Pick<ModelBooking, 'kind' | 'sessionId'>): string | null {
  if (kind === 'class') return sessionId
  return kind === 'course' ? model.courseScheduleId : null
}

export const isLive = (model: Model, { expiresAt }: ModelHold): boolean => expiresAt > model.now

type Span = { start: number; end: number }
type Taken = Span & { resourceId: string; by: ModelBooking | ModelHold | ModelSession }

/** Returns the time of an appointment with its buffers. */
export function bookedSpan(kind: Appointment, start: number, end: number): Span {
  const { bufferBefore, bufferAfter } = appointments[kind]
  return { start: start - bufferBefore * minute, end: end + bufferAfter * minute }
}

function takenTime(model: Model): Taken[] {
  const of = (by: Taken['by'], span: Span) => by.resourceIds.map((resourceId) => ({ ...span, resourceId, by }))
  return [
    ...model.bookings.flatMap((one) =>
      isAppointment(one.kind) && takes(one, one.status) ? of(one, bookedSpan(one.kind, one.start, one.end)) : [],
    ),
    ...model.holds.flatMap((one) =>
      isAppointment(one.kind) && isLive(model, one) ? of(one, bookedSpan(one.kind, one.start, one.end)) : [],
    ),
    ...model.sessions.flatMap((one) => (one.cancelled ? [] : of(one, one))),
  ]
}

/** Returns true if something other than `except` occupies the resource's time. */
export function isTaken(model: Model, resourceId: string, span: Span, except: readonly unknown[] = []): boolean {
  return takenTime(model).some(
    (row) => row.resourceId === resourceId && row.start < span.end && span.start < row.end && !except.includes(row.by),
  )
}

/** Returns true if a person works then. No start is near midnight, so the local day of the start decides. */
export function works(model: Model, resourceId: string, start: number): boolean {
  return !model.closed.has(`${resourceId} ${new Date(start).toISOString().slice(0, 10)}`)
}

/** Returns groups of resources, of which one each is needed: the named or any staff member, then the room. */
export function resourceGroups(model: Model, kind: Appointment, resourceId: string | null): string[][] {
  return [resourceId ? [resourceId] : model.people, ...(appointments[kind].room ? [[model.room]] : [])]
}

/** Returns true if one of each group is free. Working hours are not considered. */
export function isFree(model: Model, groups: string[][], span: Span, except: readonly unknown[] = []): boolean {
  return groups.every((group) => group.some((id) => !isTaken(model, id, span, except)))
}

/** Returns true if one of each group is free and working. */
export function isBookable(
  model: Model,
  kind: Appointment,
  { resourceId, start, end }: { resourceId: string | null; start: number; end: number },
  except: readonly unknown[] = [],
): boolean {
  const [people = [], ...others] = resourceGroups(model, kind, resourceId)
  const working = people.filter((id) => works(model, id, start))
  return isFree(model, [working, ...others], bookedSpan(kind, start, end), except)
}

/** Returns the seats left for a booking or hold, its own included. May be negative. */
export function openSeats(model: Model, scopeId: string, except: readonly unknown[] = []): number {
  const bookings = model.bookings.filter((one) => seatScope(model, one) === scopeId && takes(one, one.status))
  const holds = model.holds.filter((one) => one.scopeId === scopeId && isLive(model, one))
  const others = [...bookings, ...holds].filter((one) => !except.includes(one))
  return getCapacity(model, scopeId) - others.reduce((sum, { participants }) => sum + participants, 0)
}

export function getCapacity(model: Model, scopeId: string): number {
  if (scopeId === model.courseScheduleId) return model.courseCapacity
  return model.sessions.find(({ id }) => id === scopeId)?.capacity ?? 0
}

/** Returns true if the booking policy refuses a customer's booking that starts then. */
export const isTooLate = (model: Model, start: number): boolean => model.now > start - policy.latestBooking

/** Returns true if the booking policy refuses canceling and rescheduling. */
export const isBound = ({ now }: Model, { status, start, agreedStart }: ModelBooking): boolean =>
  reservesCapacity(status) &&
  (now > (agreedStart ?? start) - policy.latestChange || (agreedStart !== null && now >= start))

export type Changes = Partial<Omit<ModelBooking, 'id' | 'revision' | 'undo'>>

/** Changes a booking and increments its revision. The business can undo some changes. */
export function change(
  model: Model,
  booking: ModelBooking,
  changes: Changes,
  { undoable = false, byCustomer = false } = {},
): void {
  const undo = undoable ? { at: model.now, before: { ...booking } } : null
  const agreedStart = agreedAfter(booking, changes, byCustomer)
  Object.assign(booking, { agreedStart, ...changes, revision: booking.revision + 1, undo })
}

/** Customers agree to what they choose; what the business moves nearer counts from what they had agreed to. */
function agreedAfter(booking: ModelBooking, { start = booking.start }: Changes, byCustomer: boolean): number | null {
  if (start === booking.start) return booking.agreedStart
  const agreed = booking.agreedStart ?? booking.start
  return !byCustomer && reservesCapacity(booking.status) && start < agreed ? agreed : null
}
