import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { type Answer, type Client, readRefusal } from '../../../support/factories.ts'
import { type Appointment, appointments, minute, policy, starts } from '../facts.ts'
import {
  bookedSpan,
  isAppointment,
  isBookable,
  isFree,
  isLive,
  isTooLate,
  type Model,
  type ModelBooking,
  openSeats,
  resourceGroups,
  seatScope,
} from '../model.ts'
import { expectOutcome, iso, nth, step } from '../step.ts'
import type { World } from '../world.ts'

/** The actor: one of the two customers, or staff. */
export const actor = fc.constantFrom(0, 1, null, null)
/** The requested staff member: the first, the second, or none. */
export const person = fc.constantFrom(0, 1, null)

type Common = { by: number | null; status: 'CREATED' | 'CONFIRMED'; skip: boolean }

const common = {
  by: actor,
  status: fc.constantFrom('CREATED' as const, 'CONFIRMED' as const),
  skip: fc.constantFrom(false, false, false, true),
}

const time = fc.record({
  ...common,
  kind: fc.constantFrom<Appointment>('massage', 'massage', 'treatment'),
  at: fc.nat({ max: starts.length - 1 }),
  person,
})
type Time = Common & { kind: Appointment; at: number; person: number | null }

export const seat = fc.record({
  ...common,
  kind: fc.constantFrom('class' as const, 'class' as const, 'course' as const),
  at: fc.nat({ max: 1 }),
  participants: fc.constantFrom(1, 1, 2, 3),
})
type Seat = Common & { kind: 'class' | 'course'; at: number; participants: number }

export type Preferred = Time | Seat

export const actorClient = (world: World, by: number | null): Client =>
  by === null ? world.admin : nth(world.visitors, by)

/** Returns the `createBooking` input for it. */
export function slotRequest(model: Model, world: World, preferred: Preferred) {
  const { status, skip } = preferred
  const booking = {
    bookedEntity: bookedEntity(model, world, preferred),
    contactDetails: { firstName: 'Clara', email: `${randomUUID()}@customer.example` },
    totalParticipants: 'participants' in preferred ? preferred.participants : 1,
    status,
  }
  return { booking, ...(skip ? { flowControlSettings: { skipAvailabilityValidation: true } } : {}) }
}

function bookedEntity(model: Model, { services, locationId }: World, preferred: Preferred): object {
  if (!('person' in preferred)) {
    if (preferred.kind === 'class') return { slot: { eventId: findClass(model, preferred.at).id } }
    return { schedule: { scheduleId: services.course.scheduleId } }
  }
  const { id: serviceId, scheduleId } = services[preferred.kind]
  const { start, end, resourceId } = bookedTime(model, preferred)
  return {
    slot: {
      serviceId,
      scheduleId,
      timezone: 'Europe/Berlin',
      startDate: iso(start),
      endDate: iso(end),
      location: { id: locationId, locationType: 'OWNER_BUSINESS' },
      ...(resourceId ? { resource: { id: resourceId } } : {}),
    },
  }
}

export const listClasses = ({ sessions }: Model) => sessions.filter(({ kind }) => kind === 'class')
export const findClass = (model: Model, at: number) => nth(listClasses(model), at)

export function bookedTime(
  model: Model,
  { kind, at, person }: { kind: Appointment; at: number; person: number | null },
) {
  const start = nth(starts, at)
  const resourceId = person === null ? null : nth(model.people, person)
  return { start, end: start + appointments[kind].minutes * minute, resourceId }
}

/** Returns the expected outcome, in the documented order of checks. */
export function predicted(model: Model, preferred: Preferred): string | string[] {
  const { by, status, skip } = preferred
  if (by !== null && (status === 'CONFIRMED' || skip)) return '403 UNAUTHORIZED_OPERATION'
  const named = !('person' in preferred) || preferred.person !== null
  if (skip && status === 'CONFIRMED' && !named) {
    return '400 CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED'
  }
  return 'person' in preferred ? predictedTime(model, preferred) : predictedSeats(model, preferred)
}

function predictedTime(model: Model, preferred: Time): string {
  const { by, status, skip, kind } = preferred
  const requested = bookedTime(model, preferred)
  if (by !== null && isTooLate(model, requested.start)) return '428 BOOKING_POLICY_VIOLATION'
  if (skip || (status === 'CREATED' && requested.resourceId === null)) return '200'
  const own = model.holds.filter(({ visitor }) => visitor === by)
  if (isBookable(model, kind, requested, own)) return '200'
  const expired = own.some((one) => one.kind === kind && one.start === requested.start && !isLive(model, one))
  return expired ? '428 SLOT_HOLD_UNAVAILABLE' : '428 SLOT_NOT_AVAILABLE'
}

function predictedSeats(model: Model, { by, status, skip, kind, at, participants }: Seat): string {
  const session = kind === 'class' ? findClass(model, at) : undefined
  const late = session !== undefined && isTooLate(model, session.start)
  if (by !== null && (late || participants > policy.mostParticipants)) return '428 BOOKING_POLICY_VIOLATION'
  if (session?.cancelled) return '428 SLOT_NOT_AVAILABLE'
  const scopeId = session?.id ?? model.courseScheduleId
  const own = status === 'CREATED' ? model.holds.filter(({ visitor }) => visitor === by) : []
  if (skip || openSeats(model, scopeId, own) >= participants) return '200'
  const expired = own.some((one) => one.scopeId === scopeId && !isLive(model, one))
  if (expired) return '428 SLOT_HOLD_UNAVAILABLE'
  return kind === 'class' ? '428 SESSION_CAPACITY_EXCEEDED' : '428 SCHEDULE_CAPACITY_EXCEEDED'
}

