import { type Insertable, sql } from 'kysely'
import type { Database, Db, Tx } from '../../../db/database.ts'

export async function insertWaiver(tx: Tx, waiver: Insertable<Database['waivers']>): Promise<void> {
  await tx.insertInto('waivers').values(waiver).execute()
}

/** Returns what the system gave up of a charge: nobody decided to forgive it. */
export async function sumSystemWaivers(db: Db, siteId: string, chargeId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('waivers')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .where('site_id', '=', siteId)
    .where('charge_id', '=', chargeId)
    .where('recorded_by_id', 'is', null)
    .executeTakeFirstOrThrow()
  return sum
}
