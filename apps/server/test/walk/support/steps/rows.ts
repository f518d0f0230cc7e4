import { sql } from 'kysely'
import type { Walk } from '../walk.ts'

/** Bookings of the town, with what the steps look at. */
export async function bookingsOf({ town: { test, siteId } }: Walk, statuses: readonly string[]) {
  return test.db
    .selectFrom('bookings')
    .select(['id', 'revision', 'status', 'service_id', 'session_id', 'starts_at', 'tag', 'total_participants'])
    .select(['created_by_id', 'created_by_type', 'contact_id'])
    .where('site_id', '=', siteId)
    .where('status', 'in', [...statuses])
    .orderBy('id')
    .execute()
}

/** Charges on which something is still owed. */
export async function openCharges({ town: { test, siteId } }: Walk) {
  return test.db
    .selectFrom('charges')
    .select(['id', 'contact_id', 'subject_id'])
    .where('site_id', '=', siteId)
    .where(sql<number>`total_minor - paid_minor + refunded_minor - credited_minor - waived_minor`, '>', 0)
    .orderBy('id')
    .execute()
}

export async function ordersOf({ town: { test, siteId } }: Walk, statuses: readonly string[]) {
  return test.db
    .selectFrom('orders')
    .select(['id', 'status', 'member_id', 'contact_id'])
    .where('site_id', '=', siteId)
    .where('status', 'in', [...statuses])
    .orderBy('id')
    .execute()
}

export async function sessionsOf({ town: { test, siteId } }: Walk, now: number, serviceId?: string) {
  return test.db
    .selectFrom('sessions')
    .innerJoin('services', 'services.id', 'sessions.service_id')
    .select(['sessions.id', 'sessions.revision', 'sessions.service_id', 'sessions.starts_at', 'services.type'])
    .where('sessions.site_id', '=', siteId)
    .where('sessions.status', '=', 'CONFIRMED')
    .where('services.type', '!=', 'APPOINTMENT')
    .where('sessions.starts_at', '>', new Date(now).toISOString())
    .$if(serviceId !== undefined, (query) => query.where('sessions.service_id', '=', serviceId ?? ''))
    .orderBy('sessions.id')
    .execute()
}
