import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Version of the configuration, and those of the calendars of some resources, joined in id order. */
export type Versions = { configuration: number; calendars: string }

/** Reads the current versions, in one statement. */
export async function findVersions(db: Db, siteId: string, resourceIds: readonly string[]): Promise<Versions> {
  const { rows } = await sql<Versions>`
    select coalesce((select version from configuration_versions where site_id = ${siteId}), 0) as configuration,
      coalesce((select string_agg(calendar_version::text, ',' order by id) from resources
        where site_id = ${siteId} and id = any(${[...resourceIds]}::uuid[])), '') as calendars`.execute(db)
  return rows[0] as Versions
}
