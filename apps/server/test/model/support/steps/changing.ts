import fc from 'fast-check'
import { minute, policy } from '../facts.ts'
import {
  bookedSpan,
  change,
  isAppointment,
  isBound,
  isEnded,
  isFree,
  type Model,
  type ModelBooking,
  openSeats,
  reservesCapacity,
  seatScope,
} from '../model.ts'
import { expectOutcome, nth, pick, someBooking, step, type Which, which } from '../step.ts'
import type { World } from '../world.ts'
import { allowsLink, type Changer, changer, customerClient, full, isForeign, send } from './changers.ts'
import { moving } from './moving.ts'

async function cancel(model: Model, world: World, { one, by }: { one: Which; by: Changer }): Promise<void> {
  const booking = pick(model, one)
  const answer = await send(world, booking, by, 'cancel', {})
  if (!expectOutcome(answer, expectedCancel(model, booking, by))) return
  change(model, booking, { status: 'CANCELED' }, { undoable: by === 'admin' })
}

function expectedCancel(model: Model, booking: ModelBooking, by: Changer): string {
  if (isForeign(booking, by)) return '404 BOOKING_NOT_FOUND'
  if (by === 'link') return allowsLink(model, booking) ? '200' : '428 BOOKING_CANNOT_BE_CANCELLED'
  if (isEnded(booking)) return '400 VALIDATION_FAILURE'
  return by === 'admin' || !isBound(model, booking) ? '200' : '428 BOOKING_POLICY_VIOLATION'
}

async function changeParticipants(
  model: Model,
  world: World,
  { one, by, participants }: { one: Which; by: 'admin' | 'customer'; participants: number },
): Promise<void> {
  const booking = pick(model, one, ({ kind }) => !isAppointment(kind))
  const client = by === 'admin' ? world.admin : customerClient(world, booking, false)
  const url = `/v2/bookings/${booking.id}/update_number_of_participants`
  const body = { revision: String(booking.revision), totalParticipants: participants }
  const word = expectedParticipants(model, booking, { by, participants })
  if (!expectOutcome(await client.post(url, body), word) || participants === booking.participants) return
  const open = openSeats(model, seatScope(model, booking) ?? '', [booking])
  change(model, booking, { participants, doubleBooked: booking.doubleBooked && open < participants })
}

function expectedParticipants(
  model: Model,
  booking: ModelBooking,
  { by, participants }: { by: Changer; participants: number },
): string {
  if (isForeign(booking, by)) return '404 BOOKING_NOT_FOUND'
  if (isAppointment(booking.kind) || isEnded(booking)) return '400 VALIDATION_FAILURE'
  const grows = participants > booking.participants
  if (by === 'customer' && grows && participants > policy.mostParticipants) return '428 BOOKING_POLICY_VIOLATION'
  const open = openSeats(model, seatScope(model, booking) ?? '', [booking])
  return grows && open < participants ? full(booking) : '200'
}

async function extend(model: Model, { admin }: World, { one, value }: { one: Which; value: string | null }) {
  const booking = pick(model, one)
  const url = `/v2/bookings/${booking.id}/update_extended_fields`
  expectOutcome(await admin.post(url, { namespace: 'fixture', namespaceData: { value } }), '200')
  change(model, booking, {})
}

async function undo(model: Model, { admin }: World, { one }: { one: Which }): Promise<void> {
  const isRecent = ({ undo: stored }: ModelBooking) => stored !== null && model.now - stored.at <= minute
  const booking = pick(model, { ...one, alive: false }, isRecent)
  const url = `/v1/bookings/${booking.id}/undo`
  const answer = await admin.post(url, { revision: String(booking.revision) })
  const before = isRecent(booking) ? booking.undo?.before : undefined
  if (!expectOutcome(answer, expectedUndo(model, booking, before)) || !before) return
  const { revision: _, undo: __, id: ___, ...earlier } = before
  const doubleBooked = reservesCapacity(earlier.status) ? isBlocked(model, booking, before) : earlier.doubleBooked
  change(model, booking, { ...earlier, doubleBooked })
}

function expectedUndo(model: Model, booking: ModelBooking, before: ModelBooking | undefined): string {
  if (!before) return '428 NOTHING_TO_UNDO'
  const session = before.kind === 'class' ? model.sessions.find(({ id }) => id === before.sessionId) : undefined
  // A change into a cancelled or changed session cannot be undone.
  if (session && (session.cancelled || session.start !== before.start)) return '428 SLOT_NOT_AVAILABLE'
  if (!reservesCapacity(before.status)) return '200'
  if (before.doubleBooked || !isBlocked(model, booking, before)) return '200'
  return isAppointment(before.kind) ? '428 SLOT_NOT_AVAILABLE' : full(before)
}

/** Returns true if its former time or seats have been booked since. */
function isBlocked(model: Model, booking: ModelBooking, before: ModelBooking): boolean {
  if (!isAppointment(before.kind)) {
    return openSeats(model, seatScope(model, before) ?? '', [booking]) < before.participants
  }
  const groups = before.resourceIds.map((id) => [id])
  return !isFree(model, groups, bookedSpan(before.kind, before.start, before.end), [booking])
}

type Noting = { one: Which; status: string; course: number }

async function recordAttendance(model: Model, { admin }: World, { one, status, course }: Noting): Promise<void> {
  const booking = pick(model, one)
  const sessions = model.sessions.filter(({ kind }) => kind === 'course')
  const eventId = booking.kind === 'course' ? nth(sessions, course).id : booking.sessionId
  const attendance = { bookingId: booking.id, status, ...(eventId ? { eventId } : {}) }
  const answer = await admin.post('/v2/attendance/set', { attendance })
  if (!expectOutcome(answer, eventId ? '200' : '404 SESSION_NOT_FOUND')) return
  const key = `${booking.id} ${eventId}`
  const isNew = model.attendance.get(key)?.status !== status
  // A later history entry prevents the undo.
  if (isNew) booking.undo = null
  model.attendance.set(key, { id: answer.body.attendance.id, status })
}

async function deleteAttendance(model: Model, { admin }: World, at: number): Promise<void> {
  const [key, { id }] = nth([...model.attendance], at)
  expectOutcome(await admin.delete(`/v2/attendance/${id}`), '200')
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
  { weight: 9, arbitrary: moving },
  {
    weight: 4,
    arbitrary: step(
      'participants',
      fc.record({
        one: which,
        by: fc.constantFrom('admin' as const, 'customer' as const),
        participants: fc.constantFrom(1, 2, 3, 4),
      }),
      { run: changeParticipants, applies: someBooking },
    ),
  },
  {
    weight: 1,
    arbitrary: step('extended fields', fc.record({ one: which, value: fc.constantFrom('a', 'b', null) }), {
      run: extend,
      applies: someBooking,
    }),
  },
  { weight: 5, arbitrary: step('undo', fc.record({ one: which }), { run: undo, applies: someBooking }) },
  {
    weight: 2,
    arbitrary: step(
      'record attendance',
      fc.record({
        one: which,
        course: fc.nat({ max: 1 }),
        status: fc.constantFrom('ATTENDED', 'NOT_ATTENDED'),
      }),
      { run: recordAttendance, applies: someBooking },
    ),
  },
  {
    weight: 1,
    arbitrary: step('clear attendance', fc.nat({ max: 9 }), {
      run: deleteAttendance,
      applies: ({ attendance }: Model) => attendance.size > 0,
    }),
  },
]
