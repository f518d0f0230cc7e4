import fc from 'fast-check'
import { starts } from '../facts.ts'
import {
  bookedSpan,
  type Changes,
  change,
  isAppointment,
  isBookable,
  isBound,
  isEnded,
  isFree,
  isTooLate,
  type Model,
  type ModelBooking,
  needsApproval,
  openSeats,
  reservesCapacity,
  resourceGroups,
} from '../model.ts'
import { expectOutcome, iso, nth, pick, someBooking, step, which } from '../step.ts'
import type { World } from '../world.ts'
import { allowsLink, type Changer, changer, full, isForeign, send } from './changers.ts'
import { findClass, person, usedResources } from './creating.ts'

const move = fc.record({
  one: which,
  by: changer,
  at: fc.nat({ max: starts.length - 1 }),
  person,
  skip: fc.constantFrom(false, false, false, true),
  confirms: fc.constantFrom(false, false, true),
})
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never

/** The target of a reschedule and the resulting booking. */
type Goal = { start: number; end: number; resourceId: string | null; sessionId: string | null; status: Status }
type Status = ModelBooking['status']

async function reschedule(model: Model, world: World, requested: Move): Promise<void> {
  const { by } = requested
  const booking = pick(model, requested.one, ({ kind }) => kind !== 'course')
  const flags = by === 'link' ? { skip: false, confirms: false } : requested
  const goal = moveTarget(model, booking, { ...requested, ...flags })
  const answer = await send(world, booking, by, 'reschedule', {
    slot: targetSlot(booking, goal),
    ...(by === 'link'
      ? {}
      : {
          flowControlSettings: { skipAvailabilityValidation: flags.skip, skipBusinessConfirmation: flags.confirms },
        }),
  })
  const same = isSame(booking, goal)
  if (!expectOutcome(answer, expectedMove(model, booking, goal, { ...flags, by, same })) || same) return
  const undoable = by === 'admin'
  const { bookedEntity } = answer.body.booking
  const changes = isAppointment(booking.kind)
    ? movedTime(model, booking, goal, { skip: flags.skip, slot: bookedEntity.slot })
    : movedSeats(model, booking, goal)
  leaveNotedVisit(model, booking, changes)
  change(model, booking, { ...changes, status: goal.status }, { undoable, byCustomer: !undoable })
}

/** What was noted of a visit is not of the visit to come. */
function leaveNotedVisit(model: Model, { id, start, sessionId }: ModelBooking, moved: Changes): void {
  if ((moved.start ?? start) === start && (moved.sessionId ?? sessionId) === sessionId) return
  for (const key of model.attendance.keys()) if (key.startsWith(id)) model.attendance.delete(key)
}

function moveTarget(model: Model, booking: ModelBooking, { at, person, confirms }: Move): Goal {
  const status = statusAfter(model, booking, confirms)
  if (booking.kind === 'class') {
    const { id: sessionId, start, end } = findClass(model, at)
    return { start, end, resourceId: null, sessionId, status }
  }
  const start = nth(starts, at)
  const resourceId = person === null ? null : nth(model.people, person)
  return { start, end: start + booking.end - booking.start, resourceId, sessionId: null, status }
}

function statusAfter(model: Model, { status, kind }: ModelBooking, confirms: boolean): Status {
  if (!reservesCapacity(status)) return status
  if (confirms) return 'CONFIRMED'
  return needsApproval(model, kind) ? 'PENDING' : status
}

function targetSlot({ kind }: ModelBooking, { start, resourceId, sessionId }: Goal): object {
  if (kind === 'class') return { eventId: sessionId }
  return { startDate: iso(start), ...(resourceId ? { resource: { id: resourceId } } : {}) }
}

function isSame(booking: ModelBooking, { start, resourceId, sessionId }: Goal): boolean {
  if (booking.kind === 'class') return sessionId === booking.sessionId
  return start === booking.start && (resourceId === null || resourceId === booking.resourceId)
}

