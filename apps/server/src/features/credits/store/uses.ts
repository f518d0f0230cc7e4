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
