import { sql } from 'kysely'
import { type Db, instant, jsonb, type Tx } from '../../../db/database.ts'
import type { SavedSlug } from './slugs.ts'

/** What a service in the trash had. */
export type RemovedService = {
  slugs: SavedSlug[]
  sessionIds: string[]
  series: { id: string; untilDate: string | null }[]
  bookingIds: string[]
}

export async function saveRemovedService(
  tx: Tx,
  siteId: string,
  serviceId: string,
  stored: RemovedService,
): Promise<void> {
  await tx
    .insertInto('deleted_services')
    .values({
      site_id: siteId,
      service_id: serviceId,
      slugs: jsonb(stored.slugs),
      series: jsonb(stored.series),
      session_ids: stored.sessionIds,
      booking_ids: stored.bookingIds,
    })
    .execute()
}

/** Takes the data stored for a service that is restored. */
export async function takeStored(tx: Tx, siteId: string, serviceId: string): Promise<RemovedService> {
  const row = await tx
    .deleteFrom('deleted_services')
    .where('site_id', '=', siteId)
    .where('service_id', '=', serviceId)
    .returningAll()
    .executeTakeFirst()
  return {
    slugs: (row?.slugs ?? []) as RemovedService['slugs'],
    series: (row?.series ?? []) as RemovedService['series'],
    sessionIds: row?.session_ids ?? [],
    bookingIds: row?.booking_ids ?? [],
  }
}

/** Moves a service to the trash. Returns the sequence of its event. */
export async function setDeleted(tx: Tx, siteId: string, id: string, now: number): Promise<number> {
  const row = await tx
    .updateTable('services')
    .set({ deleted_at: new Date(now), revision: sql`revision + 1`, event_sequence: sql`event_sequence + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning('event_sequence')
    .executeTakeFirstOrThrow()
  return Number(row.event_sequence)
}

/** Restores a service from the trash, hidden. */
export async function setRestored(tx: Tx, siteId: string, id: string): Promise<void> {
  await tx
    .updateTable('services')
    .set({ deleted_at: null, hidden: true })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

export type DeletedRow = { id: string; name: string; type: string; deleted_at: string }

/** Lists services deleted since an instant, latest first. */
export async function listDeleted(db: Db, siteId: string, since: number): Promise<DeletedRow[]> {
  const rows = await db
    .selectFrom('services')
    .select(['id', 'name', 'type', 'deleted_at'])
    .where('site_id', '=', siteId)
    .where('deleted_at', '>', instant(since))
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute()
  return rows as DeletedRow[]
}

/** Deletes the data stored for services deleted before an instant, which can no longer be restored. */
export async function eraseStored(db: Db, before: number): Promise<void> {
  await sql`
    delete from deleted_services stored using services service
    where service.site_id = stored.site_id and service.id = stored.service_id
      and service.deleted_at <= ${instant(before)}
  `.execute(db)
}
