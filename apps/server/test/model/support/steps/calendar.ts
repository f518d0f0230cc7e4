import fc from 'fast-check'
import { expect } from 'vitest'
import { expected } from '../../../support/factories.ts'
import { hour, minute, starts } from '../facts.ts'
import {
  change,
  isEnded,
  isTaken,
  type Model,
  type ModelBooking,
  type ModelSession,
  reservesCapacity,
} from '../model.ts'
import { expectOutcome, nth, step } from '../step.ts'
import { type World, when } from '../world.ts'
import { findClass, listClasses } from './creating.ts'

async function loadRevision({ admin }: World, { id }: ModelSession): Promise<string> {
  return expected(await admin.get(`/v1/sessions/${id}`)).session.revision
}

const bookingsIn = (model: Model, { id }: ModelSession): ModelBooking[] =>
  model.bookings.filter((one) => one.kind === 'class' && one.sessionId === id && !isEnded(one))

async function resize(model: Model, world: World, { at, capacity }: { at: number; capacity: number }): Promise<void> {
  const classSession = findClass(model, at)
  const session = { revision: await loadRevision(world, classSession), capacity }
  const answer = await world.admin.patch(`/v1/sessions/${classSession.id}`, { session })
  if (expectOutcome(answer, classSession.cancelled ? '400 VALIDATION_FAILURE' : '200')) classSession.capacity = capacity
}

type MoveSession = { at: number; to: number; bookings: 'KEEP' | 'MOVE' | 'CANCEL' | undefined; allowOverlap: boolean }

async function moveSession(model: Model, world: World, { at, to, bookings, allowOverlap }: MoveSession): Promise<void> {
  const session = findClass(model, at)
  const start = nth(starts, to)
  const { localStartDate } = when(start, hour)
  const answer = await world.admin.patch(`/v1/sessions/${session.id}`, {
    session: { revision: await loadRevision(world, session), localStartDate },
    ...(bookings ? { bookings } : {}),
    allowOverlap,
  })
  if (!expectOutcome(answer, expectedMove(model, session, { start, bookings, allowOverlap }))) return
  const moves = start !== session.start
  Object.assign(session, { start, end: start + hour })
  if (!moves) return
  for (const booking of bookingsIn(model, session)) {
    if (bookings === 'CANCEL') change(model, booking, { status: 'CANCELED' }, { undoable: true })
    else change(model, booking, { start: session.start, end: session.end })
  }
}

function expectedMove(
  model: Model,
  session: ModelSession,
  { start, bookings, allowOverlap }: { start: number; bookings: MoveSession['bookings']; allowOverlap: boolean },
): string {
  if (session.cancelled) return '400 VALIDATION_FAILURE'
  if (start === session.start) return '200'
  const promised = bookingsIn(model, session).some(({ status }) => reservesCapacity(status))
  if (promised && bookings === undefined) return '428 SESSION_HAS_BOOKINGS'
  if (promised && bookings === 'KEEP') return '400 bookings'
  const span = { start, end: start + hour }
  const taken = session.resourceIds.some((id) => isTaken(model, id, span, [session]))
  return taken && !allowOverlap ? '428 SLOT_NOT_AVAILABLE' : '200'
}

async function cancelSession(model: Model, world: World, at: number): Promise<void> {
  const session = findClass(model, at)
  const revision = await loadRevision(world, session)
  const answer = await world.admin.post(`/v1/sessions/${session.id}/cancel`, { revision })
  if (!expectOutcome(answer, session.cancelled ? '400 VALIDATION_FAILURE' : '200')) return
  const ended = bookingsIn(model, session)
  // Nobody is told of a booking that was never ordered, nor counts it.
  expect(answer.body.cancelledBookings).toBe(ended.filter(({ status }) => reservesCapacity(status)).length)
  session.cancelled = true
  for (const booking of ended) change(model, booking, { status: 'CANCELED' }, { undoable: true })
}

type Block = { who: number[]; at: number; minutes: number; allowOverlap: boolean }

