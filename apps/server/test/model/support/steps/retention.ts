import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { holdsJobs } from '../../../../src/features/holds/jobs.ts'
import type { Answer } from '../../../support/factories.ts'
import { type Appointment, day, dusk, minute, policy, starts } from '../facts.ts'
import {
  getCapacity,
  isAppointment,
  isBookable,
  isLive,
  isTooLate,
  type Model,
  type ModelBooking,
  type ModelHold,
  needsApproval,
  openSeats,
} from '../model.ts'
import { expectOutcome, iso, nth, step } from '../step.ts'
import type { World } from '../world.ts'
import { actorClient, bookedTime, findClass, person, usedResources } from './creating.ts'

const visitor = fc.nat({ max: 1 })

const liveHolds = (model: Model, by: number) => model.holds.filter((one) => one.visitor === by && isLive(model, one))

type HeldTime = { by: number; kind: Appointment; at: number; person: number | null }

async function holdTime(model: Model, world: World, requested: HeldTime): Promise<void> {
  const { by, kind } = requested
  const { start, end, resourceId } = bookedTime(model, requested)
  const slot = {
    serviceId: world.services[kind].id,
    startDate: iso(start),
    endDate: iso(end),
    timezone: 'Europe/Berlin',
  }
  const answer = await actorClient(world, by).post('/v1/holds', {
    slot: { ...slot, ...(resourceId ? { resourceId } : {}) },
  })
  const same = liveHolds(model, by).find(
    (one) => one.kind === kind && one.start === start && (!resourceId || one.resourceIds.includes(resourceId)),
  )
  if (!expectOutcome(answer, same ? '200' : expectedTimeHold(model, { by, kind, start, end, resourceId }))) return
  const { hold } = answer.body
  if (same) return void expect(hold.id).toBe(same.id)
  const given = hold.slot.resourceId
  addHold(model, by, hold, { kind, start, end, named: resourceId !== null, scopeId: null, participants: 1 })
  nth(model.holds, model.holds.length - 1).resourceIds = usedResources(model, kind, given)
}

type WantedTime = { by: number; kind: Appointment; start: number; end: number; resourceId: string | null }

function expectedTimeHold(model: Model, { by, kind, start, end, resourceId }: WantedTime): string | string[] {
  if (liveHolds(model, by).length >= policy.mostHolds) return '429 HOLD_LIMIT_REACHED'
  const free = isBookable(model, kind, { resourceId, start, end })
  const notFree = start <= model.now ? ['428 SLOT_NOT_AVAILABLE'] : []
  if (isTooLate(model, start) && free) return ['428 BOOKING_POLICY_VIOLATION', ...notFree]
  return free ? '200' : '428 SLOT_NOT_AVAILABLE'
}

type Stored = Pick<ModelHold, 'kind' | 'start' | 'end' | 'named' | 'scopeId' | 'participants'>

function addHold(model: Model, by: number, hold: Answer['body'], held: Stored): void {
  const expiresAt = Date.parse(hold.expiresAt)
  expect(expiresAt).toBe(model.now + policy.holdMinutes * minute)
  model.holds = model.holds.filter(({ id }) => id !== hold.id)
  model.holds.push({ id: hold.id, visitor: by, madeAt: model.now, expiresAt, resourceIds: [], ...held })
}

type HeldSeats = { by: number; kind: 'class' | 'course'; at: number; participants: number }

async function holdSeats(model: Model, world: World, requested: HeldSeats): Promise<void> {
  const { by, kind, participants } = requested
  const session = kind === 'class' ? findClass(model, requested.at) : undefined
  const scopeId = session?.id ?? model.courseScheduleId
  const where = session ? { eventId: scopeId } : { scheduleId: scopeId }
  const slot = {
    serviceId: world.services[kind].id,
    timezone: 'Europe/Berlin',
    totalParticipants: participants,
    ...where,
  }
  const answer = await actorClient(world, by).post('/v1/holds', { slot })
  const there = liveHolds(model, by).find((one) => one.scopeId === scopeId)
  const same =
    there?.participants === participants && !session?.cancelled && (!session || session.start === there.start)
  if (!expectOutcome(answer, same ? '200' : expectedSeatsHold(model, requested, { scopeId, there })) || same) return
  const { hold } = answer.body
  if (there) expect(hold.id).toBe(there.id)
  const start = Date.parse(hold.slot.startDate)
  const end = Date.parse(hold.slot.endDate)
  addHold(model, by, hold, { kind, start, end, named: false, scopeId, participants })
}

