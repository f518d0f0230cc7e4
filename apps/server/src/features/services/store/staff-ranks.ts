import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** Position of a staff member in the staff list of a service. */
export type StaffRank = { serviceId: string; position: number }

/**
 * Removes a staff member from every service, including those in the trash, incrementing revision and event sequence of
 * each. Returns the removed positions.
 */
export async function deleteStaffRanks(tx: Tx, siteId: string, resourceId: string, now: number): Promise<StaffRank[]> {
  const { rows } = await sql<StaffRank>`
    with chosen as (
      select s.id from services s join service_staff p on p.site_id = s.site_id and p.service_id = s.id
      where s.site_id = ${siteId} and p.resource_id = ${resourceId} order by s.id for no key update of s
    ),
    counted as (
      update services s set revision = revision + 1, event_sequence = event_sequence + 1, updated_at = ${new Date(now)}
      from chosen where s.site_id = ${siteId} and s.id = chosen.id)
    delete from service_staff p using chosen
    where p.site_id = ${siteId} and p.service_id = chosen.id and p.resource_id = ${resourceId}
    returning p.service_id as "serviceId", p.position`.execute(tx)
  return rows
}

/** Restores a staff member in the services that still exist and do not list them. Returns the ids of those services. */
export async function insertStaffRanks(
  tx: Tx,
  siteId: string,
  resourceId: string,
  ranks: readonly StaffRank[],
  now: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select * from unnest(${ranks.map(({ serviceId }) => serviceId)}::uuid[], ${ranks.map(({ position }) => position)}::int[])
        as it(service_id, position)),
    chosen as (
      select s.id, wanted.position from services s join wanted on wanted.service_id = s.id
      where s.site_id = ${siteId} and not exists (select 1 from service_staff p
        where p.site_id = s.site_id and p.service_id = s.id and p.resource_id = ${resourceId})
      order by s.id for no key update of s),
    counted as (
      update services s set revision = revision + 1, event_sequence = event_sequence + 1, updated_at = ${new Date(now)}
      from chosen where s.site_id = ${siteId} and s.id = chosen.id)
    insert into service_staff (site_id, service_id, resource_id, position)
    select ${siteId}, chosen.id, ${resourceId}, chosen.position from chosen
    returning service_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}
