import { sql } from 'kysely'
import { type Db, jsonb, type Tx } from '../../../db/database.ts'

/** Slugs of other services of the site that are this one or begin with it. */
export async function findTakenSlugs(
  tx: Tx,
  siteId: string,
  { slug, serviceId }: { slug: string; serviceId: string },
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('service_slugs')
    .select('slug')
    .where('site_id', '=', siteId)
    .where('service_id', '<>', serviceId)
    .where(sql<boolean>`starts_with(slug, ${slug})`)
    .execute()
  return new Set(rows.map((row) => row.slug))
}

/** Finds the service that has or had a slug; undefined if it is free. */
export async function findSlugOwner(db: Db, siteId: string, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('service_slugs')
    .select('service_id')
    .where('site_id', '=', siteId)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.service_id
}

/**
 * Makes a slug the main one of a service, which may have had it before. Returns false if another service has or had it,
 * even if inserted concurrently.
 */
export async function insertMainSlug(
  tx: Tx,
  siteId: string,
  { serviceId, slug, custom }: { serviceId: string; slug: string; custom: boolean },
  now: number,
): Promise<boolean> {
  const mine = await tx
    .insertInto('service_slugs')
    .values({ site_id: siteId, slug, service_id: serviceId, custom, created_at: new Date(now) })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'slug']).doUpdateSet({ custom }).where('service_slugs.service_id', '=', serviceId),
    )
    .returning('slug')
    .executeTakeFirst()
  if (!mine) return false
  await tx
    .updateTable('services')
    .set({ main_slug: slug, main_slug_custom: custom })
    .where('site_id', '=', siteId)
    .where('id', '=', serviceId)
    .execute()
  return true
}

const savedSlugs = 100

/** Deletes the oldest derived slugs beyond the limit, never the main one. */
export async function dropOldSlugs(tx: Tx, siteId: string, serviceId: string): Promise<void> {
  await sql`
    delete from service_slugs where site_id = ${siteId} and slug in (
      select old.slug from service_slugs old
        join services on services.site_id = old.site_id and services.id = old.service_id
      where old.site_id = ${siteId} and old.service_id = ${serviceId} and old.slug <> services.main_slug
      order by old.custom, old.created_at, old.slug
      limit greatest(0, (select count(*)::int from service_slugs
        where site_id = ${siteId} and service_id = ${serviceId}) - ${savedSlugs})
    )`.execute(tx)
}

/** Deletes all slugs of a service. */
export async function freeSlugs(tx: Tx, siteId: string, serviceId: string): Promise<void> {
  await tx.deleteFrom('service_slugs').where('site_id', '=', siteId).where('service_id', '=', serviceId).execute()
}

/** A slug as stored with a service in the trash. */
export type SavedSlug = { name: string; custom: boolean; createdDate: string }

/** Restores the slugs of a service that are still free. */
export async function insertSavedSlugs(
  tx: Tx,
  siteId: string,
  serviceId: string,
  slugs: readonly SavedSlug[],
): Promise<void> {
  await sql`
    insert into service_slugs (site_id, slug, service_id, custom, created_at)
    select ${siteId}, saved.name, ${serviceId}, saved.custom, saved."createdDate"
    from jsonb_to_recordset(${jsonb(slugs)}) as saved(name text, custom boolean, "createdDate" timestamptz)
    on conflict do nothing`.execute(tx)
}
