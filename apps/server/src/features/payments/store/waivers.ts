import type { Insertable } from 'kysely'
import type { Database, Tx } from '../../../db/database.ts'

export async function insertWaiver(tx: Tx, waiver: Insertable<Database['waivers']>): Promise<void> {
  await tx.insertInto('waivers').values(waiver).execute()
}
