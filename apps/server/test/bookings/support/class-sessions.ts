import { randomUUID } from 'node:crypto'
import type { Context } from '../../../src/context.ts'
import { insertSeats, insertSession } from '../../../src/features/schedules/index.ts'
import {
  aService,
  aStudio,
  type Client,
  expected,
  type Service,
  type ServiceOptions,
  type Studio,
} from '../../support/factories.ts'

/** A session of a class or course for an hour from this instant, with its own seats if it is a class. */
export function aSession(
  context: Context,
  siteId: string,
  service: Service,
  startDate: string,
  { capacity = 8, course = false }: { capacity?: number; course?: boolean } = {},
): Promise<string> {
  const id = randomUUID()
  const start = Date.parse(startDate)
  return context.transaction(async (tx) => {
    await insertSession(
      tx,
      siteId,
      {
        id,
        scheduleId: service.scheduleId,
        serviceId: service.id,
        title: 'Yoga',
        start,
        end: start + 3_600_000,
        timeZone: 'Europe/Berlin',
      },
      context.clock.now(),
    )
    if (!course) await insertSeats(tx, siteId, [id], capacity)
    return id
  })
}

/** A studio with a class beside its appointments. */
export async function aClassStudio(
  app: Parameters<typeof aStudio>[0],
  context: Context,
  options: ServiceOptions = {},
): Promise<Studio & { yoga: Service }> {
  const studio = await aStudio(app, context, options)
  const yoga = await aService(context, studio.siteId, [], { name: 'Yoga', ...options, type: 'CLASS' })
  return { ...studio, yoga }
}

/** Seats of a class session or course taken by bookings. */
export async function seatsTaken(context: Context, scopeId: string): Promise<number> {
  const row = await context.db.selectFrom('seats').select('taken').where('scope_id', '=', scopeId).executeTakeFirst()
  return row?.taken ?? 0
}

/** A booking of a class session. */
export async function aLocation(client: Client, eventId: string, participants = 1, rest: object = {}) {
  const booking = {
    bookedEntity: { slot: { eventId } },
    contactDetails: { firstName: 'Clara', email: `${randomUUID()}@customer.example` },
    totalParticipants: participants,
    status: 'CONFIRMED',
    ...rest,
  }
  return expected(await client.post('/v2/bookings', { booking })).booking
}
