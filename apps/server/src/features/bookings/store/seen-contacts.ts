import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { type Visibility, visibleTo, visibleToAll } from './visible-to.ts'
import { hasBooking } from './visits.ts'

/**
 * Matches contacts this actor may see; for the `where` of a query over contacts. Staff limited to their own calendar see
 * those whom somebody else booked on it, and those they made themselves, in a booking too, until a colleague's calendar
 * alone has bookings of them. What they book themselves for somebody who is known already shows them no more than they typed.
 */
export function isSeenContact(db: Db, actor: Actor): RawBuilder<boolean> {
  if (actor.type !== 'staff' || !actor.resourceIds) return sql<boolean>`true`
  const isBookedByOthers = hasBooking(db, actor.siteId, madeByOthers(actor))
  const isBookedHere = hasBooking(db, actor.siteId, visibleTo(actor))
  const isBooked = hasBooking(db, actor.siteId, visibleToAll)
  return sql<boolean>`(${isBookedByOthers}
    or contacts.created_by_id = ${actor.userId} and (${isBookedHere} or not ${isBooked}))`
}

/** Visible bookings that the actor did not make, nor a customer who completed nothing. */
function madeByOthers(actor: Actor & { type: 'staff' }): Visibility {
  const visible = visibleTo(actor)
  return (eb) =>
    eb.and([
      visible(eb),
      sql<boolean>`not (bookings.status = 'CREATED' and bookings.created_by_type in ('visitor', 'member'))`,
      sql<boolean>`not (bookings.created_by_type = 'staff' and bookings.created_by_id = ${actor.userId})`,
    ])
}

/** Returns true if the actor may see this contact. */
export async function seesContact(db: Db, actor: Actor, contactId: string): Promise<boolean> {
  const seen = await db
    .selectFrom('contacts')
    .select('contacts.id')
    .where('contacts.site_id', '=', actor.siteId)
    .where('contacts.id', '=', contactId)
    .where(isSeenContact(db, actor))
    .executeTakeFirst()
  return seen !== undefined
}

/**
 * Returns true for a contact whose address is not for this person alone to say: they are limited to their own calendar, and
 * the contact has bookings on others, orders, or cards.
 */
export async function isSharedContact(db: Db, actor: Actor, contactId: string): Promise<boolean> {
  if (actor.type !== 'staff' || !actor.resourceIds) return false
  const { siteId } = actor
  const visible = visibleTo(actor)
  const other = await db
    .selectFrom('bookings')
    .select('id')
    .where('site_id', '=', siteId)
    .where('contact_id', '=', contactId)
    .where((eb) => eb.not(visible(eb)))
    .limit(1)
    .executeTakeFirst()
  if (other) return true
  const { rows } = await sql`select 1 where
    exists (select from orders where site_id = ${siteId} and contact_id = ${contactId})
    or exists (select from payment_methods
      where site_id = ${siteId} and contact_id = ${contactId} and deleted_at is null)`.execute(db)
  return rows.length > 0
}
