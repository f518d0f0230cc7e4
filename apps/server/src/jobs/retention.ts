import type { Db } from '../db/database.ts'
import { instant } from '../db/database.ts'
import type { DueJob } from './schedule.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Erases what has served its time and belongs to no feature. */
export const retentionJobs: DueJob[] = [
  { name: 'idempotency-keys', run: ({ db }, now) => deleteIdempotencyKeys(db, now - dayMs) },
]

async function deleteIdempotencyKeys(db: Db, before: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', instant(before)).execute()
}
