import type { Tasks } from '../../jobs/queue.ts'
import type { DueJob } from '../../jobs/schedule.ts'
import { type JobWorks, runJob } from './operations/run-job.ts'
import { jobTask, queueJob } from './operations/start-job.ts'
import { deleteOldJobs, findForgottenJobs, type JobKey } from './store.ts'

const forgottenMs = 2 * 60_000
const keptMs = 30 * 24 * 60 * 60_000

/**
 * The task of the queue that does every job, with what each feature does for its operations. `background.ts` hands it the
 * works of all features: a feature to the right of this room needs no more than to say what it does for one item.
 */
export const tasksOf = (works: JobWorks): Tasks => ({
  [jobTask]: (context, payload) => runJob(context, works, payload as JobKey),
})

/** Takes up again what a killed process left, and forgets jobs nobody asks for any more. */
export const jobsDue: DueJob[] = [
  {
    name: 'jobs.forgotten',
    run: async ({ db }, now) => {
      for (const job of await findForgottenJobs(db, now - forgottenMs)) await queueJob(db, job)
    },
  },
  { name: 'jobs.old', run: ({ db }, now) => deleteOldJobs(db, now - keptMs) },
]
