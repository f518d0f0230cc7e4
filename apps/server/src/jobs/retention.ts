import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { instant } from '../db/database.ts'
import type { DueJob } from './schedule.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes expired data that belongs to no feature. */
export const retentionJobs: DueJob[] = [
  { name: 'idempotency-keys', run: ({ db }, now) => deleteIdempotencyKeys(db, now - dayMs) },
  { name: 'old-deliveries', run: ({ db }, now) => deleteOldDeliveries(db, now - 30 * dayMs) },
]

async function deleteIdempotencyKeys(db: Db, before: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', instant(before)).execute()
}

/** Limits a sweep after a long pause; the next minute continues. */
const deliveryBatchSize = 20_000

/**
 * Deletes deliveries made before an instant. Dead ones stay for inspection. The end of a delivery's lease stands for
 * its time, to two minutes.
 */
async function deleteOldDeliveries(db: Db, before: number): Promise<void> {
  await sql`
    delete from event_deliveries where (site_id, event_id, subscriber) in (
      select site_id, event_id, subscriber from event_deliveries
      where status = 'DONE' and next_attempt_at < ${new Date(before)}
      order by next_attempt_at limit ${deliveryBatchSize} for update skip locked
    )`.execute(db)
}
