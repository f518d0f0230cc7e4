import fc from 'fast-check'
import { type Client, expected } from '../../../support/factories.ts'
import { minute, policy, starts } from '../facts.ts'
import {
  type Changes,
  change,
  groupsOf,
  isAppointment,
  isBookable,
  isBound,
  isFree,
  isOver,
  isTooLate,
  type Model,
  type ModelBooking,
  needsApproval,
  openSeats,
  scopeOf,
  spanOf,
  wasPromised,
} from '../model.ts'
import { agree, iso, nth, pick, someBooking, step, type Which, which } from '../step.ts'
import type { World } from '../world.ts'
import { classOf, clientOf, person, resourcesOf } from './creating.ts'

/** Who changes it: the desk, its customer, another customer, or whoever holds its link. */
type Changer = 'desk' | 'customer' | 'other' | 'link'
const changer = fc.constantFrom<Changer>('desk', 'desk', 'customer', 'customer', 'other', 'link')

const full = ({ kind }: ModelBooking) =>
  kind === 'class' ? '428 SESSION_CAPACITY_EXCEEDED' : '428 SCHEDULE_CAPACITY_EXCEEDED'

/** The customer whom this booking is not. Of the desk's bookings nobody is. */
function customerOf(world: World, { visitor }: ModelBooking, other: boolean): Client {
  return clientOf(world, other ? 1 - (visitor ?? 0) : (visitor ?? 0))
}

function isForeign({ visitor }: ModelBooking, by: Changer): boolean {
  return by === 'other' || (by === 'customer' && visitor === null)
}

async function tokenOf({ desk }: World, { id }: ModelBooking): Promise<string> {
  return expected(await desk.get(`/v1/anonymous-bookings/${id}/token`)).token
}

async function send(world: World, booking: ModelBooking, by: Changer, deed: 'cancel' | 'reschedule', payload: object) {
  const body = { revision: String(booking.revision), ...payload }
  if (by === 'link') return world.anyone.post(`/v1/anonymous-bookings/${await tokenOf(world, booking)}/${deed}`, body)
  const client = by === 'desk' ? world.desk : customerOf(world, booking, by === 'other')
  return client.post(`/v2/bookings/${booking.id}/${deed}`, body)
}

/** What the policy leaves whoever holds the link. */
const allowsLink = (model: Model, booking: ModelBooking) =>
  wasPromised(booking.status) && !isBound(model, booking) && model.now < booking.start

async function cancel(model: Model, world: World, { one, by }: { one: Which; by: Changer }): Promise<void> {
  const booking = pick(model, one)
  const answer = await send(world, booking, by, 'cancel', {})
  if (!agree(answer, cancelWord(model, booking, by))) return
  change(model, booking, { status: 'CANCELED' }, { undoable: by === 'desk' })
}

function cancelWord(model: Model, booking: ModelBooking, by: Changer): string {
  if (isForeign(booking, by)) return '404 BOOKING_NOT_FOUND'
  if (by === 'link') return allowsLink(model, booking) ? '200' : '428 BOOKING_CANNOT_BE_CANCELLED'
  if (isOver(booking)) return '400 VALIDATION_FAILURE'
  return by === 'desk' || !isBound(model, booking) ? '200' : '428 BOOKING_POLICY_VIOLATION'
}

const move = fc.record({
  one: which,
  by: changer,
  at: fc.nat({ max: starts.length - 1 }),
  person,
  skip: fc.constantFrom(false, false, false, true),
  confirms: fc.constantFrom(false, false, true),
})
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never

/** Where a move goes to, and what that would make of the booking. */
type Goal = { start: number; end: number; resourceId: string | null; sessionId: string | null; status: Status }
type Status = ModelBooking['status']