/** Adds a created booking to the model; only the assigned staff member is read from the response. */
export function addBooking(model: Model, preferred: Preferred, booking: Answer['body']): void {
  const { by, skip, status, kind } = preferred
  const slot = booking.bookedEntity.slot
  const known = {
    id: booking.id,
    kind,
    visitor: by,
    revision: 1,
    status,
    paymentStatus: 'UNDEFINED',
    passesAvailability: skip,
    agreedStart: null,
    undo: null,
  }
  const made: ModelBooking = {
    ...known,
    start: Date.parse(booking.startDate),
    end: Date.parse(booking.endDate),
    participants: 1,
    resourceId: slot?.resource?.id ?? null,
    resourceIds: [],
    sessionId: null,
    doubleBooked: false,
  }
  if ('participants' in preferred) made.participants = preferred.participants
  if (isAppointment(kind)) addAppointment(model, made, status, slot)
  else addSeats(model, made, status, 'at' in preferred ? preferred.at : 0)
  model.bookings.push(made)
}

function addAppointment(model: Model, made: ModelBooking, status: string, slot: Answer['body']): void {
  const kind = made.kind as Appointment
  const needed = resourceGroups(model, kind, made.resourceId)
  if (status === 'CONFIRMED') {
    made.doubleBooked = !isFree(model, needed, bookedSpan(kind, made.start, made.end))
    made.sessionId = slot.eventId
    made.resourceIds = usedResources(model, kind, made.resourceId)
  } else if (made.resourceId) made.resourceIds = [made.resourceId]
}

/** Returns the resources of an appointment with this staff member. */
export function usedResources({ room }: Model, kind: Appointment, resourceId: string | null): string[] {
  return [...(resourceId ? [resourceId] : []), ...(appointments[kind].room ? [room] : [])]
}

function addSeats(model: Model, made: ModelBooking, status: string, at: number): void {
  const sessions =
    made.kind === 'class' ? [findClass(model, at)] : model.sessions.filter(({ kind }) => kind === 'course')
  made.sessionId = made.kind === 'class' ? (sessions[0]?.id ?? null) : null
  made.resourceIds = [...new Set(sessions.flatMap(({ resourceIds }) => resourceIds))]
  made.doubleBooked = status === 'CONFIRMED' && openSeats(model, seatScope(model, made) ?? '') < made.participants
}

async function create(model: Model, world: World, preferred: Preferred): Promise<void> {
  const answer = await actorClient(world, preferred.by).post('/v2/bookings', slotRequest(model, world, preferred))
  if (expectOutcome(answer, predicted(model, preferred))) addBooking(model, preferred, answer.body.booking)
}

async function createMany(model: Model, world: World, { by, all }: { by: number | null; all: Preferred[] }) {
  const preferences = all.map((preferred) => ({ ...preferred, by }))
  const createBookingsInfo = preferences.map((preferred) => slotRequest(model, world, preferred))
  const answer = await actorClient(world, by).post('/v2/bulk/bookings/create', {
    createBookingsInfo,
    returnFullEntity: true,
  })
  expectOutcome(answer, '200')
  // In order: what the first one occupied is not free for the second.
  for (const [index, preferred] of preferences.entries()) {
    const { itemMetadata, item } = answer.body.results[index]
    const words = [predicted(model, preferred)].flat().map((word) => word.replace(/^\d+ /, ''))
    expect(words).toContain(itemMetadata.success ? '200' : itemMetadata.error.code)
    if (itemMetadata.success) addBooking(model, preferred, item)
  }
}

/** Sends two requests for the same time or seats at once: if only one fits, exactly one succeeds. */
async function race(model: Model, world: World, preferred: Preferred): Promise<void> {
  const one = { ...preferred, by: null, status: 'CONFIRMED' as const, skip: false }
  const send = () => world.admin.post('/v2/bookings', slotRequest(model, world, one))
  const answers = await Promise.all([send(), send()])
  const sorted = answers.sort((a, b) => a.status - b.status)
  for (const answer of sorted)
    if (expectOutcome(answer, predicted(model, one))) addBooking(model, one, answer.body.booking)
}

/** Repeats a request with the same idempotency key, like a client that received no response. */
async function createTwice(model: Model, world: World, preferred: Preferred): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() }
  const request = slotRequest(model, world, preferred)
  const send = () => actorClient(world, preferred.by).post('/v2/bookings', request, headers)
  const first = await send()
  const second = await send()
  expect([readRefusal(second), second.body.booking?.id]).toEqual([readRefusal(first), first.body.booking?.id])
  if (expectOutcome(first, predicted(model, preferred))) addBooking(model, preferred, first.body.booking)
}

/** Two staff members request the same at once. */
export const atOnce = (preferred: fc.Arbitrary<Preferred>) => step('two requests at once', preferred, { run: race })

/** An appointment with a named staff member. */
export const namedTime = time.map((one) => ({ ...one, person: one.person ?? 0 }))

export const creating = [
  { weight: 8, arbitrary: step('create an appointment', time, { run: create }) },
  { weight: 7, arbitrary: step('create a booking of seats', seat, { run: create }) },
  {
    weight: 2,
    arbitrary: step(
      'create many',
      fc.record({ by: actor, all: fc.array(fc.oneof(time, seat), { minLength: 1, maxLength: 4 }) }),
      { run: createMany },
    ),
  },
  { weight: 2, arbitrary: atOnce(fc.oneof(time, seat)) },
  { weight: 1, arbitrary: step('create once, sent twice', fc.oneof(time, seat), { run: createTwice }) },
]