function expectedSeatsHold(
  model: Model,
  { by, kind, participants }: HeldSeats,
  { scopeId, there }: { scopeId: string; there: ModelHold | undefined },
): string {
  if (participants > policy.mostParticipants) return '428 BOOKING_POLICY_VIOLATION'
  if (!there && liveHolds(model, by).length >= policy.mostHolds) return '429 HOLD_LIMIT_REACHED'
  const session = model.sessions.find(({ id }) => id === scopeId)
  if (session?.cancelled) return '428 SLOT_NOT_AVAILABLE'
  if (openSeats(model, scopeId, [there]) < participants) {
    return kind === 'class' ? '428 SESSION_CAPACITY_EXCEEDED' : '428 SCHEDULE_CAPACITY_EXCEEDED'
  }
  return session && isTooLate(model, session.start) ? '428 BOOKING_POLICY_VIOLATION' : '200'
}

type Chosen = { at: number; by: 'owner' | 'other' | 'admin'; live: boolean }

function pickHold(model: Model, { at, live }: Chosen): ModelHold {
  const liveHolds = model.holds.filter((one) => isLive(model, one))
  return nth(live && liveHolds.length > 0 ? liveHolds : model.holds, at)
}

async function bookHold(model: Model, world: World, chosen: Chosen): Promise<void> {
  const hold = pickHold(model, chosen)
  const client = actorClient(world, chosen.by === 'other' ? 1 - hold.visitor : hold.visitor)
  const contactDetails = { firstName: 'Clara', email: `${randomUUID()}@customer.example` }
  const answer = await client.post(`/v1/holds/${hold.id}/book`, { contactDetails })
  if (!expectOutcome(answer, chosen.by === 'other' ? '404 HOLD_NOT_FOUND' : expectedBooking(model, hold))) return
  model.holds = model.holds.filter((one) => one !== hold)
  model.bookings.push(bookingFrom(model, hold, answer.body.booking))
}

/** A live hold retains what the policy allowed when it was created; an expired one is checked again. */
function expectedBooking(model: Model, hold: ModelHold): string | string[] {
  const { kind, scopeId, participants, named } = hold
  const live = isLive(model, hold)
  if (isAppointment(kind)) {
    if (live) return '200'
    const resourceId = named ? (hold.resourceIds[0] ?? null) : null
    const free = isBookable(model, kind, { ...hold, resourceId })
    if (isTooLate(model, hold.start)) return '428 BOOKING_POLICY_VIOLATION'
    return free ? '200' : '428 SLOT_HOLD_UNAVAILABLE'
  }
  const session = model.sessions.find(({ id }) => id === scopeId)
  if (session && session.start !== hold.start) return '428 SLOT_HOLD_UNAVAILABLE'
  // The policy applies as of the time of holding.
  const at = live ? hold.madeAt : model.now
  if (session && at > session.start - policy.latestBooking) return '428 BOOKING_POLICY_VIOLATION'
  if (session?.cancelled) return '428 SLOT_HOLD_UNAVAILABLE'
  return live || openSeats(model, scopeId ?? '', [hold]) >= participants ? '200' : '428 SLOT_HOLD_UNAVAILABLE'
}

function bookingFrom(model: Model, hold: ModelHold, shown: Answer['body']): ModelBooking {
  const { kind, visitor: by, participants, scopeId } = hold
  const slot = shown.bookedEntity.slot
  const known = {
    id: shown.id,
    kind,
    visitor: by,
    revision: 1,
    participants,
    paymentStatus: 'UNDEFINED',
    passesAvailability: false,
    agreedStart: null,
    undo: null,
  }
  const status = needsApproval(model, kind) ? ('PENDING' as const) : ('CONFIRMED' as const)
  expect(shown.status).toBe(status)
  if (isAppointment(kind)) {
    const resourceId = slot.resource.id
    const place = { start: hold.start, end: hold.end, resourceId, resourceIds: usedResources(model, kind, resourceId) }
    return { ...known, ...place, status, sessionId: slot.eventId, doubleBooked: false }
  }
  const sessions = model.sessions.filter(({ id, kind: of }) => (kind === 'class' ? id === scopeId : of === 'course'))
  const resourceIds = [...new Set(sessions.flatMap((session) => session.resourceIds))]
  const times = { start: Date.parse(shown.startDate), end: Date.parse(shown.endDate) }
  const sessionId = kind === 'class' ? scopeId : null
  return { ...known, ...times, status, resourceIds, resourceId: null, sessionId, doubleBooked: false }
}