async function reschedule(model: Model, world: World, asked: Move): Promise<void> {
  const { by } = asked
  const booking = pick(model, asked.one, ({ kind }) => kind !== 'course')
  const flags = by === 'link' ? { skip: false, confirms: false } : asked
  const goal = goalOf(model, booking, { ...asked, ...flags })
  const answer = await send(world, booking, by, 'reschedule', {
    slot: slotOf(booking, goal),
    ...(by === 'link'
      ? {}
      : {
          flowControlSettings: { skipAvailabilityValidation: flags.skip, skipBusinessConfirmation: flags.confirms },
        }),
  })
  const same = isSame(booking, goal)
  if (!agree(answer, moveWord(model, booking, goal, { ...flags, by, same })) || same) return
  const undoable = by === 'desk'
  const { bookedEntity } = answer.body.booking
  const changes = isAppointment(booking.kind)
    ? movedTime(model, booking, goal, { skip: flags.skip, slot: bookedEntity.slot })
    : movedSeats(model, booking, goal)
  change(model, booking, { ...changes, status: goal.status }, { undoable })
}

function goalOf(model: Model, booking: ModelBooking, { at, person, confirms }: Move): Goal {
  const status = statusAfter(model, booking, confirms)
  if (booking.kind === 'class') {
    const { id: sessionId, start, end } = classOf(model, at)
    return { start, end, resourceId: null, sessionId, status }
  }
  const start = nth(starts, at)
  const resourceId = person === null ? null : nth(model.people, person)
  return { start, end: start + booking.end - booking.start, resourceId, sessionId: null, status }
}

function statusAfter(model: Model, { status, kind }: ModelBooking, confirms: boolean): Status {
  if (!wasPromised(status)) return status
  if (confirms) return 'CONFIRMED'
  return needsApproval(model, kind) ? 'PENDING' : status
}

function slotOf({ kind }: ModelBooking, { start, resourceId, sessionId }: Goal): object {
  if (kind === 'class') return { eventId: sessionId }
  return { startDate: iso(start), ...(resourceId ? { resource: { id: resourceId } } : {}) }
}

function isSame(booking: ModelBooking, { start, resourceId, sessionId }: Goal): boolean {
  if (booking.kind === 'class') return sessionId === booking.sessionId
  return start === booking.start && (resourceId === null || resourceId === booking.resourceId)
}

type Moving = { by: Changer; skip: boolean; confirms: boolean; same: boolean }

function moveWord(model: Model, booking: ModelBooking, goal: Goal, moving: Moving): string | string[] {
  const { by, same, skip, confirms } = moving
  if (isForeign(booking, by)) return '404 BOOKING_NOT_FOUND'
  if (booking.kind === 'course' || isOver(booking)) return '400 VALIDATION_FAILURE'
  if (same) return '200'
  if (by === 'link' && !allowsLink(model, booking)) return '428 RESCHEDULING_NOT_ALLOWED'
  if (by === 'customer' && (skip || confirms)) return '403 UNAUTHORIZED_OPERATION'
  if (by === 'customer' && isBound(model, booking)) return '428 BOOKING_POLICY_VIOLATION'
  const late = by !== 'desk' && isTooLate(model, goal.start)
  const taken = placeWord(model, booking, goal, skip)
  if (!late) return taken
  return taken === '200' ? lateWord(model, goal) : [...lateWord(model, goal), taken]
}

/** What lies in the past is no time to be had at all. */
const lateWord = ({ now }: Model, { start }: Goal): string[] => [
  '428 BOOKING_POLICY_VIOLATION',
  ...(start <= now ? ['428 SLOT_NOT_AVAILABLE'] : []),
]

function placeWord(model: Model, booking: ModelBooking, goal: Goal, skip: boolean): string {
  const { kind } = booking
  if (!isAppointment(kind)) {
    if (model.sessions.find(({ id }) => id === goal.sessionId)?.cancelled) return '428 SLOT_NOT_AVAILABLE'
    const open = openSeats(model, goal.sessionId ?? '', [booking])
    return skip || open >= booking.participants ? '200' : full(booking)
  }
  const nobody = goal.resourceId === null && booking.resourceId === null
  if (skip || (goal.status === 'CREATED' && nobody)) return '200'
  return isBookable(model, kind, goal, [booking]) ? '200' : '428 SLOT_NOT_AVAILABLE'
}

