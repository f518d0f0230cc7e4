import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Sites } from '../../db/tables.ts'

/** A business as it is stored. */
export type SiteRow = Selectable<Sites>

/** The business of this id, or undefined. */
export function findSite(db: Db, siteId: string): Promise<SiteRow | undefined> {
  return db.selectFrom('sites').selectAll().where('id', '=', siteId).executeTakeFirst()
}

/** Every business an address could mean: named by a host, by the slug in the path, or the default one. */
export async function findAddressed(db: Db, hosts: readonly string[], slug: string | undefined) {
  return db
    .selectFrom('sites')
    .leftJoin('hosts', (join) =>
      join.onRef('hosts.site_id', '=', 'sites.id').on(sql<boolean>`hosts.host = any(${hosts}::text[])`),
    )
    .select(['sites.id', 'sites.slug', 'sites.is_default', 'hosts.host'])
    .where((eb) =>
      eb.or([
        eb('hosts.host', 'is not', null),
        eb('sites.is_default', '=', true),
        ...(slug === undefined ? [] : [eb('sites.slug', '=', slug)]),
      ]),
    )
    .execute()
}

/** What is needed to write a link to the site's pages. */
export function findLinkSettings(db: Db, siteId: string) {
  return db
    .selectFrom('sites')
    .select(['id', 'slug', 'is_default', 'confirmed_url', 'last_seen_url'])
    .where('id', '=', siteId)
    .executeTakeFirst()
}

/** Keeps the origin the owner works from. Writes nothing when it is known already. */
export async function updateLastSeenUrl(db: Db, siteId: string, origin: string): Promise<void> {
  await db
    .updateTable('sites')
    .set({ last_seen_url: origin })
    .where('id', '=', siteId)
    .where((eb) => eb.or([eb('last_seen_url', 'is', null), eb('last_seen_url', '!=', origin)]))
    .execute()
}

/** What the caller of `insertSiteRow` says about the business. */
export type SiteValues = {
  id: string
  slug: string
  name: string
  timeZone: string
  currency: string
  language: string
  languages: string[]
  email: string | null
}

/** Inserts the business unless its slug is taken; the first one of the installation becomes the default. */
export async function insertSiteRow(db: Db, values: SiteValues, now: number): Promise<boolean> {
  const at = new Date(now)
  const inserted = await db
    .insertInto('sites')
    .columns([
      ...(['id', 'slug', 'name', 'time_zone', 'currency', 'language', 'languages', 'email'] as const),
      ...(['created_at', 'updated_at', 'is_default'] as const),
    ])
    .expression(
      sql`select ${values.id}::uuid, ${values.slug}, ${values.name}, ${values.timeZone}, ${values.currency},
        ${values.language}, ${values.languages}::text[], ${values.email}, ${at}::timestamptz, ${at}::timestamptz,
        not exists (select 1 from sites where is_default)`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
