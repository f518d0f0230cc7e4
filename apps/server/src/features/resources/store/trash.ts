import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/**
 * Erases personal data of staff members. The name stays because bookings show it; their slugs
 * become free.
 */
export async function eraseStaff(tx: Tx, siteId: string, ids: readonly string[], now: number): Promise<void> {
  await sql`
    update staff_members set removed_at = ${new Date(now)}, updated_at = ${new Date(now)}, description = null,
      email = null, phone = null, gender = null, image_url = null, main_media = null, extended_fields = '{}',
      tags = '{}', private_tags = '{}', former_services = '[]', user_id = null
    where site_id = ${siteId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  await sql`delete from staff_slugs where site_id = ${siteId} and staff_member_id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )
}

/** Takes staff members of any site deleted before an instant, a batch at a time. */
export async function takeOldStaff(
  tx: Tx,
  { before, atOnce }: { before: Date; atOnce: number },
): Promise<{ siteId: string; ids: string[] }[]> {
  const { rows } = await sql<{ siteId: string; ids: string[] }>`
    select site_id as "siteId", array_agg(id) as ids from (
      select site_id, id from staff_members where deleted_at <= ${before} and removed_at is null
      order by deleted_at limit ${atOnce} for update skip locked) old
    group by site_id`.execute(tx)
  return rows
}

/** Records how many staff members were erased, without their identity. */
export async function recordErasure(tx: Tx, siteId: string, count: number, now: number): Promise<void> {
  const row = { id: randomUUID(), kind: 'staffMember', count, reason: 'retention', occurred_at: new Date(now) }
  await tx
    .insertInto('erasures')
    .values({ site_id: siteId, ...row })
    .execute()
}
