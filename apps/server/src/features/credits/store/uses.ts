import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'

export type UseRow = Selectable<Database['credit_uses']>

export async function insertUse(
  tx: Tx,
  use: { siteId: string; id: string; bookingId: string; grantId: string; quantity: number },
  now: number,
): Promise<void> {
  await tx
    .insertInto('credit_uses')
    .values({
      site_id: use.siteId,
      id: use.id,
      booking_id: use.bookingId,
      grant_id: use.grantId,
      quantity: use.quantity,
      used_at: instant(now),
    })
    .execute()
}

/** Finds the credits a booking uses. */
export async function findOpenUses(db: Db, siteId: string, bookingId: string): Promise<UseRow[]> {
  return db
    .selectFrom('credit_uses')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('booking_id', '=', bookingId)
    .where('returned_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Lists the bookings that use credits of these balances. */
export async function listUsingBookings(db: Db, siteId: string, grantIds: readonly string[]): Promise<string[]> {
  if (grantIds.length === 0) return []
  const rows = await db
    .selectFrom('credit_uses')
    .select('booking_id')
    .distinct()
    .where('site_id', '=', siteId)
    .where('grant_id', 'in', [...grantIds])
    .where('returned_at', 'is', null)
    .orderBy('booking_id')
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}

/** Lists the bookings that use credits of an order's later cycles. */
export async function listBookingsAhead(
  db: Db,
  { siteId, orderId, after }: { siteId: string; orderId: string; after: number },
): Promise<string[]> {
  const grants = await db
    .selectFrom('credit_grants')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('cycle', '>', after)
    .where('replaces_id', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
  return listUsingBookings(
    db,
    siteId,
    grants.map(({ id }) => id),
  )
}

/** Counts the credits of an order that bookings use, by booking. */
export async function findUsesOfOrder(db: Db, siteId: string, orderId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('credit_uses')
    .innerJoin('credit_grants', (join) =>
      join
        .onRef('credit_grants.site_id', '=', 'credit_uses.site_id')
        .onRef('credit_grants.id', '=', 'credit_uses.grant_id'),
    )
    .select(['credit_uses.booking_id', (eb) => eb.fn.sum<string>('credit_uses.quantity').as('quantity')])
    .where('credit_uses.site_id', '=', siteId)
    .where('credit_grants.order_id', '=', orderId)
    .where('credit_grants.replaces_id', 'is', null)
    .where('credit_uses.returned_at', 'is', null)
    .groupBy('credit_uses.booking_id')
    .execute()
  return new Map(rows.map(({ booking_id, quantity }) => [booking_id, Number(quantity)]))
}

/** Adds credits from the same balance. */
export async function addToUse(tx: Tx, { site_id, id }: UseRow, quantity: number): Promise<void> {
  await tx
    .updateTable('credit_uses')
    .set({ quantity: sql`quantity + ${quantity}` })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
}

/** Ends a use, or a part of it as a row of its own. Returns the id of what ended. */
export async function endUse(
  tx: Tx,
  use: UseRow,
  { quantity, splitId }: { quantity: number; splitId: string },
  now: number,
): Promise<string> {
  const { site_id, id } = use
  if (quantity < use.quantity) {
    await addToUse(tx, use, -quantity)
    const part = { ...use, id: splitId, quantity, used_at: use.used_at, returned_at: instant(now) }
    await tx.insertInto('credit_uses').values(part).execute()
    return splitId
  }
  await tx
    .updateTable('credit_uses')
    .set({ returned_at: instant(now) })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
  return id
}
