import type { OutputOf } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findJob, type JobRow } from '../store.ts'
import { isSameActor } from '../view/actor.ts'

/** Visible only to the actor who started the job. */
export const getAsyncJob: Operation<'getAsyncJob'> = async ({ input, actor }, { db }) => {
  const job = await findJob(db, { siteId: actor.siteId, id: input.jobId })
  if (!job || !isSameActor(job.actor, actor)) return fail('NOT_FOUND')
  return { job: jobView(job) }
}

/** API shape of a job. */
function jobView(row: JobRow): OutputOf<'getAsyncJob'>['job'] {
  const { id, operation, status, total, succeeded, failed, failures, created_at, finished_at } = row
  return {
    id,
    operation,
    status,
    total,
    succeeded,
    failed,
    failures,
    createdDate: new Date(created_at).toISOString(),
    finishedDate: finished_at && new Date(finished_at).toISOString(),
  }
}
