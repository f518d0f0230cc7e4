import { sql } from 'kysely'
import { type Db, instant, jsonb, type Tx } from '../../db/database.ts'

/** The actor of a job, as stored. */
export type StoredActor = Record<string, unknown> & { type: string }

export type JobKey = { siteId: string; id: string }
export type JobFailure = { id: string; code: string; description: string }

export type JobRow = {
  id: string
  operation: string
  actor: StoredActor
  payload: object
  status: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED'
  total: number | null
  succeeded: number
  failed: number
  failures: JobFailure[]
  items: string[] | null
  created_at: string
  finished_at: string | null
}

export async function insertJob(
  tx: Tx,
  { siteId, id }: JobKey,
  { operation, payload, actor }: { operation: string; payload: object; actor: StoredActor },
  now: number,
): Promise<void> {
  await tx
    .insertInto('async_jobs')
    .values({
      site_id: siteId,
      id,
      operation,
      payload: jsonb(payload),
      actor: jsonb(actor),
      created_at: new Date(now),
      touched_at: new Date(now),
    })
    .execute()
}

export async function findJob(db: Db, { siteId, id }: JobKey): Promise<JobRow | undefined> {
  const row = await db
    .selectFrom('async_jobs')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row as unknown as JobRow | undefined
}

/** Saves the items unless another process already has. */
export async function setItems(db: Db, { siteId, id }: JobKey, items: readonly string[], now: number): Promise<void> {
  await sql`
    update async_jobs set items = ${[...items]}::uuid[], total = ${items.length}, status = 'RUNNING',
      touched_at = ${new Date(now)}
    where site_id = ${siteId} and id = ${id} and items is null`.execute(db)
}

/** Locks the next unprocessed item, or returns undefined. */
export async function lockNextItem(
  tx: Tx,
  { siteId, id }: JobKey,
): Promise<{ id: string; position: number } | undefined> {
  const { rows } = await sql<{ id: string | null; position: number }>`
    select items[succeeded + failed + 1] as id, succeeded + failed as position
    from async_jobs where site_id = ${siteId} and id = ${id} and status = 'RUNNING' for no key update`.execute(tx)
  const [row] = rows
  return row?.id ? { id: row.id, position: row.position } : undefined
}

export async function setSucceeded(tx: Tx, { siteId, id }: JobKey, now: number): Promise<void> {
  await sql`update async_jobs set succeeded = succeeded + 1, touched_at = ${new Date(now)}
    where site_id = ${siteId} and id = ${id}`.execute(tx)
}

const recordedFailures = 100

/** Records a failed item unless another process has moved past it. */
export async function setFailed(
  db: Db,
  { siteId, id }: JobKey,
  { position, ...failure }: JobFailure & { position: number },
  now: number,
): Promise<void> {
  await sql`update async_jobs set failed = failed + 1, touched_at = ${new Date(now)},
      failures = case when failed < ${recordedFailures} then failures || ${jsonb([failure])} else failures end
    where site_id = ${siteId} and id = ${id} and succeeded + failed = ${position}`.execute(db)
}

export async function finishJob(
  db: Db,
  { siteId, id }: JobKey,
  status: 'DONE' | 'FAILED',
  now: number,
  failures: readonly JobFailure[] = [],
): Promise<void> {
  await sql`update async_jobs set status = ${status}, finished_at = ${new Date(now)},
      failures = failures || ${jsonb(failures)}
    where site_id = ${siteId} and id = ${id} and status in ('WAITING', 'RUNNING')`.execute(db)
}

/** Jobs not at their end that nothing was done for since an instant: their process was killed, or the queue was. */
export async function findAbandonedJobs(db: Db, before: number): Promise<JobKey[]> {
  const rows = await db
    .selectFrom('async_jobs')
    .select(['site_id as siteId', 'id'])
    .where('status', 'in', ['WAITING', 'RUNNING'])
    .where('touched_at', '<', instant(before))
    .execute()
  return rows
}

export async function deleteOldJobs(db: Db, before: number): Promise<void> {
  await db.deleteFrom('async_jobs').where('finished_at', '<', instant(before)).execute()
}
