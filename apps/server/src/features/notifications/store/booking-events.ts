import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { PublishedEvent } from '../../../jobs/events.ts'
import { bookingFqdn } from '../../bookings/index.ts'

/** The event of a booking that a message is about. */
export type BookingEvent = Pick<PublishedEvent, 'siteId' | 'entityId' | 'payload'>

/**
 * Finds an event of a booking if the booking has a later one of these slugs, or a later update that others follow; undefined
 * without.
 */
export async function findChangedEvent(
  db: Db,
  siteId: string,
  id: string,
  slugs: readonly string[],
): Promise<BookingEvent | undefined> {
  const row = await db
    .selectFrom('events')
    .select(['entity_id', 'payload'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('entity_fqdn', '=', bookingFqdn)
    .where(sql<boolean>`exists (select from events later where later.site_id = events.site_id
      and later.entity_fqdn = events.entity_fqdn and later.entity_id = events.entity_id
      and later.sequence > events.sequence
      and (later.slug = any(${[...slugs]}::text[]) or later.payload ? 'followed'))`)
    .executeTakeFirst()
  return row && { siteId, entityId: row.entity_id, payload: row.payload }
}
