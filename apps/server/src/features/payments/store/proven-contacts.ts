import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { provenContactIds } from '../../members/index.ts'

/** Lists a member's verified contact and the contacts merged into it. */
export async function findProvenContacts(db: Db, siteId: string, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`select ${provenContactIds(siteId, memberId)} as ids`.execute(db)
  return rows[0]?.ids ?? []
}
