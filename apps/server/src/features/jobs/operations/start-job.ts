import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { insertJob, type JobKey } from '../store.ts'
import { writtenActor } from '../view/actor.ts'

export const jobTask = 'jobs.run'

/** What shall be done. */
export type NewJob = {
  /** The call that began it: the work registered under this id is done. */
  operation: string
  /** What that call asked for, as its work reads it again. */
  payload: object
}

/** Writes a job down and queues it, in the caller's transaction: a rollback leaves none. Answers its id. */
export async function startJob(
  tx: Tx,
  { clock, ids }: Pick<Context, 'clock' | 'ids'>,
  actor: Actor,
  job: NewJob,
): Promise<string> {
  const key = { siteId: actor.siteId, id: ids.guid() }
  await insertJob(tx, key, { ...job, actor: writtenActor(actor) }, clock.now())
  await queueJob(tx, key)
  return key.id
}

/** Queued twice it is done once: whoever comes second finds the items done. */
export function queueJob(db: Db, { siteId, id }: JobKey): Promise<void> {
  return enqueue(db, jobTask, { siteId, id }, { key: `${jobTask}:${id}` })
}