async function block(model: Model, { admin }: World, { who, at, minutes, allowOverlap }: Block): Promise<void> {
  const everybody = [...model.people, model.room]
  const resourceIds = [...new Set(who.map((one) => nth(everybody, one)))]
  const start = nth(starts, at)
  const end = start + minutes * minute
  const session = { ...when(start, end - start), title: 'Blocked', resourceIds }
  const answer = await admin.post('/v1/sessions', { session, allowOverlap })
  const taken = resourceIds.some((id) => isTaken(model, id, { start, end }))
  if (!expectOutcome(answer, taken && !allowOverlap ? '428 SLOT_NOT_AVAILABLE' : '200')) return
  expect(answer.body.session.doubleBooked).toBe(taken)
  const { id } = answer.body.session
  model.sessions.push({ id, kind: 'block', start, end, resourceIds, cancelled: false, capacity: 0 })
}

const listBlocks = ({ sessions }: Model) => sessions.filter(({ kind, cancelled }) => kind === 'block' && !cancelled)

async function unblock(model: Model, world: World, at: number): Promise<void> {
  const blocked = nth(listBlocks(model), at)
  const revision = await loadRevision(world, blocked)
  expectOutcome(await world.admin.post(`/v1/sessions/${blocked.id}/cancel`, { revision }), '200')
  blocked.cancelled = true
}

/** Sets or removes a day off. Nothing in the calendar changes. */
async function changeHours(
  model: Model,
  world: World,
  { who, date, free }: { who: number; date: string; free: boolean },
) {
  const resourceId = nth(model.people, who)
  const url = `/v1/schedules/${await findWorkingHoursScheduleId(world, resourceId)}/working-hours/exceptions`
  const exceptions = [{ date, windows: [], reason: 'Day off' }]
  const answer = await (free
    ? world.admin.post(url, { exceptions })
    : world.admin.post(`${url}/remove`, { dates: [date] }))
  expectOutcome(answer, '200')
  const key = `${resourceId} ${date}`
  if (free) model.closed.add(key)
  else model.closed.delete(key)
}

async function findWorkingHoursScheduleId({ context }: World, resourceId: string): Promise<string> {
  const row = await context.db
    .selectFrom('resources')
    .select('working_hours_schedule_id')
    .where('id', '=', resourceId)
    .executeTakeFirstOrThrow()
  return row.working_hours_schedule_id ?? ''
}

const session = fc.nat({ max: 1 })
const somewhen = fc.nat({ max: starts.length - 1 })
const allowOverlap = fc.constantFrom(false, false, true)

export const calendar = [
  {
    weight: 3,
    arbitrary: step('resize', fc.record({ at: session, capacity: fc.constantFrom(1, 2, 3, 4) }), { run: resize }),
  },
  {
    weight: 3,
    arbitrary: step(
      'move a session',
      fc.record({
        at: session,
        to: somewhen,
        allowOverlap,
        bookings: fc.constantFrom('MOVE' as const, 'CANCEL' as const, 'KEEP' as const, undefined),
      }),
      { run: moveSession },
    ),
  },
  {
    weight: 1,
    arbitrary: step('cancel a session', session, {
      run: cancelSession,
      applies: (model: Model) => listClasses(model).some(({ cancelled }) => !cancelled),
    }),
  },
  {
    weight: 3,
    arbitrary: step(
      'block',
      fc.record({
        who: fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 2 }),
        at: somewhen,
        allowOverlap,
        minutes: fc.constantFrom(15, 30, 120),
      }),
      { run: block },
    ),
  },
  {
    weight: 2,
    arbitrary: step('unblock', fc.nat({ max: 9 }), {
      run: unblock,
      applies: (model: Model) => listBlocks(model).length > 0,
    }),
  },
  {
    weight: 2,
    arbitrary: step(
      'hours',
      fc.record({ who: session, date: fc.constantFrom('2026-06-02', '2026-06-03'), free: fc.boolean() }),
      { run: changeHours },
    ),
  },
]
