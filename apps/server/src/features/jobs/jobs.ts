import type { Tasks } from '../../jobs/queue.ts'
import type { DueJob } from '../../jobs/schedule.ts'
import { type JobWorks, runJob } from './operations/run-job.ts'
import { jobTask, queueJob } from './operations/start-job.ts'
import { deleteOldJobs, findForgottenJobs, type JobKey } from './store.ts'

const forgottenMs = 2 * 60_000
const retentionMs = 30 * 24 * 60 * 60_000

/**
 * Returns the queue task that runs all jobs, with the handlers of every feature. `background.ts` passes them, because
 * some features come later in the order.
 */
export const tasksOf = (works: JobWorks): Tasks => ({
  [jobTask]: (context, payload) => runJob(context, works, payload as JobKey),
})

/** Resumes abandoned jobs and deletes old ones. */
export const jobsDue: DueJob[] = [
  {
    name: 'jobs.forgotten',
    run: async ({ db }, now) => {
      for (const job of await findForgottenJobs(db, now - forgottenMs)) await queueJob(db, job)
    },
  },
  { name: 'jobs.old', run: ({ db }, now) => deleteOldJobs(db, now - retentionMs) },
]