async function release(model: Model, world: World, chosen: Chosen): Promise<void> {
  const hold = pickHold(model, chosen)
  const other = chosen.by === 'other' ? 1 - hold.visitor : hold.visitor
  const client = chosen.by === 'admin' ? world.admin : actorClient(world, other)
  if (!expectOutcome(await client.delete(`/v1/holds/${hold.id}`), chosen.by === 'other' ? '404 HOLD_NOT_FOUND' : '200'))
    return
  model.holds = model.holds.filter((one) => one !== hold)
}

async function pass(model: Model, { clock, visitors }: World, minutes: number): Promise<void> {
  model.now = Math.min(dusk, model.now + minutes * minute)
  clock.set(model.now)
  // Tokens expire after hours; a client refreshes its own in time.
  if (minutes > 60) for (const one of visitors) await one.stay()
}

/** The cleanup job has no visible effect. It deletes holds that expired a day ago. */
async function runCleanup(model: Model, { context }: World): Promise<void> {
  for (const job of holdsJobs) await job.run(context, model.now)
  model.holds = model.holds.filter(({ expiresAt }) => expiresAt >= model.now - day)
}

/** Checks that the listed open seats are the remaining ones. */
async function countSeats(model: Model, { admin }: World): Promise<void> {
  for (const { id, kind } of model.sessions.filter(({ kind, cancelled }) => kind !== 'block' && !cancelled)) {
    const { seats } = (await admin.get(`/v1/sessions/${id}`)).body.session
    const scopeId = kind === 'class' ? id : model.courseScheduleId
    const open = Math.max(0, openSeats(model, scopeId))
    expect([seats.capacity, seats.open]).toEqual([getCapacity(model, scopeId), open])
  }
}

const chosen = fc.record({
  at: fc.nat({ max: 9 }),
  live: fc.constantFrom(true, true, false),
  by: fc.constantFrom('owner' as const, 'owner' as const, 'owner' as const, 'other' as const, 'admin' as const),
})
const someHold = ({ holds }: Model) => holds.length > 0

const time = fc.record({
  by: visitor,
  kind: fc.constantFrom<Appointment>('massage', 'treatment'),
  at: fc.nat({ max: starts.length - 1 }),
  person,
})

/** Holds a time with a named staff member. */
export const keepsNamedTime = step(
  'hold a time',
  time.map((one) => ({ ...one, person: one.person ?? 0 })),
  { run: holdTime },
)
export const booksHold = step('book a hold', chosen, { run: bookHold, applies: someHold })

export const keeping = [
  {
    weight: 6,
    arbitrary: step('hold a time', time, { run: holdTime }),
  },
  {
    weight: 5,
    arbitrary: step(
      'hold seats',
      fc.record({
        by: visitor,
        kind: fc.constantFrom('class' as const, 'class' as const, 'course' as const),
        at: fc.nat({ max: 1 }),
        participants: fc.constantFrom(1, 2, 3),
      }),
      { run: holdSeats },
    ),
  },
  { weight: 6, arbitrary: booksHold },
  { weight: 2, arbitrary: step('release a hold', chosen, { run: release, applies: someHold }) },
  {
    weight: 5,
    arbitrary: step('minutes pass', fc.constantFrom(1, 2, 6, 6, 11, 11, 90, 720), {
      run: pass,
      applies: ({ now }: Model) => now < dusk,
    }),
  },
  { weight: 1, arbitrary: step('sweep', fc.constant(null), { run: runCleanup }) },
  { weight: 1, arbitrary: step('count seats', fc.constant(null), { run: countSeats }) },
]
