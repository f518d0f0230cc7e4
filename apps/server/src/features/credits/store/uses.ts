import type { Selectable } from 'kysely'
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

export async function endUses(tx: Tx, siteId: string, ids: readonly string[], now: number): Promise<void> {
  await tx
    .updateTable('credit_uses')
    .set({ returned_at: instant(now) })
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute()
}
