import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Actor, getCustomer } from '../../../actor.ts'
import type { Database } from '../../../db/database.ts'
import { provenContactIds } from '../../members/index.ts'

/** A `where` condition that limits bookings to those an actor may see. */
export type Visibility = (eb: ExpressionBuilder<Database, 'bookings'>) => Expression<SqlBool>

/** For the system, and for the holder of a booking's signed link. */
export const visibleToAll: Visibility = () => sql<SqlBool>`true`

/**
 * Limits to visible bookings: customers see their own, also through a key; staff limited to their own calendar those on it;
 * other staff and keys all.
 */
export function visibleTo(actor: Actor): Visibility {
  switch (actor.type) {
    case 'visitor':
      return madeBy([['visitor', actor.visitorId]])
    case 'member':
      return bookedBy(actor)
    case 'staff':
      return visibleToStaff(actor.resourceIds)
    case 'app':
      return actor.onBehalf ? visibleTo(actor.onBehalf) : visibleToAll
    case 'none':
      return () => sql<SqlBool>`false`
  }
}

/** Limits staff to the bookings on these calendars, if they are limited to their own. */
export function visibleToStaff(resourceIds: readonly string[] | undefined): Visibility {
  return resourceIds ? onOwnCalendar(resourceIds) : visibleToAll
}

/**
 * `visibleTo` with a booking that a member began as a visitor before this sign-in and has not completed: whoever knows its
 * id may go on with it. Completed ones, and those of earlier visitors, may be somebody else's at the same browser.
 */
export function continuableBy(actor: Actor): Visibility {
  const visible = visibleTo(actor)
  const customer = getCustomer(actor)
  const { visitorId } = customer?.type === 'member' ? customer : {}
  if (visitorId === undefined) return visible
  const made = madeBy([['visitor', visitorId]])
  return (eb) => eb.or([visible(eb), eb.and([made(eb), eb('bookings.status', '=', 'CREATED')])])
}

function madeBy(customers: readonly (readonly [string, string])[]): Visibility {
  return (eb) =>
    eb.or(
      customers.map(([type, id]) =>
        // A literal type: only then does a generic plan use the index on customers.
        eb.and([eb('bookings.created_by_type', '=', sql.lit(type)), eb('bookings.created_by_id', '=', id)]),
      ),
    )
}

type Member = { siteId: string; memberId: string }

/** Matches what a member booked, and bookings under their verified email address. */
export function bookedBy({ siteId, memberId }: Member): Visibility {
  const made = madeBy([['member', memberId]])
  return (eb) => eb.or([made(eb), sql<SqlBool>`bookings.contact_id = any(${provenContactIds(siteId, memberId)})`])
}

function onOwnCalendar(resourceIds: readonly string[]): Visibility {
  return () => usesAnyResource(resourceIds)
}

/**
 * Matches bookings that take the time of one of these resources: equals `resource_ids && …`. Most take the time of
 * their primary resource alone and are found by it, the others through index bookings_several_resources_idx.
 */
export function usesAnyResource(resourceIds: readonly string[]): RawBuilder<SqlBool> {
  const ids = sql`${[...resourceIds]}::uuid[]`
  return sql`(bookings.resource_ids && ${ids}
    and (bookings.resource_id = any(${ids}) or bookings.resource_ids <> array[bookings.resource_id]))`
}
