import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { NewService, NewServiceLocation } from '../rules/new-service.ts'
import { insertLocations, insertResourceTypes, insertStaff, writableColumns } from './insert-service.ts'
import type { ServiceRow } from './rows.ts'
import { findService, findServices } from './services.ts'

/** Locks a service against edits and deletion; undefined if it is deleted. */
export async function lockService(tx: Tx, siteId: string, id: string): Promise<ServiceRow | undefined> {
  await sql`select from services where site_id = ${siteId} and id = ${id} for no key update`.execute(tx)
  return findService(tx, siteId, id)
}

/** Locks a service, deleted or not, for deletion or restore; blocks new bookings too. */
export async function lockWholeService(tx: Tx, siteId: string, id: string): Promise<ServiceRow | undefined> {
  await sql`select from services where site_id = ${siteId} and id = ${id} for update`.execute(tx)
  const [row] = await findServices(tx, siteId, [id])
  return row
}

/** Writes an edit of a locked service. Locations and add-ons have operations of their own. */
export async function updateServiceRows(
  tx: Tx,
  siteId: string,
  id: string,
  { service, formId, bookingPolicyId }: { service: NewService; formId: string; bookingPolicyId: string },
): Promise<void> {
  await tx
    .updateTable('services')
    .set({ ...writableColumns(service), form_id: formId, booking_policy_id: bookingPolicyId })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  if (service.type === 'APPOINTMENT') {
    await deleteBeside(tx, 'service_staff', siteId, id)
    await insertStaff(tx, siteId, id, service.staffIds)
  }
  await deleteBeside(tx, 'service_resource_types', siteId, id)
  await insertResourceTypes(tx, siteId, id, service.resourceTypes)
}

export async function replaceLocations(
  tx: Tx,
  siteId: string,
  id: string,
  locations: NewServiceLocation[],
): Promise<void> {
  await deleteBeside(tx, 'service_locations', siteId, id)
  await insertLocations(tx, siteId, id, locations)
}

export async function setPricingPlans(tx: Tx, siteId: string, id: string, planIds: readonly string[]): Promise<void> {
  await sql<SqlBool>`update services set pricing_plan_ids = ${[...planIds]}::uuid[]
    where site_id = ${siteId} and id = ${id}`.execute(tx)
}

/** Bumps the revision and the event sequence. */
export async function countChange(tx: Tx, siteId: string, id: string, now: number): Promise<void> {
  await tx
    .updateTable('services')
    .set({ revision: sql`revision + 1`, event_sequence: sql`event_sequence + 1`, updated_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

function deleteBeside(
  tx: Tx,
  table: 'service_staff' | 'service_resource_types' | 'service_locations',
  siteId: string,
  id: string,
) {
  return tx.deleteFrom(table).where('site_id', '=', siteId).where('service_id', '=', id).execute()
}

/** Bumps several services, locked in id order to avoid deadlocks. */
export async function countChanges(tx: Tx, siteId: string, ids: readonly string[], now: number): Promise<void> {
  await sql`select from services where site_id = ${siteId} and id = any(${[...ids]}::uuid[])
    order by id for no key update`.execute(tx)
  await sql`update services set revision = revision + 1, event_sequence = event_sequence + 1,
    updated_at = ${new Date(now)} where site_id = ${siteId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}