function movedTime(
  model: Model,
  booking: ModelBooking,
  { start, end, resourceId, status }: Goal,
  { skip, slot }: { skip: boolean; slot: { resource?: { id: string }; eventId?: string } },
): Changes {
  const kind = booking.kind as 'massage'
  if (status === 'CREATED') return { start, end, doubleBooked: false, ...lookedAt(booking, slot, { resourceId, skip }) }
  const groups = groupsOf(model, kind, resourceId)
  const doubleBooked = skip && !isFree(model, groups, spanOf(kind, start, end), [booking])
  const given = slot.resource?.id ?? null
  const place = { resourceId: given, resourceIds: resourcesOf(model, kind, given), sessionId: slot.eventId ?? null }
  return { start, end, doubleBooked, ...place }
}

/** What is only created remembers whom it wants, and nothing else. */
function lookedAt(
  booking: ModelBooking,
  slot: { resource?: { id: string } },
  { resourceId, skip }: { resourceId: string | null; skip: boolean },
): Changes {
  const given = slot.resource?.id ?? null
  const asked = resourceId ?? booking.resourceId
  if (asked === null || skip) return { resourceId: asked, resourceIds: asked ? [asked] : [] }
  return { resourceId: given, resourceIds: given ? [given] : [] }
}

function movedSeats(model: Model, booking: ModelBooking, { start, end, sessionId }: Goal): Changes {
  const session = model.sessions.find(({ id }) => id === sessionId)
  const doubleBooked = openSeats(model, sessionId ?? '', [booking]) < booking.participants
  return { start, end, sessionId, doubleBooked, resourceIds: session?.resourceIds ?? [] }
}

async function changeParticipants(
  model: Model,
  world: World,
  { one, by, participants }: { one: Which; by: 'desk' | 'customer'; participants: number },
): Promise<void> {
  const booking = pick(model, one, ({ kind }) => !isAppointment(kind))
  const client = by === 'desk' ? world.desk : customerOf(world, booking, false)
  const url = `/v2/bookings/${booking.id}/update_number_of_participants`
  const body = { revision: String(booking.revision), totalParticipants: participants }
  const word = participantsWord(model, booking, { by, participants })
  if (!agree(await client.post(url, body), word) || participants === booking.participants) return
  const open = openSeats(model, scopeOf(model, booking) ?? '', [booking])
  change(model, booking, { participants, doubleBooked: booking.doubleBooked && open < participants })
}

function participantsWord(
  model: Model,
  booking: ModelBooking,
  { by, participants }: { by: Changer; participants: number },
): string {
  if (isForeign(booking, by)) return '404 BOOKING_NOT_FOUND'
  if (isAppointment(booking.kind) || isOver(booking)) return '400 VALIDATION_FAILURE'
  const grows = participants > booking.participants
  if (by === 'customer' && grows && participants > policy.mostParticipants) return '428 BOOKING_POLICY_VIOLATION'
  const open = openSeats(model, scopeOf(model, booking) ?? '', [booking])
  return grows && open < participants ? full(booking) : '200'
}

async function extend(model: Model, { desk }: World, { one, value }: { one: Which; value: string | null }) {
  const booking = pick(model, one)
  const url = `/v2/bookings/${booking.id}/update_extended_fields`
  agree(await desk.post(url, { namespace: 'house', namespaceData: { value } }), '200')
  change(model, booking, {})
}

async function undo(model: Model, { desk }: World, { one }: { one: Which }): Promise<void> {
  const isRecent = ({ undo: kept }: ModelBooking) => kept !== null && model.now - kept.at <= minute
  const booking = pick(model, { ...one, alive: false }, isRecent)
  const url = `/v1/bookings/${booking.id}/undo`
  const answer = await desk.post(url, { revision: String(booking.revision) })
  const before = isRecent(booking) ? booking.undo?.before : undefined
  if (!agree(answer, undoWord(model, booking, before)) || !before) return
  const { revision: _, undo: __, id: ___, ...earlier } = before
  const doubleBooked = wasPromised(earlier.status) ? inTheWay(model, booking, before) : earlier.doubleBooked
  change(model, booking, { ...earlier, doubleBooked })
}

