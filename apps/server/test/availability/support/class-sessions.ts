import { randomUUID } from 'node:crypto'
import type { Context } from '../../../src/context.ts'
import { jsonb } from '../../../src/db/database.ts'
import { insertOccupancies, insertSeats, insertSession } from '../../../src/features/schedules/index.ts'

export type SessionOptions = {
  start: string
  minutes?: number
  capacity?: number
  title?: string
  zone?: string
  resourceIds?: string[]
  locationId?: string
  cancelled?: boolean
}

/** Creates one session of a class or a course, with its own seats if it is a class. Returns the session's id. */
export async function aSession(
  context: Context,
  siteId: string,
  serviceId: string,
  { start, minutes = 60, capacity = 8, title = 'Morning class', zone = 'UTC', ...more }: SessionOptions,
): Promise<string> {
  const { resourceIds = [], locationId, cancelled = false } = more
  const service = await context.db
    .selectFrom('services')
    .select(['schedule_id', 'type'])
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow()
  const span = { start: Date.parse(start), end: Date.parse(start) + minutes * 60_000 }
  return context.transaction(async (tx) => {
    const where = locationId ? { locationType: 'BUSINESS', locationId } : {}
    const session = { scheduleId: service.schedule_id, serviceId, title, timeZone: zone, capacity, ...span, ...where }
    const sessionId = await insertSession(tx, siteId, session, context.clock.now())
    const status = cancelled ? 'CANCELLED' : 'CONFIRMED'
    await tx.updateTable('sessions').set({ resource_ids: resourceIds, status }).where('id', '=', sessionId).execute()
    if (service.type === 'CLASS') await insertSeats(tx, siteId, [sessionId], capacity)
    const claims = resourceIds.map((resourceId) => ({ siteId, resourceId, sessionId, ...span }))
    if (!cancelled) await insertOccupancies(tx, claims)
    return sessionId
  })
}

/** Sets the seats of a class session or of a course's schedule. */
export async function setSeats(
  context: Context,
  siteId: string,
  scopeId: string,
  places: { capacity?: number; taken?: number; offered?: number },
): Promise<void> {
  const over = Math.max(0, (places.taken ?? 0) + (places.offered ?? 0) - (places.capacity ?? 8))
  await context.db
    .insertInto('seats')
    .values({ site_id: siteId, scope_id: scopeId, capacity: 8, over, ...places })
    .onConflict((conflict) => conflict.columns(['site_id', 'scope_id']).doUpdateSet({ ...places, over }))
    .execute()
}

/** Keeps places until an instant. */
export async function holdSeats(
  context: Context,
  siteId: string,
  wanted: { scopeId: string; serviceId: string; seats: number; until: string; visitorId?: string },
): Promise<string> {
  const { scopeId, serviceId, seats, until } = wanted
  const id = randomUUID()
  await context.db
    .insertInto('holds')
    .values({
      site_id: siteId,
      id,
      owner_type: 'visitor',
      owner_id: wanted.visitorId ?? randomUUID(),
      seats,
      address_hash: Buffer.from('0'),
      checkout_id: randomUUID(),
      service_id: serviceId,
      time_zone: 'UTC',
      starts_at: until,
      ends_at: until,
      slot: jsonb({}),
      created_at: until,
      expires_at: until,
      scope_id: scopeId,
    })
    .execute()
  return id
}
