import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** Slugs of the site that are this one or begin with it. */
export async function findTakenSlugs(tx: Tx, siteId: string, slug: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('service_slugs')
    .select('slug')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`starts_with(slug, ${slug})`)
    .execute()
  return new Set(rows.map((row) => row.slug))
}

/** Makes the slug the main one of a service. False when another service has just taken it. */
export async function insertMainSlug(
  tx: Tx,
  siteId: string,
  { serviceId, slug, custom }: { serviceId: string; slug: string; custom: boolean },
  now: number,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('service_slugs')
    .values({ site_id: siteId, slug, service_id: serviceId, custom, created_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .executeTakeFirst()
  if (!inserted) return false
  await tx
    .updateTable('services')
    .set({ main_slug: slug, main_slug_custom: custom })
    .where('site_id', '=', siteId)
    .where('id', '=', serviceId)
    .execute()
  return true
}
