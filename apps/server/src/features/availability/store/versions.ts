import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { perDatabase } from '../../../db/per-database.ts'
import { SharedReads } from '../../../db/shared-reads.ts'

/** Version of the configuration, and those of the calendars of some resources, joined in id order. */
export type Versions = { configuration: number; calendars: string }

const sharedReads = perDatabase(() => new SharedReads<Versions>())

/** Reads the current versions. One statement, which equal requests at the same moment share. */
export function findVersions(db: Db, siteId: string, resourceIds: readonly string[]): Promise<Versions> {
  return sharedReads(db).read(`${siteId}/${resourceIds.join()}`, () => readVersions(db, siteId, resourceIds))
}

async function readVersions(db: Db, siteId: string, resourceIds: readonly string[]): Promise<Versions> {
  const { rows } = await sql<Versions>`
    select coalesce((select version from configuration_versions where site_id = ${siteId}), 0) as configuration,
      coalesce((select string_agg(calendar_version::text, ',' order by id) from resources
        where site_id = ${siteId} and id = any(${[...resourceIds]}::uuid[])), '') as calendars`.execute(db)
  return rows[0] as Versions
}
