import { type Appointment, appointments, type Kind, minute, policy } from './facts.ts'

/** What the model knows of a booking. Instants are epoch milliseconds. */
export type ModelBooking = {
  id: string
  kind: Kind
  /** The visitor who made it; null: the desk. */
  visitor: number | null
  revision: number
  status: 'CREATED' | 'PENDING' | 'CONFIRMED' | 'DECLINED' | 'CANCELED'
  start: number
  end: number
  resourceId: string | null
  resourceIds: string[]
  sessionId: string | null
  participants: number
  doubleBooked: boolean
  /** It was created over whatever is there. */
  passesAvailability: boolean
  /** What it was before its last change, where that can be taken back. */
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
  /** `<booking> <session>`, and what is noted there. */
  attendance: Map<string, { id: string; status: string }>
}

export const isAppointment = (kind: Kind): kind is Appointment => kind === 'massage' || kind === 'treatment'
export const isOver = ({ status }: ModelBooking): boolean => status === 'CANCELED' || status === 'DECLINED'
export const wasPromised = (status: ModelBooking['status']): boolean => status === 'PENDING' || status === 'CONFIRMED'

/** Whether the business answers each request for it. */
export const needsApproval = (model: Model, kind: Kind): boolean => kind === 'treatment' || model.approval

/** Whether it has a place that others cannot have. */
export function takes({ kind }: Pick<ModelBooking, 'kind'>, status: ModelBooking['status']): boolean {
  if (status === 'CONFIRMED') return true
  return status === 'PENDING' && !(isAppointment(kind) && appointments[kind].multipleRequests)
}

/** What its seats are counted under; null for an appointment. */
export function scopeOf(model: Model, { kind, sessionId }: Pick<ModelBooking, 'kind' | 'sessionId'>): string | null {
  if (kind === 'class') return sessionId
  return kind === 'course' ? model.courseScheduleId : null
}

export const isLive = (model: Model, { expiresAt }: ModelHold): boolean => expiresAt > model.now

type Span = { start: number; end: number }
type Taken = Span & { resourceId: string; by: ModelBooking | ModelHold | ModelSession }

/** An appointment with the time around it. */
export function spanOf(kind: Appointment, start: number, end: number): Span {
  const { bufferBefore, bufferAfter } = appointments[kind]
  return { start: start - bufferBefore * minute, end: end + bufferAfter * minute }
}

function takenTime(model: Model): Taken[] {
  const of = (by: Taken['by'], span: Span) => by.resourceIds.map((resourceId) => ({ ...span, resourceId, by }))
  return [
    ...model.bookings.flatMap((one) =>
      isAppointment(one.kind) && takes(one, one.status) ? of(one, spanOf(one.kind, one.start, one.end)) : [],
    ),
    ...model.holds.flatMap((one) =>
      isAppointment(one.kind) && isLive(model, one) ? of(one, spanOf(one.kind, one.start, one.end)) : [],
    ),
    ...model.sessions.flatMap((one) => (one.cancelled ? [] : of(one, one))),
  ]
}

/** Whether something else takes this resource's time; `except` is one's own. */
export function isTaken(model: Model, resourceId: string, span: Span, except: readonly unknown[] = []): boolean {
  return takenTime(model).some(
    (row) => row.resourceId === resourceId && row.start < span.end && span.start < row.end && !except.includes(row.by),
  )
}

/** Whether a person works then. No start lies near midnight, so the day of the start says it. */
export function works(model: Model, resourceId: string, start: number): boolean {
  return !model.closed.has(`${resourceId} ${new Date(start).toISOString().slice(0, 10)}`)
}

/** One of each of these is needed: the person who is named, or anyone; then the room. */
export function groupsOf(model: Model, kind: Appointment, resourceId: string | null): string[][] {
  return [resourceId ? [resourceId] : model.people, ...(appointments[kind].room ? [[model.room]] : [])]
}

/** One of each group is free. Working hours are not considered. */
export function isFree(model: Model, groups: string[][], span: Span, except: readonly unknown[] = []): boolean {
  return groups.every((group) => group.some((id) => !isTaken(model, id, span, except)))
}

/** The same, and they work then. */
export function isBookable(
  model: Model,
  kind: Appointment,
  { resourceId, start, end }: { resourceId: string | null; start: number; end: number },
  except: readonly unknown[] = [],
): boolean {
  const [people = [], ...others] = groupsOf(model, kind, resourceId)
  const working = people.filter((id) => works(model, id, start))
  return isFree(model, [working, ...others], spanOf(kind, start, end), except)
}

/** Seats a booking or a hold can have there; its own are free to it. May be below zero. */
export function openSeats(model: Model, scopeId: string, except: readonly unknown[] = []): number {
  const bookings = model.bookings.filter((one) => scopeOf(model, one) === scopeId && takes(one, one.status))
  const holds = model.holds.filter((one) => one.scopeId === scopeId && isLive(model, one))
  const others = [...bookings, ...holds].filter((one) => !except.includes(one))
  return capacityOf(model, scopeId) - others.reduce((sum, { participants }) => sum + participants, 0)
}

export function capacityOf(model: Model, scopeId: string): number {
  if (scopeId === model.courseScheduleId) return model.courseCapacity
  return model.sessions.find(({ id }) => id === scopeId)?.capacity ?? 0
}

/** The booking policy does not let a customer book what begins then. */
export const isTooLate = (model: Model, start: number): boolean => model.now > start - policy.latestBooking

/** The same for cancelling and moving. */
export const isBound = (model: Model, { status, start }: ModelBooking): boolean =>
  wasPromised(status) && model.now > start - policy.latestChange

export type Changes = Partial<Omit<ModelBooking, 'id' | 'revision' | 'undo'>>

/** A change of a booking: one revision more. The business can take some of them back. */
export function change(model: Model, booking: ModelBooking, changes: Changes, { undoable = false } = {}): void {
  const undo = undoable ? { at: model.now, before: { ...booking } } : null
  Object.assign(booking, changes, { revision: booking.revision + 1, undo })
}