type Moving = { by: Changer; skip: boolean; confirms: boolean; same: boolean }

function expectedMove(model: Model, booking: ModelBooking, goal: Goal, moving: Moving): string | string[] {
  const { by, same, skip, confirms } = moving
  if (isForeign(booking, by)) return '404 BOOKING_NOT_FOUND'
  if (booking.kind === 'course' || isEnded(booking)) return '400 VALIDATION_FAILURE'
  if (same) return '200'
  if (by === 'link' && !allowsLink(model, booking)) return '428 RESCHEDULING_NOT_ALLOWED'
  if (by === 'customer' && (skip || confirms)) return '403 UNAUTHORIZED_OPERATION'
  if (by === 'customer' && isBound(model, booking)) return '428 BOOKING_POLICY_VIOLATION'
  const late = by !== 'admin' && isTooLate(model, goal.start)
  const taken = locationMessage(model, booking, goal, skip)
  if (!late) return taken
  return taken === '200' ? expectedLate(model, goal) : [...expectedLate(model, goal), taken]
}

/** Returns the refusals allowed for a late target: one in the past is not available either. */
const expectedLate = ({ now }: Model, { start }: Goal): string[] => [
  '428 BOOKING_POLICY_VIOLATION',
  ...(start <= now ? ['428 SLOT_NOT_AVAILABLE'] : []),
]

function locationMessage(model: Model, booking: ModelBooking, goal: Goal, skip: boolean): string {
  const { kind } = booking
  if (!isAppointment(kind)) {
    if (model.sessions.find(({ id }) => id === goal.sessionId)?.cancelled) return '428 SLOT_NOT_AVAILABLE'
    const open = openSeats(model, goal.sessionId ?? '', [booking])
    return skip || open >= booking.participants ? '200' : full(booking)
  }
  const anonymous = goal.resourceId === null && booking.resourceId === null
  if (skip || (goal.status === 'CREATED' && anonymous)) return '200'
  return isBookable(model, kind, goal, [booking]) ? '200' : '428 SLOT_NOT_AVAILABLE'
}

function movedTime(
  model: Model,
  booking: ModelBooking,
  { start, end, resourceId, status }: Goal,
  { skip, slot }: { skip: boolean; slot: { resource?: { id: string }; eventId?: string } },
): Changes {
  const kind = booking.kind as 'massage'
  if (status === 'CREATED')
    return { start, end, doubleBooked: false, ...requestedResources(booking, slot, { resourceId, skip }) }
  const groups = resourceGroups(model, kind, resourceId)
  const doubleBooked = skip && !isFree(model, groups, bookedSpan(kind, start, end), [booking])
  const given = slot.resource?.id ?? null
  const place = { resourceId: given, resourceIds: usedResources(model, kind, given), sessionId: slot.eventId ?? null }
  return { start, end, doubleBooked, ...place }
}

/** Returns the resources of a CREATED booking, which stores its staff member and occupies nothing. */
function requestedResources(
  booking: ModelBooking,
  slot: { resource?: { id: string } },
  { resourceId, skip }: { resourceId: string | null; skip: boolean },
): Changes {
  const given = slot.resource?.id ?? null
  const requested = resourceId ?? booking.resourceId
  if (requested === null || skip) return { resourceId: requested, resourceIds: requested ? [requested] : [] }
  return { resourceId: given, resourceIds: given ? [given] : [] }
}

function movedSeats(model: Model, booking: ModelBooking, { start, end, sessionId }: Goal): Changes {
  const session = model.sessions.find(({ id }) => id === sessionId)
  const doubleBooked = openSeats(model, sessionId ?? '', [booking]) < booking.participants
  return { start, end, sessionId, doubleBooked, resourceIds: session?.resourceIds ?? [] }
}

export const moving = step('move', move, { run: reschedule, applies: someBooking })
