import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findJob } from '../store.ts'
import { isSameActor } from '../view/actor.ts'
import { jobView } from '../view/job.ts'

/** Visible only to the actor who started the job. */
export const getAsyncJob: Operation<'getAsyncJob'> = async ({ input, actor }, { db }) => {
  const job = await findJob(db, { siteId: actor.siteId, id: input.jobId })
  if (!job || !isSameActor(job.actor, actor)) return fail('NOT_FOUND')
  return { job: jobView(job) }
}
