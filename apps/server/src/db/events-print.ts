import { type RawBuilder, sql } from 'kysely'

/** Changes whenever an event of this business has its position: a part of a statement. */
export function eventsPrint(siteId: RawBuilder<string>): RawBuilder<string> {
  return sql`(select max(e.position) from events e where e.site_id = ${siteId})::text`
}