function undoWord(model: Model, booking: ModelBooking, before: ModelBooking | undefined): string {
  if (!before) return '428 NOTHING_TO_UNDO'
  const meeting = before.kind === 'class' ? model.sessions.find(({ id }) => id === before.sessionId) : undefined
  // Nothing is taken back into a meeting that is off, or another than it was.
  if (meeting && (meeting.cancelled || meeting.start !== before.start)) return '428 SLOT_NOT_AVAILABLE'
  if (!wasPromised(before.status)) return '200'
  if (before.doubleBooked || !inTheWay(model, booking, before)) return '200'
  return isAppointment(before.kind) ? '428 SLOT_NOT_AVAILABLE' : full(before)
}

/** Somebody has the place by now that it had before. */
function inTheWay(model: Model, booking: ModelBooking, before: ModelBooking): boolean {
  if (!isAppointment(before.kind)) {
    return openSeats(model, scopeOf(model, before) ?? '', [booking]) < before.participants
  }
  const groups = before.resourceIds.map((id) => [id])
  return !isFree(model, groups, spanOf(before.kind, before.start, before.end), [booking])
}

type Noting = { one: Which; status: string; course: number }

async function noteWhoCame(model: Model, { desk }: World, { one, status, course }: Noting): Promise<void> {
  const booking = pick(model, one)
  const meetings = model.sessions.filter(({ kind }) => kind === 'course')
  const eventId = booking.kind === 'course' ? nth(meetings, course).id : booking.sessionId
  const attendance = { bookingId: booking.id, status, ...(eventId ? { eventId } : {}) }
  const answer = await desk.post('/v2/attendance/set', { attendance })
  if (!agree(answer, eventId ? '200' : '404 SESSION_NOT_FOUND')) return
  const key = `${booking.id} ${eventId}`
  const isNew = model.attendance.get(key)?.status !== status
  // A line of the history stands between now and what could be taken back.
  if (isNew) booking.undo = null
  model.attendance.set(key, { id: answer.body.attendance.id, status })
}

async function forgetWhoCame(model: Model, { desk }: World, at: number): Promise<void> {
  const [key, { id }] = nth([...model.attendance], at)
  agree(await desk.delete(`/v2/attendance/${id}`), '200')
  model.attendance.delete(key)
  const booking = model.bookings.find((one) => key.startsWith(one.id))
  if (booking) booking.undo = null
}

export const cancelling = step('cancel', fc.record({ one: which, by: changer }), { run: cancel, applies: someBooking })

export const changing = [
  {
    weight: 5,
    arbitrary: cancelling,
  },
  { weight: 9, arbitrary: step('move', move, { run: reschedule, applies: someBooking }) },
  {
    weight: 4,
    arbitrary: step(
      'participants',
      fc.record({
        ...{ one: which, by: fc.constantFrom('desk' as const, 'customer' as const) },
        participants: fc.constantFrom(1, 2, 3, 4),
      }),
      { run: changeParticipants, applies: someBooking },
    ),
  },
  {
    weight: 1,
    arbitrary: step('extended fields', fc.record({ one: which, value: fc.constantFrom('a', 'b', null) }), {
      ...{ run: extend, applies: someBooking },
    }),
  },
  { weight: 5, arbitrary: step('undo', fc.record({ one: which }), { run: undo, applies: someBooking }) },
  {
    weight: 2,
    arbitrary: step(
      'note who came',
      fc.record({
        ...{ one: which, course: fc.nat({ max: 1 }) },
        status: fc.constantFrom('ATTENDED', 'NOT_ATTENDED'),
      }),
      { run: noteWhoCame, applies: someBooking },
    ),
  },
  {
    weight: 1,
    arbitrary: step('forget who came', fc.nat({ max: 9 }), {
      ...{ run: forgetWhoCame, applies: ({ attendance }: Model) => attendance.size > 0 },
    }),
  },
]
