import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type Actor, visitorsOf } from '../../../actor.ts'
import type { Database } from '../../../db/database.ts'

/** The part of a `where` that leaves a caller only the bookings they may know of. */
export type Visibility = (eb: ExpressionBuilder<Database, 'bookings'>) => Expression<SqlBool>

/** For the system itself, and for whoever holds a booking's signed link. */
export const visibleToAll: Visibility = () => sql<SqlBool>`true`

/** Customers see what they made; people with a calendar of their own what is on it; the business everything. */
export function visibleTo(actor: Actor): Visibility {
  switch (actor.type) {
    case 'visitor':
      return madeBy([['visitor', actor.visitorId]])
    case 'member':
      return madeBy([['member', actor.memberId], ...visitorsOf(actor).map((id) => ['visitor', id] as const)])
    case 'staff':
      return actor.resourceIds ? onCalendarOf(actor.resourceIds) : visibleToAll
    case 'app':
      return visibleToAll
    case 'none':
      return () => sql<SqlBool>`false`
  }
}

function madeBy(customers: readonly (readonly [string, string])[]): Visibility {
  return (eb) =>
    eb.or(
      customers.map(([type, id]) =>
        eb.and([eb('bookings.created_by_type', '=', type), eb('bookings.created_by_id', '=', id)]),
      ),
    )
}

function onCalendarOf(resourceIds: readonly string[]): Visibility {
  return () => sql<SqlBool>`bookings.resource_ids && ${resourceIds}::uuid[]`
}
