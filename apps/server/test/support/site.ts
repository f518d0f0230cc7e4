import { randomUUID } from 'node:crypto'
import type { Db } from '../../src/db/database.ts'

/** A bare site row for tests below the features, which make sites in their own way. */
export async function insertSite(db: Db): Promise<string> {
  const id = randomUUID()
  const at = new Date('2026-01-01T00:00:00Z')
  const site = { id, slug: id, name: 'Test', time_zone: 'UTC', currency: 'EUR', created_at: at, updated_at: at }
  await db.insertInto('sites').values(site).execute()
  return id
}
