import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { PublishedEvent } from '../../../jobs/events.ts'
import { bookingFqdn } from '../../bookings/index.ts'

/** The event of a booking that a message is about. */
export type BookingEvent = Pick<PublishedEvent, 'siteId' | 'entityId' | 'sequence' | 'slug' | 'payload'>

/** Finds the event of a booking. */
export async function findBookingEvent(db: Db, siteId: string, id: string): Promise<BookingEvent | undefined> {
  const row = await db
    .selectFrom('events')
    .select(['entity_id', 'sequence', 'slug', 'payload'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('entity_fqdn', '=', bookingFqdn)
    .executeTakeFirst()
  return (
    row && { siteId, entityId: row.entity_id, sequence: Number(row.sequence), slug: row.slug, payload: row.payload }
  )
}

/** Returns true if a booking has a later event of these slugs, or a later update that others follow. */
export async function hasLaterEvent(
  db: Db,
  { siteId, entityId, sequence }: BookingEvent,
  slugs: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('events')
    .select('id')
    .where('site_id', '=', siteId)
    .where('entity_fqdn', '=', bookingFqdn)
    .where('entity_id', '=', entityId)
    .where('sequence', '>', sequence)
    .where(sql<boolean>`(slug = any(${[...slugs]}::text[]) or payload ? 'followed')`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
