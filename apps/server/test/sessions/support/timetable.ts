import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../src/context.ts'
import { findLocations } from '../../../src/features/business/index.ts'
import { insertResource } from '../../../src/features/resources/index.ts'
import { aSite } from '../../support/a-site.ts'
import {
  type Answer,
  aClient,
  anAdmin,
  aService,
  aStaffMember,
  type Client,
  expected,
  type Service,
} from '../../support/factories.ts'
import { aPerson, signIn } from '../../support/people.ts'

/** A business with a class for eight, a course for eight, two people and a room. */
export type Timetable = {
  app: FastifyInstance
  context: Context
  siteId: string
  locationId: string
  livia: string
  marco: string
  room: string
  yoga: Service
  course: Service
  admin: Client
}

export async function aTimetable(
  app: FastifyInstance,
  context: Context,
  settings: { timeZone?: string } = {},
): Promise<Timetable> {
  const siteId = await aSite(context, { name: 'Studio Aventine', ...settings })
  const [location] = await findLocations(context.db, siteId)
  const now = context.clock.now()
  const hall = { name: 'Hall', typeId: null, timeZone: 'Europe/Berlin', workingHours: 'always' } as const
  return {
    app,
    context,
    siteId,
    locationId: location?.id ?? '',
    admin: await anAdmin(app, context, siteId),
    livia: await aStaffMember(context, siteId),
    marco: await aStaffMember(context, siteId, { name: 'Marco Conti' }),
    room: (await context.transaction((tx) => insertResource(tx, siteId, hall, now))).resourceId,
    yoga: await aService(context, siteId, [], { name: 'Yoga', type: 'CLASS' }),
    course: await aService(context, siteId, [], { name: 'Pottery', type: 'COURSE' }),
  }
}

/** A person of role staff whose calendar is that of this resource. */
export async function aStaffClient(timetable: Timetable, resourceId: string): Promise<Client> {
  const { app, context, siteId } = timetable
  const person = await aPerson(context, siteId, { role: 'staff', resourceIds: [resourceId] })
  return aClient(app, { ...(await signIn(app, person, siteId)).headers, 'wix-site-id': siteId })
}

/** Yoga with Livia on Monday at ten for an hour, unless more is said. */
export function yogaAt({ yoga, livia }: Timetable, localStartDate = '2026-06-08T10:00:00', more: object = {}) {
  return { serviceId: yoga.id, localStartDate, durationMinutes: 60, resourceIds: [livia], ...more }
}

export const weekly = { recurrence: { interval: 1 } }

/** The session made of this; fails unless it was. */
export async function createSession(timetable: Timetable, session: object, rest: object = {}): Promise<Answer['body']> {
  return expected(await timetable.admin.post('/v1/sessions', { session, ...rest })).session
}

/** Sessions of a range by start, optionally with cancelled ones. */
export async function sessionsIn(
  { admin }: Timetable,
  fromDate: string,
  toDate: string,
  more: object = {},
): Promise<Answer['body'][]> {
  return expected(await admin.post('/v1/sessions/query', { fromDate, toDate, limit: 1000, ...more })).sessions
}

/** Changes a session as it is now. */
export async function change({ admin }: Timetable, id: string, changes: object, rest: object = {}): Promise<Answer> {
  const { session } = expected(await admin.get(`/v1/sessions/${id}`))
  return admin.patch(`/v1/sessions/${id}`, { session: { revision: session.revision, ...changes }, ...rest })
}

/** Calls a session off as it is now. */
export async function cancelSession({ admin }: Timetable, id: string, rest: object = {}): Promise<Answer> {
  const { session } = expected(await admin.get(`/v1/sessions/${id}`))
  return admin.post(`/v1/sessions/${id}/cancel`, { revision: session.revision, ...rest })
}

/** A confirmed booking of a class session, made at the front desk. */
export async function bookSeat(
  { admin, yoga }: Timetable,
  sessionId: string,
  participants = 1,
): Promise<Answer['body']> {
  const slot = { serviceId: yoga.id, scheduleId: yoga.scheduleId, eventId: sessionId }
  const contactDetails = { firstName: 'Clara', lastName: 'Weiss', email: `${randomUUID()}@customer.example` }
  const booking = { bookedEntity: { slot }, contactDetails, totalParticipants: participants }
  const created = expected(await admin.post('/v2/bookings', { booking })).booking
  if (created.status === 'CONFIRMED') return created
  return expected(await admin.post(`/v2/bookings/${created.id}/confirm`, { revision: created.revision })).booking
}

/** `06-08 10:00` of each session, with what is odd about it. */
export function starts(sessions: Answer['body'][]): string[] {
  return sessions.map(({ localStartDate, changed, status }) =>
    [
      localStartDate.slice(5, 16).replace('T', ' '),
      ...(changed ? ['changed'] : []),
      ...(status === 'CANCELLED' ? ['off'] : []),
    ].join(' '),
  )
}
