import { randomUUID } from 'node:crypto'
import type { bookings } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../src/context.ts'
import { findSeats, insertSeats, insertSession, lockSeats, setCapacity } from '../../src/features/schedules/index.ts'
import {
  type Answer,
  aService,
  aStudio,
  type Client,
  expected,
  type Service,
  type ServiceOptions,
  type Studio,
} from './factories.ts'

/** A studio with a class or a course that Livia leads on Tuesday at eleven in Berlin. */
export type Group = Studio & {
  kind: 'CLASS' | 'COURSE'
  group: Service
  /** What its seats are counted under. */
  scopeId: string
  /** What createBooking takes for it. */
  entity: bookings.BookedEntity
  /** What createHold takes for it. */
  place: { serviceId: string; timezone: string; eventId?: string; scheduleId?: string }
}

export type GroupOptions = ServiceOptions & { capacity?: number; startDate?: string }

const tuesday = '2026-06-02T09:00:00.000Z'

/** Many may come with one booking, and it may be moved and cancelled, unless the policy says otherwise. */
export async function aGroup(
  app: FastifyInstance,
  context: Context,
  kind: Group['kind'],
  { capacity = 8, startDate = tuesday, ...options }: GroupOptions = {},
): Promise<Group> {
  const studio = await aStudio(app, context)
  const policy = {
    participantsPolicy: { maxParticipantsPerBooking: 1000 },
    cancellationPolicy: { enabled: true },
    reschedulePolicy: { enabled: true },
    ...options.policy,
  }
  const group = await aService(context, studio.siteId, [], { name: 'Yoga', ...options, policy, type: kind })
  const sessionId = await createSession(studio, group, { startDate, capacity, kind })
  const scopeId = kind === 'CLASS' ? sessionId : group.scheduleId
  await setSeats(studio, scopeId, capacity)
  const named = kind === 'CLASS' ? { eventId: sessionId } : { scheduleId: group.scheduleId }
  return {
    ...studio,
    kind,
    group,
    scopeId,
    place: { serviceId: group.id, timezone: 'Europe/Berlin', ...named },
    entity: kind === 'CLASS' ? { slot: { eventId: sessionId } } : { schedule: { scheduleId: group.scheduleId } },
  }
}

/** One more hour of it. Answers its id. */
export async function createSession(
  { context, siteId, resourceId }: Studio,
  service: Service,
  { startDate, capacity = 8, kind = 'CLASS' }: { startDate: string; capacity?: number; kind?: Group['kind'] },
): Promise<string> {
  const start = Date.parse(startDate)
  const session = { scheduleId: service.scheduleId, serviceId: service.id, title: 'Yoga', timeZone: 'Europe/Berlin' }
  return context.transaction(async (tx) => {
    const id = await insertSession(tx, siteId, { ...session, start, end: start + 3_600_000 }, context.clock.now())
    await tx
      .updateTable('sessions')
      .set({ resource_ids: [resourceId] })
      .where('id', '=', id)
      .execute()
    if (kind === 'CLASS') await insertSeats(tx, siteId, [id], capacity)
    return id
  })
}

export async function setSeats({ context, siteId }: Studio, scopeId: string, capacity: number): Promise<void> {
  await context.transaction(async (tx) => {
    const seats = await lockSeats(tx, siteId, scopeId, context.clock.now())
    if (seats) await setCapacity(tx, [seats], capacity)
  })
}

/** Cancels the session, with or without bookings. */
export async function cancelSession({ context, scopeId }: Group): Promise<void> {
  await context.db.updateTable('sessions').set({ status: 'CANCELLED' }).where('id', '=', scopeId).execute()
}

/** How the seats stand, as `taken/held of capacity`. */
export async function countSeats({ context, siteId, scopeId }: Group): Promise<string> {
  const seats = (await findSeats(context.db, siteId, [scopeId], context.clock.now())).get(scopeId)
  return `${seats?.taken}/${seats?.held} of ${seats?.capacity}`
}

/** Participants of live bookings there: always as many as the seats say, unless several may ask for one. */
export async function countParticipants({ context, siteId, scopeId }: Group): Promise<number> {
  const rows = await context.db
    .selectFrom('bookings')
    .select('total_participants')
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('session_id', '=', scopeId), eb('schedule_id', '=', scopeId)]))
    .where('status', 'in', ['CONFIRMED', 'PENDING'])
    .execute()
  return rows.reduce((sum, { total_participants }) => sum + total_participants, 0)
}

export function bookSeats(client: Client, { entity }: Group, more: bookings.Booking = {}, rest: object = {}) {
  const contactDetails = { firstName: 'Clara', email: `${randomUUID()}@customer.example` }
  const booking = { bookedEntity: entity, contactDetails, totalParticipants: 1, ...more }
  return client.post('/v2/bookings', { booking, ...rest })
}

/** The same; fails unless it was made. */
export async function someSeats(client: Client, group: Group, more: bookings.Booking = {}, rest: object = {}) {
  return expected(await bookSeats(client, group, more, rest)).booking
}

export function holdSeats(client: Client, { place }: Group, more: object = {}, rest: object = {}): Promise<Answer> {
  return client.post('/v1/holds', { slot: { ...place, ...more }, ...rest })
}
