import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { insertJob, type JobKey } from '../store.ts'
import { toStoredActor } from '../view/actor.ts'

export const jobTaskName = 'jobs.run'

/** The job to start. */
export type NewJob = {
  /** Operation whose handler runs the job. */
  operation: string
  /** Input of that operation. */
  payload: object
}

/** Inserts and queues a job in the caller's transaction. Returns its id. */
export async function startJob(
  tx: Tx,
  { clock, ids }: Pick<Context, 'clock' | 'ids'>,
  actor: Actor,
  job: NewJob,
): Promise<string> {
  const key = { siteId: actor.siteId, id: ids.guid() }
  await insertJob(tx, key, { ...job, actor: toStoredActor(actor) }, clock.now())
  await queueJob(tx, key)
  return key.id
}

/** Queueing twice is harmless: the second run finds no items left. */
export function queueJob(db: Db, { siteId, id }: JobKey): Promise<void> {
  return enqueue(db, jobTaskName, { siteId, id }, { key: `${jobTaskName}:${id}` })
}
